/** The layers of the table from the sheet up to the labels, and what each must redraw after a change. */
import { Container } from 'pixi.js';
import type { StandId } from '#geometry/table/table';
import { toScreen } from '../camera.ts';
import type { Camera, Scene } from '../scene.ts';
import { glowAt, GLOWS } from './motion/timeline.ts';
import { CardLayer } from './sprite/cards.ts';
import { Overlay } from './sprite/overlay.ts';
import { StandLayer } from './sprite/stands.ts';
import { TextureShelf } from './sprite/texture.ts';
import { TileLayer, type Rest } from './sprite/tiles.ts';
import type { View } from './view.ts';

/** Milliseconds a pan rests before labels look for their places again. */
const LABEL_REST = 110;
const GHOST = 0.5;

export class TableStage {
  readonly root = new Container();
  readonly effects = new Container();
  readonly shelf = new TextureShelf();
  readonly #tiles = new TileLayer();
  readonly #overlay = new Overlay();
  readonly #stands = new StandLayer(this.shelf, 1);
  readonly #ghosts = new StandLayer(this.shelf, GHOST);
  readonly #cards = new CardLayer(this.shelf);
  readonly #world: readonly Container[];
  readonly #still: boolean;
  #scene: Scene | null = null;
  #view: View | null = null;
  /** The camera that everything in screen pixels was drawn for. */
  #penned: Camera | null = null;
  #stale = true;
  #movedAt = -Infinity;
  #reached: ReadonlySet<StandId> | null = null;
  #lit = '';
  #litAt = -Infinity;

  /** `still`: nothing pulses. */
  constructor(still: boolean) {
    this.#still = still;
    this.#world = [this.#stands.shadows, this.#ghosts.bodies, this.#stands.bodies];
    const { sheet, below, above } = this.#overlay;
    this.root.addChild(sheet, this.#tiles.root, below, ...this.#world, above, this.effects, this.#cards.root);
  }

  show(scene: Scene): void {
    this.#scene = scene;
    this.#stands.show(scene.stands);
    this.#ghosts.show(scene.ghosts);
    this.#tiles.setTable(
      scene,
      scene.terrain.map(({ piece }) => piece),
    );
    const lit = scene.stands.flatMap(({ id, emphasis }) => (emphasis === 'lit' ? [id] : [])).join(' ');
    if (lit !== this.#lit && lit !== '' && !this.#still) this.#litAt = performance.now();
    this.#lit = lit;
    this.#stale = true;
  }

  look(view: View): void {
    if (this.#view !== null && this.#view.camera !== view.camera) this.#movedAt = performance.now();
    if (this.#view?.ratio !== view.ratio) this.#stale = true;
    this.#view = view;
    this.#tiles.look(view);
    this.#stands.look(view);
    this.#ghosts.look(view);
    const origin = toScreen(view.camera, { x: 0, y: 0 });
    for (const layer of this.#world) {
      layer.scale.set(view.camera.pxPerInch);
      layer.position.set(origin.x, origin.y);
    }
  }

  /** Brings every layer up to date, spending about so many milliseconds on pictures. */
  prepare(budget: number): Rest {
    if (this.#scene === null || this.#view === null) return 'done';
    const labels = this.#layPixels(this.#scene, this.#view);
    const glowing = this.#glow(this.#scene);
    const ground = this.#tiles.work(budget);
    const drawing = [this.#stands.work(budget), this.#ghosts.work(budget)].includes(true);
    if (ground === 'more' || drawing || glowing) return 'more';
    return ground === 'done' ? labels : ground;
  }

  /** While a ball is shown: hides the shot's own lines and labels, and lights only the stands reached; null ends it. */
  holdMarks(reached: ReadonlySet<StandId> | null): void {
    const changed = reached?.size !== this.#reached?.size;
    this.#reached = reached;
    this.#cards.hold(reached !== null);
    if (changed && this.#scene !== null) this.#light(this.#scene);
  }

  /** Draws all words anew, when their face has arrived. */
  retype(): void {
    this.#cards.clear();
    this.shelf.forgetSpare();
    this.#stale = true;
  }

  destroy(): void {
    this.#stands.clear();
    this.#ghosts.clear();
    this.#ghosts.shadows.destroy();
    this.#cards.clear();
    this.#tiles.destroy();
    this.root.destroy({ children: true });
    this.shelf.clear();
  }

  /** What is drawn in screen pixels: anew for another scene or scale, shifted by a pan, labels laid again when it rests. */
  #layPixels(scene: Scene, view: View): Rest {
    const { camera } = view;
    const rested = performance.now() - this.#movedAt;
    const panned = this.#penned !== null && !sameCenter(this.#penned, camera);
    if (this.#stale || !sameSize(this.#penned, camera) || (panned && rested > LABEL_REST)) {
      this.#overlay.pen(scene, camera);
      this.#cards.lay(scene, view);
      this.#penned = camera;
      this.#stale = false;
      this.#light(scene);
    }
    if (this.#penned !== null) this.#overlay.shift(this.#penned, camera, view.ratio, [this.#cards.root]);
    return this.#penned !== null && !sameCenter(this.#penned, camera) ? Math.max(LABEL_REST - rested, 1) + 1 : 'done';
  }

  #light(scene: Scene): void {
    if (this.#penned === null) return;
    const glow = glowAt(performance.now() - this.#litAt);
    this.#overlay.light(scene, this.#penned, { reached: this.#reached, glow });
  }

  /** Two beats of light on what was just lit; true while they go on. */
  #glow(scene: Scene): boolean {
    if (this.#litAt === -Infinity) return false;
    const going = performance.now() - this.#litAt < GLOWS;
    if (!going) this.#litAt = -Infinity;
    this.#light(scene);
    return going;
  }
}

const sameCenter = (a: Camera, b: Camera): boolean => a.center.x === b.center.x && a.center.y === b.center.y;
const sameSize = (a: Camera | null, b: Camera): boolean => a?.pxPerInch === b.pxPerInch && a.width === b.width && a.height === b.height;
