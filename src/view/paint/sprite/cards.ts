/** Labels, signs and leaders: sprites that keep their size on the screen. */
import { Container, Graphics, Sprite } from 'pixi.js';
import { toScreen } from '../../camera.ts';
import type { Camera, Scene } from '../../scene.ts';
import { sizeOf } from '../labels/card.ts';
import { drawCard } from '../labels/draw.ts';
import { placeLabels, type Placed } from '../labels/place.ts';
import { obstaclesOf } from '../labels/obstacles.ts';
import { quadOf, unitBounds } from '../labels/units.ts';
import { wishesOf } from '../labels/wanted.ts';
import { LEADER_PASSES, strokePass } from '../mark/lines.ts';
import { drawSign, type Sign } from '../mark/symbols.ts';
import { holds, spotsIn } from '../plane.ts';
import type { TextureShelf } from './texture.ts';

/** Pixels a state's sign needs clear of the stands to stand in the middle of a square. */
const SIGN_ROOM = 6;

interface Held {
  readonly sprite: Sprite;
  key: string;
}

export interface CardLayer {
  readonly root: Container;
  /** Places every label and sign anew for this scene and view. */
  readonly lay: (scene: Scene, camera: Camera, ratio: number) => void;
  /** Hides what belongs to the shot, while it is shown in motion: pills, leaders, and signs of marks. */
  readonly hold: (held: boolean) => void;
  readonly clear: () => void;
}

export function cardLayer(shelf: TextureShelf): CardLayer {
  const root = new Container();
  const leaders = new Graphics();
  const signs = new Container();
  const cards = new Container();
  root.addChild(leaders, signs, cards);
  const heldCards = new Map<string, Held>();
  const heldSigns = new Map<string, Held>();
  let before: ReadonlyMap<string, Placed> = new Map();
  let held = false;
  let ofMarks: ReadonlySet<string> = new Set();

  const hide = (): void => {
    leaders.visible = !held;
    for (const [id, { sprite }] of [...heldCards, ...heldSigns]) sprite.visible = !held || !ofMarks.has(id);
  };

  const put = (held: Map<string, Held>, holder: Container, id: string, key: string, draw: () => HTMLCanvasElement): Sprite => {
    const old = held.get(id);
    if (old?.key === key) return old.sprite;
    const texture = shelf.take(key, draw);
    if (old !== undefined) {
      old.sprite.texture = texture;
      shelf.give(old.key);
      old.key = key;
      return old.sprite;
    }
    const sprite = new Sprite({ texture, anchor: 0.5 });
    holder.addChild(sprite);
    held.set(id, { sprite, key });
    return sprite;
  };

  const dropOthers = (held: Map<string, Held>, kept: ReadonlySet<string>): void => {
    for (const [id, { sprite, key }] of held) {
      if (kept.has(id)) continue;
      sprite.destroy();
      shelf.give(key);
      held.delete(id);
    }
  };

  const layCards = (scene: Scene, camera: Camera, ratio: number, signed: readonly SignAt[]): void => {
    const wishes = wishesOf({ scene, camera, sizeOf });
    const byId = new Map(wishes.map((one) => [one.wanted.id, one.card]));
    const placed = placeLabels(
      wishes.map((one) => one.wanted),
      obstaclesOf(scene, camera, signed),
      before,
    );
    before = new Map(placed.map((one) => [one.id, one]));
    leaders.clear();
    for (const { id, rect, leader } of placed) {
      const card = byId.get(id);
      if (card === undefined) continue;
      if (leader !== null && card.kind !== 'place') for (const pass of LEADER_PASSES) strokePass(leaders, leader, pass);
      const sprite = put(heldCards, cards, id, `card|${ratio}|${JSON.stringify(card)}`, () => drawCard(card, ratio));
      sprite.scale.set(1 / ratio);
      seat(sprite, (rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2, ratio);
    }
    dropOthers(heldCards, new Set(placed.map(({ id }) => id)));
  };

  const laySigns = (wanted: readonly SignAt[], ratio: number): void => {
    for (const { id, sign, x, y } of wanted) {
      const sprite = put(heldSigns, signs, id, `sign|${ratio}|${sign}`, () => drawSign(sign, ratio));
      sprite.scale.set(1 / ratio);
      seat(sprite, x, y, ratio);
    }
    dropOthers(heldSigns, new Set(wanted.map(({ id }) => id)));
  };

  return {
    root,
    lay: (scene, camera, ratio) => {
      const signed = [...levelSigns(scene, camera), ...stateSigns(scene, camera)];
      layCards(scene, camera, ratio, signed);
      laySigns([...signed, ...symbolSigns(scene, camera)], ratio);
      ofMarks = new Set(scene.marks.map(({ id }) => id));
      hide();
    },
    hold: (next) => {
      held = next;
      hide();
    },
    clear: () => {
      dropOthers(heldCards, new Set());
      dropOthers(heldSigns, new Set());
      leaders.clear();
      before = new Map();
    },
  };
}

/** Puts a sprite's middle where its pixels fall on the device's pixels, so that type stays crisp. */
function seat(sprite: Sprite, x: number, y: number, ratio: number): void {
  const { width, height } = sprite.texture;
  const [left, top] = [Math.round(x * ratio - width / 2), Math.round(y * ratio - height / 2)];
  sprite.position.set((left + width / 2) / ratio, (top + height / 2) / ratio);
}

interface SignAt {
  readonly id: string;
  readonly sign: Sign;
  readonly x: number;
  readonly y: number;
}

function symbolSigns(scene: Scene, camera: Camera): readonly SignAt[] {
  return scene.marks.flatMap((mark) => (mark.kind === 'symbol' ? [{ id: mark.id, sign: mark.symbol, ...toScreen(camera, mark.at) }] : []));
}

/** A unit's state, on the top right of its bounds; a square formation wears it in its middle. */
function stateSigns(scene: Scene, camera: Camera): readonly SignAt[] {
  const byId = new Map(scene.stands.map((stand) => [stand.id, stand]));
  return scene.units.flatMap((unit) => {
    const stands = unit.stands.flatMap((id) => byId.get(id) ?? []);
    const bounds = unitBounds(stands, camera);
    const signs: readonly Sign[] = [...(unit.state === 'fresh' ? [] : [unit.state]), ...(unit.engaged ? (['engaged'] as const) : [])];
    if (bounds === null) return [];
    const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
    const hollow = stands.length >= 4 && stands.every(({ box }) => !holds(quadOf(box, camera, SIGN_ROOM), middle));
    const at = hollow ? middle : { x: bounds.right, y: bounds.top };
    return signs.map((sign, i) => ({ id: `${sign}:${unit.id}`, sign, x: at.x - i * 24, y: at.y }));
  });
}

/** Each hill's level, on ground of its own level: not on a higher hill that lies on it. */
function levelSigns(scene: Scene, camera: Camera): readonly SignAt[] {
  if (!scene.showLevels) return [];
  const hills = scene.terrain.flatMap(({ piece }) =>
    piece.kind === 'hill' ? piece.parts.flatMap((part) => (part.kind === 'polygon' ? [{ piece, ring: part.points }] : [])) : [],
  );
  return hills.flatMap(({ piece, ring }) => {
    const above = hills.filter((other) => other.piece.level > piece.level);
    const at = spotsIn(ring).find((spot) => !above.some((other) => holds(other.ring, spot))) ?? ring[0];
    return at === undefined ? [] : [{ id: `level:${piece.id}`, sign: `level-${piece.level}` as const, ...toScreen(camera, at) }];
  });
}
