/** One shot shown in motion: each call draws the moment it is asked for. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StandId } from '#geometry/table/table';
import { toScreen } from '../../camera.ts';
import { canvasOf } from '../canvas.ts';
import { numberDisc } from '../labels/badge.ts';
import { drawSign } from '../mark/symbols.ts';
import type { ShotMotion } from '../painter.types.ts';
import { distance, towards } from '../plane.ts';
import { SpriteSet, type Picture } from '../sprite/spriteSet.ts';
import type { TextureShelf } from '../sprite/texture.ts';
import type { View } from '../view.ts';
import { drawBall, drawLineSoFar, type Path } from './ball.ts';
import { cloudsOf, drawPuff } from './puffs.ts';
import { momentAt, popAt, shotClock, timeAt, type Moment } from './timeline.ts';

/** A number's disc stands so many pixels above the line, every second one higher. */
const COUNT_LIFT = 24;
const COUNT_STAGGER = 14;

export class ShotShow {
  readonly root = new Container();
  readonly #shot: ShotMotion;
  readonly #clock: ReturnType<typeof shotClock>;
  readonly #pen = new Graphics();
  readonly #puffs: SpriteSet;
  readonly #signs: SpriteSet;

  constructor(shot: ShotMotion, shelf: TextureShelf) {
    this.#shot = shot;
    this.#clock = shotClock(shot.por, shot.stopAt);
    this.#puffs = new SpriteSet(shelf);
    this.#signs = new SpriteSet(shelf);
    this.root.addChild(this.#pen, this.#puffs.root, this.#signs.root);
  }

  /** Draws the shot at so many milliseconds; false once it is over. */
  draw(elapsed: number, { camera, ratio }: View): boolean {
    const moment = momentAt(this.#clock, elapsed);
    const path = { at: (inches: number): Point => toScreen(camera, this.#at(inches)), pxPerInch: camera.pxPerInch };
    this.#pen.clear();
    drawLineSoFar(this.#pen, moment.line, this.#clock, path);
    this.#layClouds(moment, path);
    this.#laySigns(elapsed, ratio, path);
    if (moment.ball !== null) drawBall(this.#pen, path.at(moment.ball.at), moment.ball.height * camera.pxPerInch);
    return elapsed < this.#clock.ends;
  }

  /** The stands that the ball has entered by then. */
  reached(elapsed: number): ReadonlySet<StandId> {
    return new Set(this.#shot.struck.filter((hit) => timeAt(this.#clock, hit.at) <= elapsed).map(({ stand }) => stand));
  }

  destroy(): void {
    this.#puffs.clear();
    this.#signs.clear();
    this.root.destroy({ children: true });
  }

  #at(inches: number): Point {
    const { from, to } = this.#shot;
    const length = distance(from, to);
    return length === 0 ? from : towards(from, to, inches / length);
  }

  #layClouds(moment: Moment, { at }: Path): void {
    for (const cloud of cloudsOf(moment, this.#clock.legs)) {
      const sprite = this.#puffs.put(cloud.puff, { key: `puff|${cloud.puff}`, draw: () => drawPuff(cloud.puff) });
      sprite.visible = cloud.alpha > 0;
      sprite.alpha = cloud.alpha;
      sprite.scale.set(cloud.size);
      const { x, y } = at(cloud.at);
      sprite.position.set(x, y);
    }
  }

  #laySigns(elapsed: number, ratio: number, { at }: Path): void {
    const { struck, por, stopAt } = this.#shot;
    const pop = (id: string, picture: Picture, place: Point, since: number): void => {
      const sprite = this.#signs.put(id, picture);
      sprite.visible = popAt(since) > 0;
      sprite.scale.set(popAt(since) / ratio);
      sprite.position.set(place.x, place.y);
    };
    const sign = (name: 'por' | 'stopper'): Picture => ({ key: `sign|${ratio}|${name}`, draw: () => drawSign(name, ratio) });
    struck.forEach((hit, i) => {
      const { x, y } = at(hit.at);
      const picture = { key: `count|${ratio}|${i + 1}`, draw: () => drawCount(i + 1, ratio) };
      pop(`count${i}`, picture, { x, y: y - COUNT_LIFT - (i % 2) * COUNT_STAGGER }, elapsed - timeAt(this.#clock, hit.at));
    });
    if (por !== null && stopAt >= por) pop('por', sign('por'), at(por), elapsed - this.#clock.grazes);
    pop('stopper', sign('stopper'), at(stopAt), elapsed - this.#clock.stops);
  }
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
