/** What the ruling panel says of an aimed shot, worked out from the plan alone. */
import type { ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import type { Refused } from '#rules/engine/contract';
import type { Witness } from '#rules/engine/source';
import type { Trail, TrailLine } from '#rules/engine/trail';
import { listWords, WORDS } from '../words/en.ts';
import { inchWords, tapeWords } from '../words/number.ts';
import { nameOf } from './lookup.ts';

/** "Ricochet, No. 1 gun at Odessa": a shot laid along a bearing is named by the first unit that it meets. */
export function heading(plan: ShotPlan, state: GameState): string {
  const met = plan.shot.aim.at ?? plan.foreseen[0]?.target;
  return WORDS.heading(plan.mode.label, nameOf(state, plan.shot.unit), met === undefined ? null : nameOf(state, met));
}

const friendsOf = (plan: ShotPlan): readonly string[] => [...new Set(plan.stands.flatMap((one) => one.verdict.friends))];

/** The sentence after "May fire.", from what was measured. */
export function verdictWords(plan: ShotPlan, state: GameState): string {
  const firing = plan.stands.filter((one) => one.verdict.refused === null);
  const friends = friendsOf(plan);
  const ending = friends.length === 0 ? WORDS.noFriends : WORDS.friendsInLine(friends.length);
  if (plan.mode.aim === 'line') {
    const struck = firing.flatMap((one) => one.facts.line?.struck ?? []);
    const units = new Set(struck.map((one) => one.unit)).size;
    const said = WORDS.crosses(struck.length, units);
    return struck.length === 0 ? said : `${said}; ${ending}.`;
  }
  const target = nameOf(state, plan.shot.aim.at ?? plan.foreseen[0]?.target ?? '');
  return `${WORDS.bears(firing.length, plan.stands.length, target)}${friends.length > 0 ? `; ${ending}` : ''}.`;
}

export interface FriendWarning {
  readonly unit: string;
  readonly said: string;
  readonly seen: Witness;
}

/** One warning a friendly unit, with the distance at which the line first enters it. */
export function friendWarnings(plan: ShotPlan, state: GameState): readonly FriendWarning[] {
  return friendsOf(plan).map((unit) => {
    const met = plan.stands.flatMap((one) => one.facts.line?.struck ?? []).filter((one) => one.unit === unit);
    const nearest = met.reduce<number | null>((least, one) => (least === null || one.enter < least ? one.enter : least), null);
    const said = WORDS.friendWarning(nameOf(state, unit), nearest === null ? null : inchWords(nearest));
    return { unit, said, seen: { stands: [...new Set(met.map((one) => one.stand))] } };
  });
}

export interface StandRow {
  readonly stand: string;
  readonly label: string;
  readonly refused: Refused | null;
  readonly said: string;
  readonly seen: Witness;
}

export interface GroupRow {
  readonly id: string;
  readonly label: string;
  /** "12 figures, 7.70″", or why it may not fire. */
  readonly said: string;
  readonly refused: Refused | null;
  readonly seen: Witness;
}

/** Every group that fires as one, with its range by its book's convention; stands that are in none stand as rows of their own. */
export function groupRows(plan: ShotPlan, state: GameState): readonly GroupRow[] {
  const alone = new Set(plan.stands.filter(({ verdict }) => verdict.refused !== null).map(({ facts }) => facts.stand));
  const groups = plan.groups.map((group, n): GroupRow => {
    const figures = state.table.stands.filter((stand) => group.stands.includes(stand.id)).reduce((sum, stand) => sum + stand.figures, 0);
    const range = group.range ? `, ${tapeWords(group.range.tape)}` : '';
    const seen: Witness = group.refused?.seen ?? { stands: group.stands, ...(group.range ? { spans: group.range.spans } : {}) };
    const label = group.stands.length === 1 ? `Group ${n + 1}` : `Group ${n + 1}, ${group.stands.length} stands`;
    return { id: group.id, label, said: group.refused?.because ?? `${figures} figures${range}`, refused: group.refused, seen };
  });
  const rest = standRows(plan).filter((row) => alone.has(row.stand));
  return [...groups, ...rest.map((row): GroupRow => ({ ...row, id: `stand/${row.stand}`, label: `Stand ${row.label}` }))];
}

/** Rounds that a machine gun is asked about; null for every other way of firing. */
export function roundsAsked(plan: ShotPlan): { readonly declared: number | null; readonly said: string; readonly refused: boolean } | null {
  const checks = [...plan.checks, ...plan.stands.flatMap(({ verdict }) => verdict.checks)];
  const check = checks.find(({ id }) => id === 'rounds');
  return check ? { declared: plan.shot.rounds ?? null, said: check.said, refused: !check.ok } : null;
}

/** Which firing stand the checks of a plan are of, counted from 1; null where it has one stand, or its stands fire as one. */
export function checkedStand({ stands, groups, checks }: ShotPlan): number | null {
  if (stands.length < 2 || groups.length > 0) return null;
  const at = stands.findIndex(({ verdict }) => verdict.checks.length > 0 && verdict.checks[0] === checks[0]);
  return at < 0 ? null : at + 1;
}

/** Every firing stand with its own reading or its own refusal. */
export function standRows(plan: ShotPlan): readonly StandRow[] {
  return plan.stands.map(({ facts, verdict }, index) => {
    const label = `${index + 1}`;
    const span = facts.pair ? [{ from: facts.pair.line.from, to: facts.pair.line.to }] : [];
    const line = facts.line ? [{ from: facts.line.from, to: facts.line.to }] : [];
    const seen: Witness = verdict.refused?.seen ?? { spans: [...span, ...line], stands: [facts.stand] };
    if (verdict.refused) return { stand: facts.stand, label, refused: verdict.refused, said: verdict.refused.because, seen };
    return { stand: facts.stand, label, refused: null, said: reachWords(facts), seen };
  });
}

function reachWords(facts: ShotPlan['stands'][number]['facts']): string {
  const readings = Object.values(facts.pair?.ranges ?? {}).flatMap((range) => (range ? [tapeWords(range.tape)] : []));
  if (readings.length > 0) return listWords(readings.slice(0, 1));
  const struck = facts.line?.struck ?? [];
  return struck.length === 0 ? WORDS.crosses(0, 0) : listWords(struck.map((one) => inchWords(one.enter)));
}

/** Lines of a trail in their order, each with a key that is unique over the whole panel. */
export function keyed(trail: Trail, prefix: string): readonly { readonly key: string; readonly line: TrailLine }[] {
  return trail.map((line, index) => ({ key: `${prefix}/${index}:${line.id}`, line }));
}
