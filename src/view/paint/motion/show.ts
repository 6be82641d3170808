/** Draws one moment of a shot: line so far, struck stands' numbers, flash, smoke, dust, and the ball with its shadow. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Point, StandId } from '#geometry/table/table';
import { toScreen } from '../../camera.ts';
import type { Camera } from '../../scene.ts';
import { faded, GOLD, INK } from '../colors.ts';
import { numberDisc } from '../labels/badge.ts';
import { heightAt } from '../mark/hops.ts';
import { strokePass } from '../mark/lines.ts';
import { STROKES } from '../mark/strokes.ts';
import { drawSign, type Sign } from '../mark/symbols.ts';
import type { ShotMotion } from '../painter.types.ts';
import { distance, towards } from '../plane.ts';
import { canvasOf } from '../canvas.ts';
import { type TextureShelf } from '../sprite/texture.ts';
import { momentAt, popAt, shotClock, timeAt, type Moment, type ShotClock } from './timeline.ts';

const BALL = { least: 4.6, most: 6.4 } as const;
const SHADOW = { x: 5, y: 6 } as const;
const PUFF_REACH = 40;
/** The number's disc stands this many pixels above the line. */
const COUNT_LIFT = 24;

export interface ShotShow {
  readonly root: Container;
  /** Draws the shot at so many milliseconds; false once it is over. */
  readonly draw: (elapsed: number, camera: Camera, ratio: number) => boolean;
  /** The stands that the ball has entered by then. */
  readonly reached: (elapsed: number) => ReadonlySet<StandId>;
  readonly destroy: () => void;
}

export function shotShow(shot: ShotMotion, shelf: TextureShelf): ShotShow {
  const root = new Container();
  const pen = new Graphics();
  const puffs = new Container();
  const counts = new Container();
  root.addChild(pen, puffs, counts);
  const clock = shotClock(shot.por, shot.stopAt);
  const length = distance(shot.from, shot.to);
  const at = (inches: number): Point => (length === 0 ? shot.from : towards(shot.from, shot.to, inches / length));
  const keys: string[] = [];
  const sprites = new Map<string, Sprite>();

  const sprite = (id: string, key: string, holder: Container, draw: () => HTMLCanvasElement): Sprite => {
    const known = sprites.get(id);
    if (known !== undefined) return known;
    const made = new Sprite({ texture: shelf.take(key, draw), anchor: 0.5 });
    keys.push(key);
    holder.addChild(made);
    sprites.set(id, made);
    return made;
  };

  const draw: ShotShow['draw'] = (elapsed, camera, ratio) => {
    const moment = momentAt(clock, elapsed);
    const screen = (inches: number): Point => toScreen(camera, at(inches));
    pen.clear();
    drawLineSoFar(pen, moment, clock, screen, camera.pxPerInch);
    drawPuffs(moment, screen, (id) => sprite(id, `puff|${id}`, puffs, () => drawPuff(id)), clock);
    shot.struck.forEach((hit, i) => {
      const disc = sprite(`count${i}`, `count|${i + 1}|${ratio}`, counts, () => drawCount(i + 1, ratio));
      place(disc, screen(hit.at), popAt(elapsed - timeAt(clock, hit.at)) / ratio, -COUNT_LIFT - (i % 2) * 14);
    });
    drawGround(elapsed, ratio, screen);
    if (moment.ball !== null) drawBall(pen, screen(moment.ball.at), moment.ball.height * camera.pxPerInch);
    return elapsed < clock.ends;
  };

  const drawGround = (elapsed: number, ratio: number, screen: (inches: number) => Point): void => {
    const sign = (name: Sign, inches: number, since: number): void => {
      const shown = sprite(name, `sign|${ratio}|${name}`, counts, () => drawSign(name, ratio));
      place(shown, screen(inches), popAt(since) / ratio, 0);
    };
    if (shot.por !== null && shot.stopAt >= shot.por) sign('por', shot.por, elapsed - clock.grazes);
    sign('stopper', shot.stopAt, elapsed - clock.stops);
  };

  const reached = (elapsed: number): ReadonlySet<StandId> =>
    new Set(shot.struck.filter((hit) => timeAt(clock, hit.at) <= elapsed).map(({ stand }) => stand));

  return {
    root,
    draw,
    reached,
    destroy: () => {
      root.destroy({ children: true });
      keys.forEach((key) => shelf.give(key));
    },
  };
}

