import { lossesIn, volleyChances, type RulingChances } from '#game/chances';
import type { NotFired } from '#game/decide/fire';
import type { Option } from '#rules/engine/contract';
import { openTable, readArguments } from '../input.ts';
import { readOrder } from '../order.ts';
import { readingsText, refusedJson, type Answer } from '../output.ts';
import { chancesJson } from '../chanceJson.ts';
import { meleeChance } from './meleeChance.ts';

function textOf({ target, by, chances, readings }: RulingChances, options: readonly Option[]): string {
  const outcomes = chances.effects.map((one) => `  ${one.exact}  ${one.result || one.effect.state}`);
  return [`${target}, by ${by.join(', ')}:`, ...outcomes, ...readingsText(readings, options)].join('\n');
}

const refusedText = ({ stand, unit, refused }: NotFired, options: readonly Option[]): string =>
  [`${stand ?? unit}: ${refused.because}`, ...readingsText(refused.readings, options)].join('\n');

const asksMelee = (args: readonly string[]): boolean => args.some((arg) => arg === '--melee' || arg.startsWith('--melee='));

/** `chance FILE ORDER [--book ID]`: the exact distribution of every ruling, each step on the table as the file has it. */
export function chance(args: readonly string[]): Answer {
  if (asksMelee(args)) return meleeChance(args);
  const { values, positionals } = readArguments(args, ['book'], ['FILE', 'ORDER']);
  const { state, book } = openTable(positionals[0] ?? '', values.book);
  const shots = readOrder(positionals[1] ?? '', state, book);
  const counts = lossesIn(book);
  const { rulings, targets, refused } = volleyChances(state, shots, book);
  const json = {
    rulings: rulings.map(({ chances, ...ruling }) => ({ ...ruling, ...chancesJson(chances, counts) })),
    targets: targets.map(({ chances, ...of }) => ({ ...of, ...chancesJson(chances, counts) })),
    refused: refused.map((one) => ({
      unit: one.unit,
      ...(one.stand === null ? {} : { stand: one.stand }),
      ...refusedJson(one.refused),
    })),
  };
  const text = [...rulings.map((one) => textOf(one, book.options)), ...refused.map((one) => refusedText(one, book.options))].join('\n');
  return { json, text, code: rulings.length > 0 ? 0 : 1 };
}
