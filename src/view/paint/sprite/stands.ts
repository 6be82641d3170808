/**
 * Stands as sprites, one a stand, kept by id, moved without redrawing, given another picture only when what it shows has
 * changed or the zoom has come to another scale. All shadows are one drawing below them.
 */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Camera, StandLook } from '../../scene.ts';
import { SHADE } from '../colors.ts';
import { detailAt, pictureScale, type Detail } from '../lod.ts';
import { cornersOf } from '../rings.ts';
import { drawPicture, pictureKey, pictureOf, reachOf } from '../stand/picture.ts';
import type { TextureShelf } from './texture.ts';

const SHADOW = { x: 0.07, y: 0.09 };
const SHADOW_ALPHA = 0.33;
/** Pictures are drawn at twice the pixels shown, so that turned sprites stay sharp. */
const OVERDRAW = 2;
const MOST_PIXELS = 1400;

interface Piece {
  look: StandLook;
  readonly body: Sprite;
  key: string;
}

export interface StandLayer {
  readonly bodies: Container;
  readonly shadows: Graphics;
  readonly show: (stands: readonly StandLook[]) => void;
  readonly look: (camera: Camera, ratio: number) => void;
  /** Redraws pictures that are out of date, those in view first, for about so many milliseconds; true when some are left. */
  readonly work: (budget: number) => boolean;
  readonly detail: () => Detail;
  readonly clear: () => void;
}

export function standLayer(shelf: TextureShelf, alpha: number): StandLayer {
  const bodies = new Container();
  const shadows = new Graphics();
  const pieces = new Map<string, Piece>();
  let detail: Detail | null = null;
  let scale = 32;
  let resolution = OVERDRAW;
  let camera: Camera | null = null;
  let settled = false;
  let shaded = false;

  const show: StandLayer['show'] = (stands) => {
    const gone = new Set(pieces.keys());
    for (const look of stands) {
      gone.delete(look.id);
      const piece = pieces.get(look.id);
      if (piece === undefined) pieces.set(look.id, added(look));
      else if (piece.look !== look) {
        const moved = piece.look.box !== look.box;
        piece.look = look;
        if (moved) place(piece);
      }
    }
    for (const id of gone) remove(id);
    settled = shaded = false;
  };

  const added = (look: StandLook): Piece => {
    const piece: Piece = { look, body: new Sprite({ alpha }), key: '' };
    bodies.addChild(piece.body);
    place(piece);
    return piece;
  };

  const place = ({ look, body }: Piece): void => {
    const { center, facing } = look.box;
    body.position.set(center.x, -center.y);
    body.rotation = (facing * Math.PI) / 180;
    if (camera !== null) body.visible = inView(look, camera);
  };

  const remove = (id: string): void => {
    const piece = pieces.get(id);
    if (piece === undefined) return;
    piece.body.destroy();
    shelf.give(piece.key);
    pieces.delete(id);
  };

  const look: StandLayer['look'] = (next, ratio) => {
    const nextDetail = detailAt(next.pxPerInch, detail);
    const nextScale = pictureScale(next.pxPerInch);
    if (nextDetail !== detail || nextScale !== scale || resolution !== OVERDRAW * ratio) settled = false;
    [detail, scale, resolution, camera] = [nextDetail, nextScale, OVERDRAW * ratio, next];
    shadows.visible = detail !== 'staff' && alpha === 1;
    for (const { look: stand, body } of pieces.values()) {
      const seen = inView(stand, next);
      if (seen && !body.visible) settled = false;
      body.visible = seen;
    }
  };

  const refresh = (piece: Piece): void => {
    const picture = pictureOf(piece.look, detail ?? 'full');
    const key = pictureKey(picture, scale);
    if (key === piece.key) return;
    const drawnAt = Math.min(resolution, MOST_PIXELS / (Math.max(picture.width, picture.depth) * scale));
    piece.body.texture = shelf.take(key, () => drawPicture(picture, scale, drawnAt));
    const reach = reachOf(picture, scale);
    const pixels = scale * drawnAt;
    const { width, height } = piece.body.texture;
    piece.body.anchor.set(((picture.width / 2 + reach.side) * pixels) / width, ((picture.depth / 2 + reach.front) * pixels) / height);
    piece.body.scale.set(1 / pixels);
    shelf.give(piece.key);
    piece.key = key;
  };

  /** Shadows lie in table space: they fall south-east however a stand faces. */
  const castShadows = (): void => {
    shadows.clear();
    for (const { look: stand } of pieces.values()) castShadow(shadows, stand);
    shaded = true;
  };

  const work: StandLayer['work'] = (budget) => {
    if (!shaded && shadows.visible) castShadows();
    if (settled || camera === null) return false;
    const began = performance.now();
    for (const piece of pieces.values()) {
      if (!piece.body.visible) continue;
      if (performance.now() - began > budget) return true;
      refresh(piece);
    }
    settled = true;
    return false;
  };

  return { bodies, shadows, show, look, work, detail: () => detail ?? 'full', clear: () => [...pieces.keys()].forEach(remove) };
}

/** Whether a stand is in the view; it reaches at most its half diagonal, its notch and its weapons from its centre. */
function inView({ box }: StandLook, camera: Camera): boolean {
  const reach = Math.hypot(box.width, box.depth) / 2 + 0.6;
  const half = { x: camera.width / 2 / camera.pxPerInch + reach, y: camera.height / 2 / camera.pxPerInch + reach };
  return Math.abs(box.center.x - camera.center.x) < half.x && Math.abs(box.center.y - camera.center.y) < half.y;
}

function castShadow(pen: Graphics, { box, arm }: StandLook): void {
  const shifted = cornersOf(box).map(({ x, y }) => ({ x: x + SHADOW.x, y: y + SHADOW.y }));
  if (arm === 'general') pen.circle(box.center.x + SHADOW.x, -box.center.y + SHADOW.y, Math.min(box.width, box.depth) / 2);
  else pen.poly(shifted, true);
  pen.fill({ color: SHADE, alpha: SHADOW_ALPHA });
}
