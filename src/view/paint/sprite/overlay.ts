/** Everything drawn in screen pixels for one camera: a pan shifts it, a zoom draws it anew. */
import { Container, Graphics } from 'pixi.js';
import type { StandId } from '#geometry/table/table';
import { toScreen } from '../../camera.ts';
import type { Mark } from '../../mark/mark.ts';
import type { Camera, Scene } from '../../scene.ts';
import { drawRings, drawStruck, drawTerrainEmphasis } from '../mark/emphasis.ts';
import { drawAreas, drawLines } from '../mark/lines.ts';
import { onPixels } from '../view.ts';
import { drawNeatLine, drawSheet, tableEdge } from './sheet.ts';

/** What of the emphases shows: the stands that a ball in flight has reached (null: all), and how strongly lit stands glow. */
export interface Lighting {
  readonly reached: ReadonlySet<StandId> | null;
  readonly glow: number;
}

export class Overlay {
  readonly sheet = new Graphics();
  /** Under the stands: table edge, lit pieces, arcs' fills. */
  readonly below = new Container();
  /** Over the stands: rings, arcs' edges, lines. */
  readonly above = new Container();
  readonly #frame = new Graphics();
  readonly #lit = new Graphics();
  readonly #areas = new Graphics();
  readonly #stands = new Graphics();
  readonly #arcs = new Graphics();
  readonly #lines = new Graphics();

  constructor() {
    this.below.addChild(this.#frame, this.#lit, this.#areas);
    this.above.addChild(this.#stands, this.#arcs, this.#lines);
  }

  pen(scene: Scene, camera: Camera): void {
    const edge = tableEdge(scene, camera);
    for (const pen of [this.sheet, this.#frame, this.#lit, this.#areas, this.#arcs, this.#lines]) pen.clear();
    drawSheet(this.sheet, scene, camera);
    drawNeatLine(this.#frame, scene, camera);
    drawTerrainEmphasis(this.#lit, scene, camera);
    drawAreas(this.#areas, scene.marks, { camera, edge });
    drawLines(this.#arcs, scene.marks.filter(isArc), { camera, edge });
    drawLines(
      this.#lines,
      scene.marks.filter((mark) => !isArc(mark)),
      { camera, edge },
    );
  }

  light(scene: Scene, camera: Camera, { reached, glow }: Lighting): void {
    this.#stands.clear();
    const shown = scene.stands.filter(({ id, emphasis }) => reached === null || emphasis !== 'struck' || reached.has(id));
    drawStruck(this.#stands, shown, { camera, glow });
    drawRings(this.#stands, scene, camera);
    this.#lines.visible = reached === null;
  }

  /** Moves all layers, and `others` with them, from the camera they were drawn for to this one of the same scale. */
  shift(from: Camera, to: Camera, ratio: number, others: readonly Container[]): void {
    const origin = toScreen(to, from.center);
    const [x, y] = [onPixels(origin.x - from.width / 2, ratio), onPixels(origin.y - from.height / 2, ratio)];
    for (const layer of [this.sheet, this.below, this.above, ...others]) layer.position.set(x, y);
  }
}

const isArc = (mark: Mark): boolean =>
  (mark.kind === 'line' || mark.kind === 'disc') && (mark.stroke === 'arc-edge' || mark.stroke === 'band');
