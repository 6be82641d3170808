/** Every label that lies on the table, as data, and the room that it takes once its words are set. Css pixels. */
import type { PillTone } from '../../mark/mark.ts';
import type { Livery } from '../../scene.ts';
import { FONTS, linesOf, widthOf } from './type.ts';

export type Icon = 'tick' | 'cross' | 'near';

export interface UnitCard {
  readonly kind: 'unit';
  readonly words: string;
  readonly livery: Livery;
}

export interface PillCard {
  readonly kind: 'pill';
  readonly words: string;
  readonly tone: PillTone;
  readonly number: number | null;
  readonly icon: Icon | null;
}

export interface BandCard {
  readonly kind: 'band';
  readonly words: string;
}

/** A place's name on the ground, turned by so many radians. */
export interface PlaceCard {
  readonly kind: 'place';
  readonly words: string;
  readonly water: boolean;
  readonly dark: boolean;
  readonly turn: number;
}

export type Card = UnitCard | PillCard | BandCard | PlaceCard;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Width of a unit label's stripe, radius of a number's disc, height of a further line. */
export const STRIPE = 7;
export const DISC = 9.5;
export const LINE_HEIGHT = 17;

/** A longer sentence than this is set on several lines. */
const PILL_WIDTH = 320;

export const pillLines = ({ words }: PillCard): readonly string[] => linesOf(words, FONTS.pill, PILL_WIDTH);

/** Pixels before a pill's words: room for its disc, or the rounding of its end. */
export const pillLead = ({ number, icon }: PillCard): number => (number === null && icon === null ? 11 : 2 * DISC + 6);

export function sizeOf(card: Card): Size {
  switch (card.kind) {
    case 'unit':
      return { width: Math.ceil(STRIPE + 6 + widthOf(card.words, FONTS.unit) + 8), height: 20 };
    case 'band':
      return { width: Math.ceil(widthOf(card.words, FONTS.band) + 16), height: 20 };
    case 'pill': {
      const lines = pillLines(card);
      const widest = Math.max(...lines.map((line) => widthOf(line, FONTS.pill)));
      return { width: Math.ceil(pillLead(card) + widest + 11), height: 22 + (lines.length - 1) * LINE_HEIGHT };
    }
    case 'place':
      return turned({ width: widthOf(card.words, FONTS.place) + 6, height: 20 }, card.turn);
  }
}

function turned({ width, height }: Size, turn: number): Size {
  const [along, across] = [Math.cos(turn), Math.abs(Math.sin(turn))];
  return { width: Math.ceil(width * along + height * across), height: Math.ceil(width * across + height * along) };
}