function place(sprite: Sprite, { x, y }: Point, scale: number, lift: number): void {
  sprite.visible = scale > 0;
  sprite.scale.set(scale);
  sprite.position.set(x, y + lift);
}

function drawLineSoFar(pen: Graphics, { line }: Moment, clock: ShotClock, screen: (inches: number) => Point, pxPerInch: number): void {
  const { legs, hops } = clock;
  if (line <= 0) return;
  const first = [screen(0), screen(Math.min(line, legs.direct))];
  for (const pass of STROKES.tested) strokePass(pen, first, pass);
  if (line <= legs.direct) return;
  const second = [screen(legs.direct), screen(line)];
  for (const pass of STROKES['after-por']) strokePass(pen, second, pass);
  const steps = Math.max(Math.ceil((line - legs.direct) / HOP_STEP), 1);
  const hop = Array.from({ length: steps + 1 }, (_, i) => {
    const run = ((line - legs.direct) * i) / steps;
    const ground = screen(legs.direct + run);
    return { x: ground.x, y: ground.y - heightAt(hops, run) * pxPerInch };
  });
  for (const pass of STROKES.hop) strokePass(pen, hop, pass);
}

/** Inches between the points of a drawn hop. */
const HOP_STEP = 0.12;

function drawBall(pen: Graphics, ground: Point, height: number): void {
  const lift = Math.min(height / 24, 1);
  pen.ellipse(ground.x + SHADOW.x * (0.4 + lift), ground.y + SHADOW.y * (0.4 + lift), 4.4, 3.2).fill({ color: '#282210', alpha: 0.32 });
  const radius = BALL.least + (BALL.most - BALL.least) * lift;
  const [x, y] = [ground.x, ground.y - height];
  pen.circle(x, y, radius + 1).fill({ color: '#FFFFFF', alpha: 0.8 });
  pen.circle(x, y, radius).fill({ color: INK });
  pen.circle(x - radius * 0.3, y - radius * 0.35, radius * 0.28).fill({ color: '#8C98A2' });
}

function drawPuffs(moment: Moment, screen: (inches: number) => Point, sprite: (id: Puff) => Sprite, { legs }: ShotClock): void {
  const show = (id: Puff, at: Point, size: number, alpha: number): void => {
    const puff = sprite(id);
    puff.visible = alpha > 0;
    puff.alpha = alpha;
    puff.scale.set(size);
    puff.position.set(at.x, at.y);
  };
  const total = legs.direct + legs.run;
  show('smoke', screen(Math.min(1.1, total)), 0.35 + 0.6 * (moment.smoke?.size ?? 0), moment.smoke?.alpha ?? 0);
  show('flash', screen(Math.min(0.35, total)), 0.42, moment.flash === null ? 0 : 1);
  show('graze', screen(legs.direct), 0.25 + 0.4 * (moment.graze ?? 0), moment.graze === null ? 0 : 0.8 * (1 - moment.graze));
  show('stop', screen(total), 0.25 + 0.5 * (moment.stop ?? 0), moment.stop === null ? 0 : 0.85 * (1 - moment.stop));
}

type Puff = 'smoke' | 'flash' | 'graze' | 'stop';
const PUFFS: Readonly<Record<Puff, string>> = { smoke: '#F4F0E4', flash: GOLD, graze: '#8A7245', stop: '#8A7245' };

function drawPuff(id: Puff): HTMLCanvasElement {
  const { canvas, ctx } = canvasOf(2 * PUFF_REACH, 2 * PUFF_REACH);
  const soft = ctx.createRadialGradient(PUFF_REACH, PUFF_REACH, 0, PUFF_REACH, PUFF_REACH, PUFF_REACH);
  soft.addColorStop(0, id === 'flash' ? '#FFF7D8' : faded(PUFFS[id], 0.95));
  soft.addColorStop(0.45, faded(PUFFS[id], 0.6));
  soft.addColorStop(1, faded(PUFFS[id], 0));
  ctx.fillStyle = soft;
  ctx.fillRect(0, 0, 2 * PUFF_REACH, 2 * PUFF_REACH);
  return canvas;
}

function drawCount(number: number, ratio: number): HTMLCanvasElement {
  const { canvas, ctx } = canvasOf(26 * ratio, 26 * ratio);
  ctx.scale(ratio, ratio);
  ctx.beginPath();
  ctx.arc(13, 13, 11.2, 0, 2 * Math.PI);
  ctx.fillStyle = '#FFFFFF';
  ctx.fill();
  numberDisc(ctx, { x: 13, y: 13 }, number);
  return canvas;
}
