/**
 * Stands as sprites: one body and one shadow a stand, kept by id, moved without redrawing, given another picture only when
 * what it shows has changed or the zoom has settled on another scale.
 */
import { Container, Sprite } from 'pixi.js';
import { toTable } from '../../camera.ts';
import type { Camera, StandLook } from '../../scene.ts';
import { faded, SHADE } from '../colors.ts';
import { detailAt, pictureScale, type Detail } from '../lod.ts';
import { drawPicture, pictureKey, pictureOf } from '../stand/picture.ts';
import { canvasOf, type TextureShelf } from './texture.ts';

const SHADOW = { x: 0.07, y: 0.09 };
const SHADOW_SCALE = 48;
const SHADOW_PAD = 4;
/** Pictures are drawn at twice the pixels shown, so that turned sprites stay sharp. */
const OVERDRAW = 2;
const MOST_PIXELS = 1400;

interface Piece {
  look: StandLook;
  readonly body: Sprite;
  readonly shadow: Sprite;
  key: string;
  shadowKey: string;
}

export interface StandLayer {
  readonly bodies: Container;
  readonly shadows: Container;
  readonly show: (stands: readonly StandLook[]) => void;
  readonly look: (camera: Camera, ratio: number) => void;
  /** Redraws pictures that are out of date, those in view first, for about so many milliseconds; true when some are left. */
  readonly work: (budget: number) => boolean;
  readonly detail: () => Detail;
  readonly clear: () => void;
}

export function standLayer(shelf: TextureShelf, alpha: number): StandLayer {
  const bodies = new Container({ alpha: 1 });
  const shadows = new Container();
  const pieces = new Map<string, Piece>();
  let detail: Detail | null = null;
  let scale = 32;
  let resolution = OVERDRAW;
  let camera: Camera | null = null;
  let settled = false;

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
    settled = false;
  };

  const added = (look: StandLook): Piece => {
    const piece: Piece = { look, body: new Sprite({ anchor: 0.5, alpha }), shadow: new Sprite({ anchor: 0.5 }), key: '', shadowKey: '' };
    bodies.addChild(piece.body);
    shadows.addChild(piece.shadow);
    place(piece);
    return piece;
  };

  const place = ({ look, body, shadow }: Piece): void => {
    const { center, facing } = look.box;
    body.position.set(center.x, -center.y);
    shadow.position.set(center.x + SHADOW.x, -center.y + SHADOW.y);
    body.rotation = shadow.rotation = (facing * Math.PI) / 180;
    if (camera !== null) cull(look, body, shadow, camera);
  };

  const remove = (id: string): void => {
    const piece = pieces.get(id);
    if (piece === undefined) return;
    piece.body.destroy();
    piece.shadow.destroy();
    shelf.give(piece.key);
    shelf.give(piece.shadowKey);
    pieces.delete(id);
  };

  const look: StandLayer['look'] = (next, ratio) => {
    const nextDetail = detailAt(next.pxPerInch, detail);
    const nextScale = pictureScale(next.pxPerInch);
    if (nextDetail !== detail || nextScale !== scale || resolution !== OVERDRAW * ratio) settled = false;
    [detail, scale, resolution, camera] = [nextDetail, nextScale, OVERDRAW * ratio, next];
    shadows.visible = detail !== 'staff' && alpha === 1;
    for (const piece of pieces.values()) cull(piece.look, piece.body, piece.shadow, next);
  };

  const refresh = (piece: Piece): void => {
    const picture = pictureOf(piece.look, detail ?? 'full');
    const key = pictureKey(picture, scale);
    if (key === piece.key) return;
    const drawnAt = Math.min(resolution, MOST_PIXELS / (Math.max(picture.width, picture.depth) * scale));
    piece.body.texture = shelf.take(key, () => drawPicture(picture, scale, drawnAt));
    piece.body.scale.set(1 / (scale * drawnAt));
    shelf.give(piece.key);
    piece.key = key;
    castShadow(piece, picture.arm === 'general', shelf);
  };

  const work: StandLayer['work'] = (budget) => {
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

  return {
    bodies,
    shadows,
    show,
    look: (next, ratio) => {
      const seen = [...pieces.values()].filter(({ body }) => body.visible).length;
      look(next, ratio);
      if ([...pieces.values()].filter(({ body }) => body.visible).length !== seen) settled = false;
    },
    work,
    detail: () => detail ?? 'full',
    clear: () => [...pieces.keys()].forEach(remove),
  };
}

/** Stands outside the view are left out; a stand reaches at most its half diagonal, its notch and its shadow from its centre. */
function cull({ box }: StandLook, body: Sprite, shadow: Sprite, camera: Camera): void {
  const reach = Math.hypot(box.width, box.depth) / 2 + 0.6;
  const least = toTable(camera, { x: 0, y: camera.height });
  const most = toTable(camera, { x: camera.width, y: 0 });
  const { x, y } = box.center;
  const inView = x > least.x - reach && x < most.x + reach && y > least.y - reach && y < most.y + reach;
  body.visible = shadow.visible = inView;
}

function castShadow(piece: Piece, round: boolean, shelf: TextureShelf): void {
  const { width, depth } = piece.look.box;
  const key = `shadow|${round ? 'disc' : 'base'}|${width}|${depth}`;
  if (key === piece.shadowKey) return;
  piece.shadow.texture = shelf.take(key, () => drawShadow(width, depth, round));
  piece.shadow.scale.set(1 / SHADOW_SCALE);
  shelf.give(piece.shadowKey);
  piece.shadowKey = key;
}

function drawShadow(width: number, depth: number, round: boolean): HTMLCanvasElement {
  const [w, d] = [width * SHADOW_SCALE, depth * SHADOW_SCALE];
  const { canvas, ctx } = canvasOf(2 * Math.ceil(w / 2 + SHADOW_PAD), 2 * Math.ceil(d / 2 + SHADOW_PAD));
  ctx.translate(canvas.width / 2, canvas.height / 2);
  ctx.fillStyle = faded(SHADE, 0.33);
  ctx.beginPath();
  if (round) ctx.arc(0, 0, Math.min(w, d) / 2, 0, 2 * Math.PI);
  else ctx.roundRect(-w / 2, -d / 2, w, d, 0.07 * SHADOW_SCALE);
  ctx.fill();
  return canvas;
}
