/** The layers of the table from the sheet up to the labels, and what each must redraw after a change. */
import { Container, Graphics } from 'pixi.js';
import { toScreen } from '../camera.ts';
import type { StandId } from '#geometry/table/table';
import type { Mark } from '../mark/mark.ts';
import type { Camera, Scene } from '../scene.ts';
import { drawRings, drawStruck, drawTerrainEmphasis } from './mark/emphasis.ts';
import { drawAreas, drawLines } from './mark/lines.ts';
import { cardLayer } from './sprite/cards.ts';
import { drawNeatLine, drawSheet, tableEdge } from './sprite/sheet.ts';
import { standLayer } from './sprite/stands.ts';
import { textureShelf, type TextureShelf } from './sprite/texture.ts';
import { tileLayer } from './sprite/tiles.ts';

/** Milliseconds a pan rests before labels look for their places again. */
const LABEL_REST = 110;
const GHOST = 0.5;

export interface TableStage {
  readonly show: (scene: Scene) => void;
  readonly look: (camera: Camera, ratio: number) => void;
  /** Brings every layer up to date. False: done; true: another frame at once; a number: wait so many milliseconds. */
  readonly prepare: (budget: number) => boolean | number;
  /** While the ball is shown: hides the shot's own lines and labels, and lights only the stands reached; null ends it. */
  readonly holdMarks: (reached: ReadonlySet<StandId> | null) => void;
  /** Draws all words anew, when their face has arrived. */
  readonly retype: () => void;
  readonly effects: Container;
  readonly shelf: TextureShelf;
  readonly destroy: () => void;
}

export function tableStage(parent: Container): TableStage {
  const shelf = textureShelf();
  const root = new Container();
  const tiles = tileLayer();
  const stands = standLayer(shelf, 1);
  const ghosts = standLayer(shelf, GHOST);
  const cards = cardLayer(shelf);
  const pens = {
    sheet: new Graphics(),
    frame: new Graphics(),
    lit: new Graphics(),
    areas: new Graphics(),
    struck: new Graphics(),
    arcs: new Graphics(),
    lines: new Graphics(),
  };
  const world = [stands.shadows, ghosts.bodies, stands.bodies] as const;
  /** Everything drawn in pixels of the camera it was drawn for. */
  const drawn = [pens.sheet, pens.frame, pens.lit, pens.areas, pens.struck, pens.arcs, pens.lines, cards.root] as const;
  const effects = new Container();
  root.addChild(
    pens.sheet,
    tiles.root,
    pens.frame,
    pens.lit,
    pens.areas,
    ...world,
    pens.struck,
    pens.arcs,
    pens.lines,
    effects,
    cards.root,
  );
  parent.addChild(root);

  let scene: Scene | null = null;
  let camera: Camera | null = null;
  let ratio = 1;
  let penned: Camera | null = null;
  let sceneChanged = true;
  let cardsLate = true;
  let movedAt = -Infinity;
  let reached: ReadonlySet<StandId> | null = null;

  const show: TableStage['show'] = (next) => {
    scene = next;
    stands.show(next.stands);
    ghosts.show(next.ghosts);
    tiles.setTable(
      { width: next.width, depth: next.depth, dark: next.dark },
      next.terrain.map(({ piece }) => piece),
    );
    sceneChanged = true;
  };

  const look: TableStage['look'] = (next, nextRatio) => {
    if (camera !== null && next !== camera) movedAt = performance.now();
    [camera, ratio] = [next, nextRatio];
    tiles.look(next, ratio);
    stands.look(next, ratio);
    ghosts.look(next, ratio);
    for (const layer of world) {
      layer.scale.set(next.pxPerInch);
      const origin = toScreen(next, { x: 0, y: 0 });
      layer.position.set(origin.x, origin.y);
    }
  };

  const pen = (now: Scene, at: Camera): void => {
    Object.values(pens).forEach((one) => one.clear());
    const edge = tableEdge(now.width, now.depth, at);
    drawSheet(pens.sheet, now.width, now.depth, now.dark, at);
    drawNeatLine(pens.frame, now.width, now.depth, now.dark, at);
    drawTerrainEmphasis(pens.lit, now, at);
    drawAreas(pens.areas, now.marks, at, edge);
    drawLines(pens.arcs, now.marks.filter(isArc), at, edge);
    drawLines(
      pens.lines,
      now.marks.filter((mark) => !isArc(mark)),
      at,
      edge,
    );
    penned = at;
    light();
  };

  const light = (): void => {
    if (scene === null || penned === null) return;
    pens.struck.clear();
    const shown = scene.stands.filter(({ id, emphasis }) => reached === null || emphasis !== 'struck' || reached.has(id));
    drawStruck(pens.struck, shown, penned);
    drawRings(pens.struck, scene, penned);
  };

  /** A pan only shifts what is drawn in pixels; labels look again for places when it rests. */
  const shift = (at: Camera): void => {
    if (penned === null) return;
    const origin = toScreen(at, penned.center);
    for (const layer of drawn)
      layer.position.set(
        Math.round((origin.x - penned.width / 2) * ratio) / ratio,
        Math.round((origin.y - penned.height / 2) * ratio) / ratio,
      );
  };

  const prepare: TableStage['prepare'] = (budget) => {
    if (scene === null || camera === null) return false;
    const zoomed = penned === null || penned.pxPerInch !== camera.pxPerInch;
    const resized = penned !== null && (penned.width !== camera.width || penned.height !== camera.height);
    const panned = penned !== null && (penned.center.x !== camera.center.x || penned.center.y !== camera.center.y);
    const rested = performance.now() - movedAt;
    if (sceneChanged || zoomed || resized || (panned && rested > LABEL_REST)) {
      pen(scene, camera);
      cards.lay(scene, camera, ratio);
      sceneChanged = cardsLate = false;
    } else cardsLate = panned;
    shift(camera);
    const ground = tiles.work(budget);
    const figures = stands.work(budget);
    const ghostly = ghosts.work(budget);
    if (ground === true || figures || ghostly) return true;
    const label = cardsLate ? Math.max(LABEL_REST - rested, 1) + 1 : false;
    return typeof ground === 'number' ? ground : label;
  };

  return {
    show,
    look,
    prepare,
    holdMarks: (next) => {
      const changed = (next?.size ?? -1) !== (reached?.size ?? -1);
      reached = next;
      pens.lines.visible = next === null;
      cards.hold(next !== null);
      if (changed) light();
    },
    retype: () => {
      cards.clear();
      shelf.forgetSpare();
      sceneChanged = true;
    },
    effects,
    shelf,
    destroy: () => {
      stands.clear();
      ghosts.clear();
      cards.clear();
      tiles.destroy();
      root.destroy({ children: true });
      shelf.clear();
    },
  };
}

const isArc = (mark: Mark): boolean =>
  (mark.kind === 'line' || mark.kind === 'disc') && (mark.stroke === 'arc-edge' || mark.stroke === 'band');
