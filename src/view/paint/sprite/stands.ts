/**
 * Stands as sprites, one a stand, kept by id, moved without redrawing, given another picture only when what it shows has
 * changed or the zoom has come to another scale. All shadows are one drawing below them.
 */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Camera, StandLook } from '../../scene.ts';
import { SHADE } from '../colors.ts';
import { detailAt, pictureScale, type Detail } from '../lod.ts';
import { cornersOf } from '../rings.ts';
import type { StandPicture } from '../stand/pen.ts';
import { drawPicture, pictureKey, pictureOf, reachOf } from '../stand/picture.ts';
import type { View } from '../view.ts';
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

export class StandLayer {
  readonly bodies = new Container();
  readonly shadows = new Graphics();
  readonly #shelf: TextureShelf;
  readonly #alpha: number;
  readonly #pieces = new Map<string, Piece>();
  #detail: Detail | null = null;
  #scale = 1;
  #resolution = OVERDRAW;
  #camera: Camera | null = null;
  /** Whether every picture in view is up to date, and every shadow where its stand is. */
  #settled = false;
  #shaded = false;

  constructor(shelf: TextureShelf, alpha: number) {
    this.#shelf = shelf;
    this.#alpha = alpha;
  }

  show(stands: readonly StandLook[]): void {
    const gone = new Set(this.#pieces.keys());
    for (const look of stands) {
      gone.delete(look.id);
      const piece = this.#pieces.get(look.id) ?? this.#added(look);
      if (piece.look.box !== look.box) this.#place(piece, look);
      piece.look = look;
    }
    for (const id of gone) this.#remove(id);
    this.#settled = this.#shaded = false;
  }

  look({ camera, ratio }: View): void {
    const detail = detailAt(camera.pxPerInch, this.#detail);
    const scale = pictureScale(camera.pxPerInch);
    if (detail !== this.#detail || scale !== this.#scale || this.#resolution !== OVERDRAW * ratio) this.#settled = false;
    this.#detail = detail;
    this.#scale = scale;
    this.#resolution = OVERDRAW * ratio;
    this.#camera = camera;
    this.shadows.visible = detail !== 'staff' && this.#alpha === 1;
    for (const { look, body } of this.#pieces.values()) {
      const seen = inView(look, camera);
      if (seen && !body.visible) this.#settled = false;
      body.visible = seen;
    }
  }

  /** Redraws pictures in view that are out of date, for about so many milliseconds; true when some are left. */
  work(budget: number): boolean {
    if (!this.#shaded && this.shadows.visible) this.#castShadows();
    if (this.#settled || this.#camera === null) return false;
    const began = performance.now();
    for (const piece of this.#pieces.values()) {
      if (!piece.body.visible) continue;
      if (performance.now() - began > budget) return true;
      this.#refresh(piece);
    }
    this.#settled = true;
    return false;
  }

  clear(): void {
    for (const id of this.#pieces.keys()) this.#remove(id);
  }

  #added(look: StandLook): Piece {
    const piece: Piece = { look, body: new Sprite({ alpha: this.#alpha }), key: '' };
    this.bodies.addChild(piece.body);
    this.#pieces.set(look.id, piece);
    this.#place(piece, look);
    return piece;
  }

  #place({ body }: Piece, look: StandLook): void {
    const { center, facing } = look.box;
    body.position.set(center.x, -center.y);
    body.rotation = (facing * Math.PI) / 180;
    if (this.#camera !== null) body.visible = inView(look, this.#camera);
  }

  #remove(id: string): void {
    const piece = this.#pieces.get(id);
    if (piece === undefined) return;
    piece.body.destroy();
    this.#shelf.give(piece.key);
    this.#pieces.delete(id);
  }

  #refresh(piece: Piece): void {
    const picture = pictureOf(piece.look, this.#detail ?? 'full');
    const key = pictureKey(picture, this.#scale);
    if (key === piece.key) return;
    const resolution = Math.min(this.#resolution, MOST_PIXELS / (Math.max(picture.width, picture.depth) * this.#scale));
    piece.body.texture = this.#shelf.take(key, () => drawPicture(picture, this.#scale, resolution));
    fitSprite(piece.body, picture, { scale: this.#scale, resolution });
    this.#shelf.give(piece.key);
    piece.key = key;
  }

  /** Shadows lie in table space: they fall south-east however a stand faces. */
  #castShadows(): void {
    this.shadows.clear();
    for (const { look } of this.#pieces.values()) castShadow(this.shadows, look);
    this.#shaded = true;
  }
}

/** Sizes a sprite to inches, turning about the middle of the base. */
function fitSprite(body: Sprite, picture: StandPicture, { scale, resolution }: { scale: number; resolution: number }): void {
  const pixels = scale * resolution;
  const reach = reachOf(picture, scale);
  const { width, height } = body.texture;
  body.anchor.set(((picture.width / 2 + reach.side) * pixels) / width, ((picture.depth / 2 + reach.front) * pixels) / height);
  body.scale.set(1 / pixels);
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
