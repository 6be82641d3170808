/** One book's answer to a shot that several books are asked about. */
import type { StandId, UnitId } from '#geometry/table/table';
import type { GroupVerdict, Refused, RuleSet, Ruling, Share, Shot, StandVerdict } from '#rules/engine/contract';
import type { Fraction } from '#rules/engine/fraction';
import { compare, ONE, show } from '#rules/engine/fraction';
import { chancesOfPlans, type TargetChances } from '../chances.ts';
import { fighterOf } from '../fighter.ts';
import { planShot, ruledTogether } from '../preview.ts';
import type { ShotPlan } from '../session.types.ts';
import type { GameState } from '../state.ts';
import type { Asked } from './asked.ts';
import { bothUnits, rangeOfGroup, standRange, type ComparedRange } from './range.ts';

type Foreseen = Omit<Ruling, 'dice' | 'effect'>;

/** A company, a volley, a gun or a stand: whatever the text asks one by one. */
export interface ComparedGroup {
  readonly id: string;
  readonly stands: readonly StandId[];
  readonly figures: number;
  readonly range: ComparedRange | null;
  readonly refused: Refused | null;
  readonly checks: StandVerdict['checks'];
  /** What it adds against each target. */
  readonly shares: readonly Share[];
  /** Its own ruling to come, where the text rules on each by itself. */
  readonly foreseen: Foreseen | null;
}

/** A range given in place of the measured one, in this book's inches and yards. */
export interface SetRange {
  readonly inches: number;
  readonly yards: number;
}

export interface ShotColumn {
  readonly book: string;
  readonly label: string;
  /** The text of its fire. */
  readonly text: string;
  readonly inchIsYards: number;
  /** The shot as this book is asked it; null where it has no such fire. */
  readonly shot: Shot | null;
  readonly mode: { readonly id: string; readonly label: string } | null;
  readonly may: boolean;
  readonly refused: Refused | null;
  /** By the book's own convention, of the first group that may fire, else of the first that could be measured. */
  readonly range: ComparedRange | null;
  /** The range that it was judged with in place of the measured one; null where it was judged as measured. */
  readonly set: SetRange | null;
  readonly groups: readonly ComparedGroup[];
  readonly foreseen: readonly Foreseen[];
  /** The unit that the comparison is about. */
  readonly target: UnitId | null;
  /** Its losses, in figures and in stands; null where nothing is fired at it. */
  readonly chances: TargetChances | null;
  /** Others that the shot strikes beside it. */
  readonly others: readonly TargetChances[];
  /** Mean loss of the target in figures. */
  readonly mean: Fraction | null;
  /** The answer in a sentence or two. */
  readonly said: string;
}

const figuresOf = (state: GameState, unit: UnitId, stands: readonly StandId[]): number =>
  fighterOf(state, unit)
    .stands.filter(({ id }) => stands.includes(id))
    .reduce((sum, stand) => sum + stand.figures, 0);

type Piece = Pick<GroupVerdict, 'id' | 'stands' | 'range' | 'checks' | 'refused' | 'known'>;

/** What the plan asks one by one: its groups and the stands that are in none, or every stand for itself. */
function piecesOf(plan: ShotPlan): readonly Piece[] {
  const alone = plan.stands
    .filter((one) => !plan.mode.group || one.verdict.refused !== null)
    .map(({ facts, verdict }): Piece => ({ ...verdict, id: facts.stand, stands: [facts.stand], range: null }));
  return plan.mode.group ? [...plan.groups, ...alone] : alone;
}

function groupsOf(state: GameState, plan: ShotPlan, book: RuleSet, target: UnitId | null): readonly ComparedGroup[] {
  const together = ruledTogether(plan.shares, book);
  return piecesOf(plan).map(({ id, stands, range, checks, refused, known }) => {
    const first = plan.stands.find(({ facts }) => facts.stand === stands[0]);
    const index = book.fire.rules === 'by-share' ? together.findIndex(([share]) => known.includes(share)) : -1;
    return {
      id,
      stands,
      figures: figuresOf(state, plan.shot.unit, stands),
      range: rangeOfGroup({ range }, book) ?? (first ? standRange(state, plan, first, target, book) : null),
      refused,
      checks,
      shares: refused ? [] : known,
      foreseen: plan.foreseen[index] ?? null,
    };
  });
}

const rangeOfGroups = (groups: readonly ComparedGroup[]): ComparedRange | null => {
  const measured = groups.filter(({ range }) => range !== null);
  return (measured.find(({ refused }) => refused === null) ?? measured[0])?.range ?? null;
};

