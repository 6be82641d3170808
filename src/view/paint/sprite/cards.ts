/** Labels, signs and leaders, laid anew for a scene and a view. */
import { Container, Graphics } from 'pixi.js';
import type { Scene } from '../../scene.ts';
import { sizeOf } from '../labels/card.ts';
import { drawCard } from '../labels/draw.ts';
import { obstaclesOf } from '../labels/obstacles.ts';
import { placeLabels, type Placed } from '../labels/place.ts';
import { wishesOf } from '../labels/wanted.ts';
import { LEADER_PASSES, strokePass } from '../mark/lines.ts';
import { drawSign } from '../mark/symbols.ts';
import type { View } from '../view.ts';
import { levelSigns, stateSigns, symbolSigns, type SignAt } from './signs.ts';
import { seat, SpriteSet } from './spriteSet.ts';
import type { TextureShelf } from './texture.ts';

export class CardLayer {
  readonly root = new Container();
  readonly #leaders = new Graphics();
  readonly #signs: SpriteSet;
  readonly #cards: SpriteSet;
  #before: ReadonlyMap<string, Placed> = new Map();
  #ofMarks: ReadonlySet<string> = new Set();
  #held = false;

  constructor(shelf: TextureShelf) {
    this.#signs = new SpriteSet(shelf);
    this.#cards = new SpriteSet(shelf);
    this.root.addChild(this.#leaders, this.#signs.root, this.#cards.root);
  }

  /** Places every label and sign; labels keep their places while these serve. */
  lay(scene: Scene, view: View): void {
    const fixed = [...levelSigns(scene, view.camera), ...stateSigns(scene, view.camera)];
    this.#layCards(scene, view, fixed);
    this.#laySigns([...fixed, ...symbolSigns(scene, view.camera)], view.ratio);
    this.#ofMarks = new Set(scene.marks.map(({ id }) => id));
    this.#hide();
  }

  /** Hides what belongs to the shot while it is shown in motion: pills, leaders, and signs of marks. */
  hold(held: boolean): void {
    this.#held = held;
    this.#hide();
  }

  clear(): void {
    this.#cards.clear();
    this.#signs.clear();
    this.#leaders.clear();
    this.#before = new Map();
  }

  #layCards(scene: Scene, { camera, ratio }: View, signs: readonly SignAt[]): void {
    const wishes = new Map(wishesOf({ scene, camera, sizeOf }).map((one) => [one.wanted.id, one]));
    const wanted = [...wishes.values()].map((one) => one.wanted);
    const placed = placeLabels(wanted, obstaclesOf(scene, camera, signs), this.#before);
    this.#before = new Map(placed.map((one) => [one.id, one]));
    this.#leaders.clear();
    for (const { id, rect, leader } of placed) {
      const card = wishes.get(id)?.card;
      if (card === undefined) continue;
      if (leader !== null && card.kind !== 'place') for (const pass of LEADER_PASSES) strokePass(this.#leaders, leader, pass);
      const sprite = this.#cards.put(id, { key: `card|${ratio}|${JSON.stringify(card)}`, draw: () => drawCard(card, ratio) });
      seat(sprite, { x: (rect.left + rect.right) / 2, y: (rect.top + rect.bottom) / 2 }, ratio);
    }
    this.#cards.keepOnly(new Set(placed.map(({ id }) => id)));
  }

  #laySigns(signs: readonly SignAt[], ratio: number): void {
    for (const at of signs) {
      seat(this.#signs.put(at.id, { key: `sign|${ratio}|${at.sign}`, draw: () => drawSign(at.sign, ratio) }), at, ratio);
    }
    this.#signs.keepOnly(new Set(signs.map(({ id }) => id)));
  }

  #hide(): void {
    const shown = (id: string): boolean => !this.#held || !this.#ofMarks.has(id);
    this.#leaders.visible = !this.#held;
    this.#cards.showIf(shown);
    this.#signs.showIf(shown);
  }
}
