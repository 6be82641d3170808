/** Stands of a company that fire as one: what is asked of them together, and the share that they make. */
import type { RangeReading } from '#geometry/check/facts';
import { inchesOf, tapeOf, type Tape } from '#geometry/shape/units';
import { failed, passed, type Asked } from '../../../engine/checks.ts';
import type { Bearing, Context, DiceCall, GroupRange, GroupVerdict, Share } from '../../../engine/contract.ts';
import { show, toNumber } from '../../../engine/fraction.ts';
import { standNamed, standNumbered } from '../../../engine/standNamed.ts';
import { capital, counted, inches, listed, note, spareInches } from '../../../engine/tell.ts';
import type { SourceRef } from '../../../engine/source.ts';
import { total, type Trail, type TrailLine } from '../../../engine/trail.ts';
import { toldFrom } from '../../../engine/yours.ts';
import { aimedAt, firingStand, lawfulTargets, type Aimed } from './aim.ts';
import { coverOf, ownCoverLines, positionOf } from './cover.ts';
import { foreseenDice } from './dice.ts';
import { factorLines } from './factor.ts';
import { gather, type Bearer, type Gathering } from './grouping.ts';
import { armsOf } from './measure.ts';
import { sources } from './sources.ts';
import { roundsOf, strengthLine, strengthOf, type Strength } from './strength.ts';
import type { Arms, Band, FireTables } from './tables.ts';
import { asksPosition, bandWords, needsLines } from './toHit.ts';
import { isMachineGun } from './traits.ts';

export interface Shooter extends Bearer {
  readonly aimed: Aimed;
  readonly strength: Strength;
}

/** A stand that may fire, with what it fires at and as. null where nothing can be measured from it. */
function shooterOf({ facts }: Bearing, context: Context, range: GroupRange, tables: FireTables): Shooter | null {
  const stand = firingStand(facts, context);
  const aimed = aimedAt(facts, context, tables);
  const own = range([stand.id], 'centre-to-nearest-figure');
  if (!aimed || !own) return null;
  const strength = strengthOf(context.firer, { stand, ranksAhead: aimed.ranksAhead }, context.shot, tables);
  return { stand: stand.id, own: own.tape, figures: toNumber(strength.figures), aimed, strength };
}

const reachWords: Readonly<Record<Arms, string>> = { 'small-arms': 'small arms reach', artillery: 'guns reach' };

interface Grouped {
  readonly gathering: Gathering<Shooter>;
  readonly arms: Arms;
  readonly context: Context;
  readonly tables: FireTables;
}

const shownAt = (reading: Tape): string => inches(inchesOf(reading));

const byMajority = ({ from, stands }: Gathering<Shooter>): boolean => from < stands.length;

/** "the centre of 3 stands"; of a company that all fires where most of its figures stand, the centre of those. */
function fromWhere(gathering: Gathering<Shooter>, { firer }: Context): string {
  const { from, stands } = gathering;
  if (byMajority(gathering)) return `the centre of ${counted(from, 'stand')} of ${stands.length}, where most of its figures stand`;
  return stands.length === 1 ? `the centre of ${standNamed(firer, stands[0]?.stand ?? '')}` : `the centre of ${counted(from, 'stand')}`;
}

/** The passage that a range is told from. */
function rangeSource(gathering: Gathering<Shooter>, measured: SourceRef): SourceRef {
  if (gathering.byUmpire) return sources.umpire;
  return byMajority(gathering) ? toldFrom(sources.group, measured) : measured;
}

const spansOf = (range: RangeReading | null) => ({ spans: range?.spans ?? [] });

function rangeWords({ gathering, context }: Grouped): string {
  const name = context.target?.name ?? '';
  const { reading, byUmpire, range } = gathering;
  if (!byUmpire) return `${name} reads ${shownAt(reading)} from ${fromWhere(gathering, context)}`;
  return `Range to ${name} set by the umpire at ${shownAt(reading)}${range ? `; the tape reads ${shownAt(range.tape)}` : ''}`;
}

function rangeCheck(of: Grouped, band: Band | null): Asked {
  const { gathering, arms, tables } = of;
  const { reading, range } = gathering;
  const told = { value: shownAt(reading), seen: { ...spansOf(range), stands: gathering.stands.map((one) => one.stand) } };
  const said = rangeWords(of);
  if (!band) {
    const source = rangeSource(gathering, tables.bands(arms)[0]?.least.source ?? sources.range);
    return failed('range', 'out-of-range', source, { said: `${said}; ${reachWords[arms]} ${inches(tables.reach(arms))}.`, ...told });
  }
  const edge = reading === tapeOf(band.upTo) && band.upTo !== tables.reach(arms) ? ' Shared limits count as the nearer band.' : '';
  return passed('range', rangeSource(gathering, edge === '' ? band.least.source : sources.bandEdges), {
    said: `${said}: ${bandWords(band)}, ${band.least.value} or more.${edge}`,
    ...spareInches(band.upTo - inchesOf(reading)),
    ...told,
  });
}