/** The range of a planned shot by its book's own convention; null where nothing can be measured. */
export const rangeOfPlan = (state: GameState, plan: ShotPlan, book: RuleSet, target: UnitId | null): ComparedRange | null =>
  rangeOfGroups(groupsOf(state, plan, book, target));

const MULTIPLIED: ReadonlyMap<string, string> = new Map([
  ['1/4', 'quartered'],
  ['1/2', 'halved'],
  ['2', 'doubled'],
  ['3', 'tripled'],
]);

/** "Musket at long range, 5.00″: halved." Of the first share's multipliers, the first that changes anything. */
function multiplierWords([share]: readonly Share[]): string | null {
  const line = share?.value.find(
    (one) => one.op === 'times' && one.counts !== false && one.id.endsWith('/band') && compare(one.value, ONE) !== 0,
  );
  if (!line) return null;
  const worth = show(line.value);
  return `${line.because.replace(/\.$/, '')}: ${MULTIPLIED.get(worth) ?? `× ${worth}`}.`;
}

/** More results than these are counted and not told. */
const TOLD = 2;

/** "2 guns", "3 stands", "2 volleys": what is ruled on one by one. */
function ruledWords(state: GameState, plan: ShotPlan, count: number): string {
  if (plan.groups.some(({ stands }) => stands.length > 1)) return `${count} volleys`;
  const { stands } = fighterOf(state, plan.shot.unit);
  const guns = plan.stands.every(({ facts }) => stands.find(({ id }) => id === facts.stand)?.gun);
  return `${count} ${guns ? 'guns' : 'stands'}`;
}

/** What the rulings on the target come to, all of them: "2 guns, each: 43.38% for a hit." */
function resultWords(state: GameState, plan: ShotPlan, target: UnitId | null): string {
  const own = plan.foreseen.filter((one) => one.target === target);
  const results = (own.length > 0 ? own : plan.foreseen.slice(0, 1))
    .map(({ result }) => result.replace(/\.$/, ''))
    .filter((one) => one !== '');
  const [first] = results;
  if (first === undefined) return '';
  if (results.length === 1) return `${first}.`;
  const ruled = ruledWords(state, plan, results.length);
  if (results.every((one) => one === first)) return `${ruled}, each: ${first}.`;
  const more = results.length > TOLD ? `; and ${results.length - TOLD} more` : '';
  return `${ruled}: ${results.slice(0, TOLD).join('; ')}${more}.`;
}

function saidOf(state: GameState, plan: ShotPlan, set: SetRange | null, target: UnitId | null): string {
  if (plan.refused && set && plan.refused.code === 'out-of-range') return `${set.inches.toFixed(2)}″ is out of reach.`;
  if (plan.refused) return plan.refused.because;
  const told = multiplierWords(plan.shares) ?? resultWords(state, plan, target);
  return told === '' ? 'May fire.' : `May fire. ${told}`;
}

const headOf = (book: RuleSet): Pick<ShotColumn, 'book' | 'label' | 'text' | 'inchIsYards'> => ({
  book: book.id,
  label: book.label,
  text: book.parts.fire.text,
  inchIsYards: book.inchIsYards,
});

export function refusedColumn(book: RuleSet, refused: Refused, target: UnitId | null): ShotColumn {
  const nothing = { shot: null, mode: null, range: null, set: null, groups: [], foreseen: [], chances: null, others: [], mean: null };
  return { ...headOf(book), ...nothing, may: false, refused, target, said: refused.because };
}

/** @param target the unit that the comparison is about. */
export function columnOf(state: GameState, { mode, shot }: Asked, book: RuleSet, target: UnitId | null): ShotColumn {
  const plan = planShot(state, shot, book);
  const groups = groupsOf(state, plan, book, target);
  const { targets } = chancesOfPlans(state, [plan], book);
  const chances = targets.find((one) => one.target === target) ?? null;
  const given = shot.override?.range;
  const set = given === undefined ? null : bothUnits(Math.round(100 * given), book);
  return {
    ...headOf(book),
    shot,
    mode: { id: mode.id, label: mode.label },
    may: plan.refused === null,
    refused: plan.refused,
    range: rangeOfGroups(groups),
    set,
    groups,
    foreseen: plan.foreseen,
    target,
    chances,
    others: targets.filter((one) => one !== chances),
    mean: chances?.chances.meanFigures ?? null,
    said: saidOf(state, plan, set, target),
  };
}
