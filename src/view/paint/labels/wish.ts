/** A label that a scene asks for: what it says, and where it would like to lie. */
import { PRIORITY } from '../../mark/priority.ts';
import type { Camera, Scene } from '../../scene.ts';
import type { Rect } from '../plane.ts';
import type { Card, Size } from './card.ts';
import type { Wanted } from './place.ts';

export interface LabelWish {
  readonly wanted: Wanted;
  readonly card: Card;
}

/** What is being looked at, and how large a card is once its words are set. */
export interface Asked {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly sizeOf: (card: Card) => Size;
}

/** Order of placing: rulings first, then units, then the limits of bands, then places. */
export const ORDER = { chosen: PRIORITY.run + 2, unit: PRIORITY.run + 1, place: PRIORITY.band - 10 } as const;

const VIEW_RIM = 4;

type Wish = Pick<Wanted, 'id' | 'priority' | 'at' | 'clear'> & Partial<Wanted>;

export function wish(card: Card, wanted: Wish, { camera, sizeOf }: Asked): LabelWish {
  const plain = { towards: null, leads: 0, spots: [], outlines: [], optional: false, avoids: 'stands' as const, view: viewOf(camera) };
  return { card, wanted: { ...sizeOf(card), ...plain, ...wanted } };
}

/** The view, a little inside its edge. */
export function viewOf(camera: Camera): Rect {
  return { left: VIEW_RIM, top: VIEW_RIM, right: camera.width - VIEW_RIM, bottom: camera.height - VIEW_RIM };
}
