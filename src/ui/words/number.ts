/** Numbers as a player reads and types them. Nothing typed is ever bent into a number: it is read whole or refused in words. */
import { compare, fraction, ONE, show, toNumber, ZERO, type Fraction } from '#rules/engine/fraction';
import type { TrailLine } from '#rules/engine/trail';

/** A tape reading (whole hundredths of an inch) as shown: 604 is 6.04″. */
export const tapeWords = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}″`;

/** A length in inches with two decimals, true minus: 13.00″. */
export const inchWords = (inches: number): string => `${inches.toFixed(2).replace('-', '−')}″`;

const TENTH_OF_PERCENT = fraction(1, 1000);

/**
 * An exact probability in percent. What can fail never reads 100 %, what can happen never 0 %: 1 is "sure", 0.9996 is ">99.9%",
 * 0.004 is "0.4%", 0.0004 is "<0.1%".
 */
export function percentWords(share: Fraction): string {
  if (compare(share, ZERO) <= 0) return '0%';
  if (compare(share, ONE) >= 0) return 'sure';
  const percent = 100 * toNumber(share);
  if (percent >= 0.995 && percent <= 99.005) return `${Math.round(percent)}%`;
  if (compare(share, TENTH_OF_PERCENT) < 0) return '<0.1%';
  if (percent > 99.9) return '>99.9%';
  return `${percent.toFixed(1)}%`;
}

/** A mean with one decimal; a mean that is not 0 never reads 0.0. */
export function meanWords(mean: Fraction): string {
  const rounded = toNumber(mean).toFixed(1);
  return rounded === '0.0' && compare(mean, ZERO) > 0 ? '<0.1' : rounded;
}

/** An exact value with two decimals at most, true minus: 181.51 for 181 64/125, 18 for 18. What is not 0 never reads 0. */
export function valueWords(value: Fraction): string {
  const rounded = Math.round(100 * Math.abs(toNumber(value))) / 100;
  if (rounded === 0 && compare(value, ZERO) !== 0) return show(value);
  return `${compare(value, ZERO) < 0 ? '−' : ''}${rounded}`;
}

/** What a line of the trail is worth, as printed at its right. */
export function lineWords(line: TrailLine): string {
  if (line.shown !== undefined) return line.shown;
  const worth = show(line.value);
  switch (line.op) {
    case 'base':
      return worth;
    case 'add':
      return worth.startsWith('−') ? worth : `+${worth}`;
    case 'times':
      return `× ${worth}`;
    case 'atLeast':
      return `at least ${worth}`;
    case 'atMost':
      return `at most ${worth}`;
    case 'floor':
      return 'whole part';
    case 'note':
      return '';
    default:
      throw new Error(`no trail operation ${String(line.op satisfies never)}`);
  }
}

export type Read = { readonly ok: true; readonly value: number } | { readonly ok: false; readonly said: string };

const refuse = (said: string): Read => ({ ok: false, said });

/**
 * Inches as typed, with a point or a comma: 7,5 and 7.5 are seven and a half, `7 1/2` too. Anything else is refused.
 * `below` is the limit that may not be reached.
 */
export function readInches(typed: string, below: number): Read {
  const text = typed.trim().replace(/[″"]$/, '').trim();
  if (text === '') return refuse('Type a length in inches.');
  const mixed = /^(\d{1,4}) (\d{1,2})\/(\d{1,2})$/.exec(text);
  const decimal = /^\d{0,4}(?:[.,]\d{1,6})?$/.test(text);
  let value = Number.NaN;
  if (mixed) value = Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]);
  else if (decimal) value = Number(text.replace(',', '.'));
  if (!Number.isFinite(value)) return refuse(`“${typed.trim()}” is not a length in inches. Write 7.5 or 7,5.`);
  if (value <= 0) return refuse('It must be more than 0.00″.');
  if (value >= below) return refuse(`It must be short of ${inchWords(below)}.`);
  return { ok: true, value };
}

/** The face of a die as typed: a whole number from 1 to its sides. `7,5` and `7.0` are refused, never cut to 7. */
export function readFace(typed: string, sides: number): Read {
  const text = typed.trim();
  if (text === '') return refuse(`Type the face of the d${sides}.`);
  if (!/^\d{1,3}$/.test(text)) return refuse(`“${text}” is not a face of a d${sides}. Type a whole number from 1 to ${sides}.`);
  const value = Number(text);
  if (value < 1 || value > sides) return refuse(`A d${sides} shows 1 to ${sides}, not ${value}.`);
  return { ok: true, value };
}
