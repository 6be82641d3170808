/** The game's own order of play in words: every book carries it. */
import type { Clause } from '../clause.ts';
import type { SourceRef } from '../source.ts';
import { playSources as at } from './sources.ts';

const clause = ({ text, where, status }: SourceRef, heading: string, words: readonly string[]): Clause => ({
  text,
  where,
  heading,
  words,
  status,
});

/** What a unit is told in its turn. */
const orders: readonly Clause[] = [
  clause(at.order, 'The order of a turn', [
    'The texts say how fire, melee and morale are judged; who may be told what, and when, is kept by the game and is the same under every book.',
    'The steps of fire are settled in the order of the book. A step that is over is not opened again within the turn, and no shot is settled while one of an earlier step waits. A step is settled when a shot is declared for it; the turn may be ended instead.',
    'Who moves first is found out once a turn.',
  ]),
  clause(at.shots, 'Shots', [
    'A shot may be declared and settled with its step, or fired at once. It names each stand once, and a stand that is declared for one shot is in no other until that is withdrawn.',
    'A curve over range moves the firer nearer and further; where the shot would strike nothing from there, the curve says so.',
  ]),
  clause(at.kinds, 'Kinds of fire', [
    'Each book has kinds of fire of its own. A shot of a kind that a book lacks is not fired under it, and where books are compared its card says so.',
    'A book that aims at a unit cannot judge a line that strikes no enemy, and a shot that is not laid along a line has none to be moved along.',
  ]),
  clause(at.charges, 'Charges', [
    'A charge goes straight, or after one wheel of up to a right angle, and ends where it touches the unit that it was ordered at. A unit in square does not charge, nor one that touches that unit already: their melee is begun instead.',
    'Who charges does not fire, so a declared shot is withdrawn first. A way that is too long, that something bars, or that has no room at its end is not gone.',
    'Once in contact, charger and charged stay where they touch until their melee begins or the charge is undone. Where the charged have run, all charges at them are over, and who made one may fire again.',
  ]),
  clause(at.moves, 'Moves', [
    'A move, a drill or a turn is made where the unit has inches enough left for the whole of it; nothing is gone in part.',
    'A unit forms with at least one stand abreast and no more than it has. Only guns are limbered, and an order that a unit has already is not given again.',
  ]),
  clause(at.melees, 'Melees', [
    'A melee is begun by units in contact, and once. Its rounds of a turn are fought in that turn; when they are, the turn is ended to fight on. Its front is widened only when the book asks somebody to.',
    'While it lasts it holds the stands of both: they do not march, and test their morale in it alone. A charge in contact has its melee begun before the turn ends.',
  ]),
  clause(at.morale, 'Tests of morale', [
    'A test is taken when the book asks for it, and once. One that a charge asks for comes before the melee. Routed units rally, once a turn and not in the turn in which they broke.',
  ]),
];

/** What holds of the table and of what is set out on it. */
const table: readonly Clause[] = [
  clause(at.sides, 'Friend and enemy', ['A unit charges and fights units of another side, and never fires at itself or fights itself.']),
  clause(at.jams, 'Jammed guns', ['A jam is worked at where the book has guns that jam, and once a turn for each gun.']),
  clause(at.dice, 'Dice typed in', [
    'Real dice may be thrown and typed in place of the game’s own. There must be as many as the rules ask for, in the order asked, each with a face that its die has.',
  ]),
  clause(at.named, 'What is on the table', [
    'An order names units, stands and pieces that are on the table, each by an id that stands once. A unit of which no stand is left can be told nothing.',
  ]),
  clause(at.room, 'Room on the table', [
    'Every stand lies on the table with all four corners and on no other stand; edges may touch. A unit marches through nobody and leaves the table with no corner on its way.',
  ]),
  clause(at.settingOut, 'Setting out', [
    'Whatever is set out can be kept in a file: sides and troops that are known, names that are not too long, outlines that do not cross themselves, rounds in whole numbers. What is added is put on free ground near the middle of the view.',
  ]),
  clause(at.charts, 'Readings and charts', [
    'A reading is one of the choices that its book offers. A chart of the player’s own takes the place of one of the book’s: of its id and kind, marked as the player’s, with every row and column that the book asks for and no number beyond its bounds.',
    'A chart that is worked out from others is changed by changing those.',
  ]),
];

export const playClauses: readonly Clause[] = [...orders, ...table];
