import { fireVolley, type NotFired } from '#game/decide/fire';
import { unitOf } from '#game/lookup';
import type { GameEvent } from '#game/event';
import { DiceMisfit, seedDice } from '#game/dice';
import { show } from '#rules/engine/fraction';
import type { Option, Ruling } from '#rules/engine/contract';
import { BadInput, openTable, readArguments, readDice } from '../input.ts';
import { readOrder } from '../order.ts';
import { readingsText, refusedJson, rulingJson, trailText, type Answer } from '../output.ts';

const refusedText = (one: NotFired, options: readonly Option[]) =>
  [`${one.stand ?? one.unit}: ${one.refused.because}`, ...readingsText(one.refused.readings, options)].join('\n');
const valueText = ({ numbers, value }: Ruling) => (typeof numbers?.['percent'] === 'number' ? `${numbers['percent']}%` : show(value));
const rulingText = (one: Ruling, options: readonly Option[]) =>
  [
    `${one.target}: ${valueText(one)}${one.odds ? `, ${one.odds}` : ''}: ${one.result}`,
    ...trailText(one.trail),
    ...readingsText(one.readings, options),
  ].join('\n');

const struckNothing = (name: string, { readings }: Extract<GameEvent, { type: 'ShotFired' }>, options: readonly Option[]) =>
  [`${name} fires and strikes nothing.`, ...readingsText(readings, options)].join('\n');

/** `fire FILE ORDER [--book ID] [--seed S] [--dice 7,3,…]`: each step settled at once, step 1 before step 2. */
export function fire(args: readonly string[]): Answer {
  const { values, positionals } = readArguments(args, ['book', 'seed', 'dice'], ['FILE', 'ORDER']);
  const { state: opened, book } = openTable(positionals[0] ?? '', values.book);
  const state = values.seed === undefined ? opened : { ...opened, seed: values.seed, dice: seedDice(values.seed) };
  const shots = readOrder(positionals[1] ?? '', state, book);
  try {
    const volley = fireVolley(state, shots, book, readDice(values.dice));
    const refused = volley.refused.map((one) => ({
      unit: one.unit,
      ...(one.stand === null ? {} : { stand: one.stand }),
      ...refusedJson(one.refused),
    }));
    const fired = volley.events.filter((event) => event.type === 'ShotFired');
    const nothing = fired.length > 0 && volley.rulings.length === 0 ? fired : [];
    const text = [
      ...volley.rulings.map((one) => rulingText(one, book.options)),
      ...nothing.map((one) => struckNothing(unitOf(state, one.shot.unit).name, one, book.options)),
      ...volley.refused.map((one) => refusedText(one, book.options)),
    ].join('\n');
    return { json: { rulings: volley.rulings.map(rulingJson), events: volley.events, refused }, text, code: fired.length > 0 ? 0 : 1 };
  } catch (error) {
    if (error instanceof DiceMisfit) throw new BadInput(`--dice: ${error.message}`);
    throw error;
  }
}
