/** What the situation adds to a man's value or takes off it: charge, height and works, for as long as they last. */
import type { CoverFact } from '#geometry/check/facts';
import { coveredBy, type MeleeContext, type MeleeFacts, type Role } from '../../engine/melee.ts';
import type { SourceRef, Witness } from '../../engine/source.ts';
import { inches } from '../../engine/tell.ts';
import type { TrailLine } from '../../engine/trail.ts';
import type { Sourced } from '../../engine/lookup.ts';
import { toldFrom } from '../../engine/yours.ts';
import type { Modifier, NormalizedCharts } from './charts.ts';
import { sources } from './sources.ts';
import { enemyOf, modifierLine } from './told.ts';

interface Found {
  readonly id: 'charge' | 'height' | 'works';
  readonly row: Modifier;
  readonly applies: boolean;
  readonly because: string;
  readonly source?: SourceRef;
  readonly seen?: Witness;
}

interface Asked {
  readonly role: Role;
  readonly facts: MeleeFacts;
  readonly context: MeleeContext;
  readonly charts: NormalizedCharts;
}

const charges = (facts: MeleeFacts, role: Role): boolean => facts[role].charged !== null;

function charge({ role, facts, context, charts }: Asked): Found {
  const { name } = context.fighters[role];
  const { charged } = facts[role];
  const applies = charges(facts, role);
  const how = charged === null || charged === 0 ? '' : `, ${inches(charged)}`;
  return {
    id: 'charge',
    row: charts.situation('charging'),
    applies,
    because: applies ? `A charge by ${name}${how}.` : `No charge by ${name}.`,
  };
}

function height({ role, facts, context, charts }: Asked): Found {
  const [own, theirs] = [facts[role].level, facts[enemyOf(role)].level];
  const { name } = context.fighters[role];
  const where = `level ${own} against ${theirs}`;
  if (own === theirs)
    return {
      id: 'height',
      row: charts.situation('upper'),
      applies: false,
      because: `Both stand on level ${own}.`,
      source: sources.height,
    };
  if (own > theirs) return { id: 'height', row: charts.situation('upper'), applies: true, because: `Uphill: ${name}, ${where}.` };
  const because = `${charges(facts, role) ? 'Charging uphill' : 'Downhill of the enemy'}: ${name}, ${where}.`;
  return { id: 'height', row: charts.situation('lower'), applies: true, because };
}

interface Works {
  readonly cover: CoverFact;
  readonly counts: Sourced<boolean>;
}

const KINDS: Readonly<Record<string, string>> = {
  wall: 'a wall',
  building: 'a building',
  'works-prepared': 'prepared works',
  'works-improvised': 'improvised works',
  woods: 'woods',
};

const kindOf = ({ kind, grade }: CoverFact): string => (kind === 'works' ? `works-${grade ?? 'prepared'}` : kind);

const coverWords = ({ cover }: Works): string => `${cover.how} ${KINDS[kindOf(cover)] ?? cover.kind}`;

function coversOf(facts: MeleeFacts, role: Role, charts: NormalizedCharts): readonly Works[] {
  return facts[role].cover.flatMap((cover) => {
    const counts = charts.works(kindOf(cover));
    return counts ? [{ cover, counts }] : [];
  });
}

/** The works that most of a side's front holds; who charges has left them, or never had them. */
function held({ facts, charts }: Asked, role: Role): Works | null {
  if (charges(facts, role)) return null;
  return coveredBy(facts[role], (cover) => {
    const counts = charts.works(kindOf(cover));
    return counts?.value ? { cover, counts } : null;
  });
}

/** Why what covers some of a side's front gives it nothing. */
function notHeld({ role, facts, context }: Asked, some: Works): readonly [because: string, source: SourceRef] {
  const { name } = context.fighters[role];
  if (!some.counts.value) return [`${name}: ${coverWords(some)}, not works here.`, some.counts.source];
  if (charges(facts, role)) return [`No works for ${name}, who charge out of them or over them.`, sources.worksTurned];
  return [`No more than half of the front of ${name} in contact is ${coverWords(some)}.`, sources.worksMost];
}

function works(asked: Asked): Found {
  const { role, facts, context, charts } = asked;
  const { name } = context.fighters[role];
  const enemy = context.fighters[enemyOf(role)].name;
  const [own, theirs] = [held(asked, role), held(asked, enemyOf(role))];
  const behind = charts.situation('behind-works');
  if (own && theirs)
    return { id: 'works', row: behind, applies: false, because: 'Both sides have works; neither gains.', source: sources.worksTurned };
  const seen = (one: Works) => ({ terrain: [one.cover.terrain] });
  const from = (one: Works) => (one.counts.source.status === 'printed' ? {} : { source: one.counts.source });
  if (own) return { id: 'works', row: behind, applies: true, because: `${name}: ${coverWords(own)}.`, seen: seen(own), ...from(own) };
  if (theirs) {
    const applies = charges(facts, role);
    const because = `${enemy}: ${coverWords(theirs)}${applies ? '' : ', and nobody charges it'}.`;
    return { id: 'works', row: charts.situation('against-works'), applies, because, seen: seen(theirs), ...from(theirs) };
  }
  const [some] = coversOf(facts, role, charts);
  if (!some) return { id: 'works', row: behind, applies: false, because: 'Neither side is behind works.' };
  const [because, source] = notHeld(asked, some);
  return { id: 'works', row: behind, applies: false, because, source, seen: seen(some) };
}

/** One line each for charge, height and works; from the round after the last that knows them they count no more, and say so. */
export function situationLines(asked: Asked, round: number): readonly TrailLine[] {
  const last = asked.charts.number('situation');
  const lapsed = round > last.value;
  return [charge(asked), height(asked), works(asked)].map((found) => {
    const { id, row, applies, because, source, seen } = found;
    const gone = lapsed && applies;
    return modifierLine(`value/${id}`, row, {
      of: 'value',
      because: gone ? `${because} No more from round ${last.value + 1} on.` : because,
      source: toldFrom(gone ? sources.lapses : (source ?? row.source), row.source),
      ...(applies && !lapsed ? {} : { counts: false as const }),
      ...(seen ? { seen } : {}),
    });
  });
}
