/** Facts made by hand for tests of marks: a gun's muzzle at the origin of a table 72 × 48, its line along +x unless said otherwise. */
import type { Crossing, LineOfFire, PairFacts } from '#geometry/check/facts';
import { tape, type Tape } from '#geometry/shape/units';
import type { PlannedStand, ShotPlan } from '#game/session.types';
import type { FireMode, Refused, StandFacts } from '#rules/engine/contract';

const FROM = { x: 10, y: 24 };
const on = (inches: number) => ({ x: FROM.x + inches, y: FROM.y });

export const crossing = (stand: string, enter: number, leave: number, leg: Crossing['leg'] = 'direct'): Crossing => ({
  stand,
  unit: stand.slice(0, 1),
  side: 'red',
  enter,
  leave,
  leg,
});

/** A direct line of 24″ that nothing stops. */
export function line(more: Partial<LineOfFire> & { readonly end?: number } = {}): LineOfFire {
  const { end = 24, ...given } = more;
  return {
    gun: 'g1',
    from: FROM,
    to: on(end),
    bearing: 90,
    length: end,
    planned: on(end),
    legs: [{ kind: 'direct', from: FROM, to: on(end), length: end }],
    struck: [],
    passedBy: [],
    crossed: [],
    stoppedBy: { limit: 'effective', at: end },
    arc: { inside: true, half: 90, off: 0, margin: 10 },
    level: 0,
    ricochetAt: null,
    ...given,
  };
}

/** A ricochet at 13″: three stands before it, one after; the plough ends the run of 8.67″ at 19.30″. */
export function ricochet(): LineOfFire {
  const point = 13;
  return line({
    end: 19.3,
    planned: on(point + (2 / 3) * point),
    legs: [
      { kind: 'direct', from: FROM, to: on(point), length: point },
      { kind: 'ricochet', from: on(point), to: on(19.3), length: 6.3 },
    ],
    struck: [
      crossing('o1', 9.38, 10.38),
      crossing('o2', 10.44, 11.44),
      crossing('o3', 11.51, 12.51),
      crossing('n1', 16.76, 17.76, 'ricochet'),
    ],
    stoppedBy: { terrain: 'plough', kind: 'plough', at: 19.3 },
    ricochetAt: tape(point),
  });
}

/** Foot at (10, 24) firing at a stand whose nearest point is 4.60″ east, unblocked, 1.47″ inside the arc. */
export function pair(more: Partial<PairFacts> = {}): PairFacts {
  const to = on(4.6);
  return {
    firer: 'f1',
    target: 't1',
    ranges: { 'front-to-target': { tape: 460 as Tape, inches: 4.6, spans: [{ from: FROM, to }] } },
    arc: {
      half: 45,
      construction: 'front-centre',
      inside: true,
      part: [],
      share: 1,
      margin: 1.47,
      witness: { from: on(3), to: on(4.47) },
      off: 0,
    },
    line: { from: FROM, to, blockedBy: [] },
    clear: true,
    visible: 1,
    hiders: [],
    enfilade: { is: false, stands: ['t1'], span: { from: FROM, to } },
    levels: { from: 0, to: 0 },
    cover: [],
    ...more,
  };
}

const SOURCE = { text: '001', where: 'a passage', status: 'printed' } as const;
export const refusal = (because: string): Refused => ({ code: 'out-of-arc', because, source: SOURCE });

export function planned(facts: Partial<StandFacts> & { readonly stand: string }, refused: Refused | null = null): PlannedStand {
  return {
    facts: { line: null, pair: null, considered: [], ...facts },
    verdict: { stand: facts.stand, checks: [], refused, known: [], dice: [], friends: [] },
  };
}

const MODE = { id: 'direct', label: 'Direct', step: 'artillery', aim: 'line' } as FireMode;

export function plan(stands: readonly PlannedStand[], refused: Refused | null = null): ShotPlan {
  return { shot: { unit: 'bty', mode: 'direct', aim: {} }, mode: MODE, stands, groups: [], refused, shares: [], foreseen: [], checks: [] };
}
