/** Who moves first in a turn: ours, wherever a text does not tell. */
import type { Chart, ListChart } from '../chart.ts';
import { throwDie, type Roll } from '../dice.ts';
import { chartIn, rowIn, sourcedIn, type Sourced } from '../lookup.ts';
import type { FirstAsked, FirstMove, MovementRules } from '../movement.ts';
import type { Option, Readings } from '../option.ts';
import { listed, note } from '../tell.ts';
import { toldFrom } from '../yours.ts';
import type { TrailLine } from '../trail.ts';
import { FIRST, marchSources } from './sources.ts';

type Sides = FirstAsked['sides'];
type MovingSide = Sides[number];

export const firstOptions: readonly Option[] = [
  {
    id: FIRST,
    choices: ['die', 'alternate', 'first-side'],
    label: 'Who moves first in a turn',
    source: marchSources.first,
    quote: null,
    reads:
      'Where the text does not tell, the sides throw a die for the first move of each turn; the highest has it, and those who tie throw again.',
    why: 'Only 004 has an order of movement, for Mahdists and Imperials. A die favours nobody.',
    means: [
      'A d12 a side each turn, ties thrown again.',
      'Turn about: the first side of the table begins, then the next one.',
      'The first side of the table, in every turn.',
    ],
  },
];

interface Shown {
  readonly side: MovingSide;
  readonly face: number;
}

/** One die for each side, in their order. */
function throwRound(sides: Sides, die: number, roll: Roll): readonly Shown[] {
  return sides.map((side) => ({ side, face: throwDie(roll, { sides: die, why: `Who moves first, ${side.name}`, for: side.name }) }));
}

/** Those who show the highest face of a round. */
function highest(round: readonly Shown[]): Sides {
  const most = Math.max(...round.map(({ face }) => face));
  return round.filter(({ face }) => face === most).map(({ side }) => side);
}

/** The faces of a round, those of one side in front. */
const facesOf = (round: readonly Shown[], front?: MovingSide): string =>
  [...round.filter(({ side }) => side === front), ...round.filter(({ side }) => side !== front)].map(({ face }) => face).join(' to ');

function byDie(sides: Sides, die: Sourced<number>, roll: Roll): FirstMove {
  const source = toldFrom(marchSources.first, die.source);
  const rounds: (readonly Shown[])[] = [];
  const lines: TrailLine[] = [];
  let left = sides;
  // A die of one face, of a player's own chart, would tie for ever.
  while (left.length > 1 && die.value > 1) {
    const round = throwRound(left, die.value, roll);
    left = highest(round);
    rounds.push(round);
    const told = `On a d${die.value} ${listed(round.map(({ side, face }) => `${side.name} throw ${face}`))}`;
    const again = left.length > 1 ? `: ${listed(left.map(({ name }) => name))} throw again` : '';
    const most = Math.max(...round.map(({ face }) => face));
    lines.push(note(`throw-${rounds.length}`, most, { because: `${told}${again}.`, source, shown: facesOf(round) }));
  }
  const [side] = left;
  if (!side) throw new Error('no side to move first');
  const thrown = rounds.length === 0 ? '' : `: d${die.value} ${rounds.map((round) => facesOf(round, side)).join(', then ')}`;
  const dice = rounds.flat().map(({ face }) => face);
  return { side: side.id, dice, trail: [...lines, note('first', 0, { because: `${side.name} move first${thrown}.`, source })] };
}

function byRule(side: MovingSide | undefined, because: string): FirstMove {
  if (!side) throw new Error('no side to move first');
  return {
    side: side.id,
    dice: [],
    trail: [note('first', 0, { because: `${side.name} move first${because}`, source: marchSources.first })],
  };
}

/** The side after the one that was first before; the first of the table where none was. */
function inTurn({ sides, before }: FirstAsked): FirstMove {
  const last = sides.findIndex(({ id }) => id === before);
  const told = last < 0 ? ': they begin, then the sides take turns.' : `, in turn after ${sides[last]?.name}.`;
  return byRule(sides[(last + 1) % sides.length], told);
}

/** Who has the first move, by the choice of the option and the die of these charts. @throws when they have none. */
export function firstIn(charts: readonly Chart[]): MovementRules['first'] {
  const chart: ListChart = chartIn(charts, 'list', 'march.first');
  const die = sourcedIn(chart, rowIn(chart, 'die'), 'sides');
  return (asked: FirstAsked, options: Readings, roll: Roll) => {
    if (options[FIRST] === 'alternate') return inTurn(asked);
    return options[FIRST] === 'first-side' ? byRule(asked.sides[0], ', as in every turn.') : byDie(asked.sides, die, roll);
  };
}