/** Said where stands read another band for themselves than the one in which they fire. */
function elsewhereCheck({ gathering, context }: Grouped): readonly Asked[] {
  const { elsewhere } = gathering;
  if (elsewhere.length === 0) return [];
  const said = `${capital(listed(elsewhere.map((id) => standNumbered(context.firer, id))))} ${elsewhere.length === 1 ? 'reads' : 'read'} another band alone; all fire at the range of the group.`;
  return [passed('company', sources.group, { said, value: counted(elsewhere.length, 'stand'), seen: { stands: elsewhere } })];
}

function rangeLine(of: Grouped): TrailLine {
  const { reading, range } = of.gathering;
  const told = { because: `${rangeWords(of)}.`, source: rangeSource(of.gathering, sources.range), shown: shownAt(reading) };
  return note('range', reading / 100, { ...told, seen: spansOf(range) });
}

function linesOf(of: Grouped, band: Band): { readonly lines: Trail; readonly column: string } | null {
  const { gathering, arms, context, tables } = of;
  const { firer, target, options } = context;
  const at = tables.classAt(arms, gathering.reading, options);
  if (!target || !at) return null;
  const cover = coverOf(gathering.stands, tables);
  const position = positionOf(gathering.stands, tables);
  return {
    column: at.name,
    lines: [
      rangeLine(of),
      ...gathering.stands.map((one) => strengthLine(one.stand, one.strength)),
      ...ownCoverLines(gathering.stands, tables, asksPosition({ arms, firer, tables })),
      ...needsLines({ arms, firer, target, band, cover, position, tables }),
      ...factorLines({ arms, firer, target, at, cover, tables }),
    ],
  };
}

/** The share of a gathering at a band; `carries` what the settlement must know beside it. */
function shareOf(of: Grouped, band: Band): Share | null {
  const { gathering, context, tables } = of;
  const told = linesOf(of, band);
  const [first] = gathering.stands;
  if (!told || !context.target || !first) return null;
  const { firer, shot } = context;
  const stands = gathering.stands.map((one) => one.stand);
  const guns = firer.stands.some((stand) => stand.id === first.stand && isMachineGun(stand));
  return {
    target: context.target.unit,
    by: first.stand,
    together: stands,
    mode: shot.mode,
    value: told.lines,
    strikes: [...new Set(gathering.stands.map((one) => one.aimed.pair.target))],
    carries: { firer: firer.unit, column: told.column, ...(guns ? { rounds: roundsOf(shot, tables) } : {}) },
    said: `${firer.name}: ${show(total(told.lines))} figures at ${shownAt(gathering.reading)}`,
  };
}

function verdictOf(of: Grouped, id: string): GroupVerdict {
  const { gathering, arms, context, tables } = of;
  const band = tables.bandAt(arms, gathering.reading);
  const range = rangeCheck(of, band);
  const share = band ? shareOf(of, band) : null;
  const dice: readonly DiceCall[] = share && context.target ? foreseenDice(share, context.target, context) : [];
  return {
    id,
    stands: gathering.stands.map((one) => one.stand),
    checks: [range, ...elsewhereCheck(of)],
    refused: range.ok ? null : { code: range.code, because: range.said, source: range.source, ...(range.seen ? { seen: range.seen } : {}) },
    known: share ? [share] : [],
    dice,
    range: gathering.range,
  };
}

/** Groups of those that may fire. Every machine gun fires for itself, since each may jam. */
export function groupsOf(able: readonly Bearing[], context: Context, range: GroupRange, tables: FireTables): readonly GroupVerdict[] {
  const at = new Map(able.map(({ facts }) => [facts.stand, lawfulTargets(facts, context, tables)]));
  const toLawful: GroupRange = (stands, kind, ranks) => range(stands, kind, ranks, at);
  const shooters = able.flatMap((one) => shooterOf(one, context, toLawful, tables) ?? []);
  const stand = context.firer.stands.find((one) => one.id === shooters[0]?.stand);
  if (!stand) return [];
  const arms = armsOf(stand);
  const measuring = { arms, context, range: toLawful, tables };
  const gatherings = isMachineGun(stand) ? shooters.flatMap((one) => gather([one], measuring)) : gather(shooters, measuring);
  return gatherings.map((gathering, index) => verdictOf({ gathering, arms, context, tables }, `${context.firer.unit}/${index + 1}`));
}
