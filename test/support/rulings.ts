/** Facts and fighters written by hand, for rulings that need no table: everything in the open, dead ahead, on one level, unless said otherwise. */
import type { Crossing, LineOfFire, PairFacts, RangeReading, Stop } from '#geometry/check/facts';
import { tape } from '#geometry/shape/units';
import type {
  Context,
  Fighter,
  FighterStand,
  FireMode,
  GroupRange,
  GroupVerdict,
  Readings,
  Refused,
  Roll,
  RuleSet,
  Ruling,
  SettleContext,
  Share,
  Shot,
  StandFacts,
  StandVerdict,
} from '#rules/engine/contract';
import { gunById, troopById } from '#rules/roster/roster';

export function standOf(id: string, change: Partial<FighterStand> = {}): FighterStand {
  return { id, figures: 3, full: 3, ranks: 1, gun: null, hasFired: false, ...change };
}

export function gunStand(id: string, piece: string, change: Partial<NonNullable<FighterStand['gun']>> = {}): FighterStand {
  if (!gunById(piece)) throw new Error(`no gun ${piece}`);
  return standOf(id, { figures: 6, full: 6, gun: { piece, crew: 6, crewedBy: null, hit: [], stopped: false, ...change } });
}

/** A unit of this troop; its figures are those of its stands. Guns stand unlimbered, all else in line. */
export function fighter(unit: string, troop: string, stands: readonly FighterStand[], change: Partial<Fighter> = {}): Fighter {
  const traits = troopById(troop);
  if (!traits) throw new Error(`no troop ${troop}`);
  return {
    unit,
    name: unit,
    side: 'blue',
    troop,
    order: traits.arm === 'artillery' ? 'unlimbered' : 'line',
    state: 'fresh',
    nation: null,
    figures: stands.reduce((all, stand) => all + stand.figures, 0),
    engaged: false,
    charging: false,
    mounted: traits.mounted,
    officerLost: false,
    marksmen: false,
    leader: false,
    moved: null,
    stands,
    takenInStep: {},
    ...change,
  };
}

/** The usual enemy: nine figures on three stands t1, t2, t3. */
export function nine(change: Partial<Fighter> = {}): Fighter {
  return fighter('narva', 'russian-musketeer', [standOf('t1'), standOf('t2'), standOf('t3')], { side: 'red', name: 'Narva', ...change });
}

function reading(length: number): RangeReading {
  return { tape: tape(length), inches: length, spans: [{ from: { x: 0, y: 0 }, to: { x: 0, y: length } }] };
}

export interface PairGiven {
  readonly firer?: string;
  readonly target?: string;
  readonly range?: number | null;
  readonly edges?: number;
  readonly half?: number;
  readonly off?: number;
  readonly inside?: boolean;
  readonly levels?: readonly [number, number];
  readonly enfilade?: readonly string[];
  readonly change?: Partial<PairFacts>;
}

export function pair(given: PairGiven = {}): PairFacts {
  const { firer = 'a1', target = 't1', range = 3, edges, half = 45, off = 0, inside = true, levels = [0, 0], enfilade = [] } = given;
  const here = { x: 0, y: 0 };
  const there = { x: 0, y: range ?? 3 };
  return {
    firer,
    target,
    ranges: {
      'front-to-target': range === null ? null : reading(range),
      ...(edges === undefined ? {} : { 'edge-to-edge': reading(edges) }),
    },
    arc: {
      half,
      construction: 'front-centre',
      inside,
      part: [],
      share: inside ? 1 : 0,
      margin: inside ? 1 : -0.27,
      witness: { from: here, to: there },
      off,
    },
    line: { from: here, to: there, blockedBy: [] },
    clear: true,
    visible: 1,
    hiders: [],
    enfilade: { is: enfilade.length > 1, stands: enfilade, span: { from: here, to: there } },
    levels: { from: levels[0], to: levels[1] },
    cover: [],
    ...given.change,
  };
}

/** The facts of an aimed stand. */
export function aimed(given: PairGiven = {}): StandFacts {
  const one = pair(given);
  return { stand: one.firer, line: null, pair: one, considered: [one] };
}

type Struck = Pick<Crossing, 'stand' | 'unit' | 'enter'> & Partial<Crossing>;

export interface LineGiven {
  readonly gun?: string;
  readonly struck?: readonly Struck[];
  readonly passedBy?: readonly Struck[];
  readonly ricochetAt?: number | null;
  readonly length?: number;
  readonly off?: number;
  readonly inside?: boolean;
  readonly stop?: Stop;
  readonly pair?: PairFacts | null;
}

const crossing = (one: Struck): Crossing => ({ side: 'red', leave: one.enter + 0.75, leg: 'direct', ...one });

/** The facts of a gun whose shot flies north from the origin. */
export function laid(given: LineGiven = {}): StandFacts {
  const { gun = 'g1', struck = [], passedBy = [], ricochetAt = null, length = 18, off = 0, inside = true } = given;
  const line: LineOfFire = {
    gun,
    from: { x: 0, y: 0 },
    to: { x: 0, y: length },
    bearing: 0,
    length,
    planned: { x: 0, y: length },
    legs: [{ kind: 'direct', from: { x: 0, y: 0 }, to: { x: 0, y: length }, length }],
    struck: struck.map(crossing),
    passedBy: passedBy.map(crossing),
    crossed: [],
    stoppedBy: given.stop ?? { limit: ricochetAt === null ? 'effective' : 'run', at: length },
    arc: { inside, half: 90, off, margin: inside ? 1 : -0.5 },
    level: 0,
    ricochetAt: ricochetAt === null ? null : tape(ricochetAt),
  };
  return { stand: gun, line, pair: given.pair ?? null, considered: given.pair ? [given.pair] : [] };
}

export function modeOf(book: RuleSet, id: string): FireMode {
  const mode = book.fire.modes.find((each) => each.id === id);
  if (!mode) throw new Error(`no mode ${id}`);
  return mode;
}

export const usual = (book: RuleSet, change: Readings = {}): Readings => ({
  ...Object.fromEntries(book.options.map((option) => [option.id, option.choices[0] ?? ''])),
  ...change,
});

/** One firing unit's shot in a made-up step: who fires what, and what was measured for each of its stands. */
export interface Fired {
  readonly firer: Fighter;
  readonly mode: string;
  readonly facts: readonly StandFacts[];
  readonly shot?: Partial<Shot>;
  readonly target?: Fighter | null;
}

/** A step without a table: units by id, the fire of one step, and the readings. */
export class Step {
  readonly book: RuleSet;
  readonly fighters: readonly Fighter[];
  readonly options: Readings;

  constructor(book: RuleSet, fighters: readonly Fighter[], options: Readings = {}) {
    this.book = book;
    this.fighters = fighters;
    this.options = usual(book, options);
  }

  readonly fighterOf = (unit: string): Fighter => {
    const found = this.fighters.find((each) => each.unit === unit);
    if (!found) throw new Error(`no fighter ${unit}`);
    return found;
  };

  context(fired: Fired): Context {
    const at = fired.target === undefined ? (this.fighters.find((each) => each.side !== fired.firer.side) ?? null) : fired.target;
    const line = modeOf(this.book, fired.mode).aim === 'line' && fired.target === undefined;
    const target = line ? null : at;
    const aim = target ? { at: target.unit } : { bearing: 0 };
    const shot: Shot = { unit: fired.firer.unit, mode: fired.mode, aim, ...fired.shot };
    return { shot, firer: fired.firer, target, fighterOf: this.fighterOf, options: this.options };
  }

  judge(fired: Fired): readonly StandVerdict[] {
    return fired.facts.map((facts) => modeOf(this.book, fired.mode).judge(facts, this.context(fired)));
  }

  /** Groups of the stands that may fire, where the mode's stands fire as one; each group reads what its first stand read. */
  groups(fired: Fired): readonly GroupVerdict[] {
    const mode = modeOf(this.book, fired.mode);
    const bearings = fired.facts.map((facts) => ({ facts, verdict: mode.judge(facts, this.context(fired)) }));
    const able = bearings.filter(({ verdict }) => verdict.refused === null);
    const range: GroupRange = ([first], kind) => {
      const reading = fired.facts.find((facts) => facts.stand === first)?.pair?.ranges['front-to-target'];
      return reading ? { ...reading, kind } : null;
    };
    return able.length === 0 ? [] : (mode.group?.(able, this.context(fired), range) ?? []);
  }

  /** Why it may not fire at all: a stand's reason, or its group's. */
  refusals(fired: Fired): readonly Refused[] {
    return [...this.judge(fired), ...this.groups(fired)].flatMap(({ refused }) => refused ?? []);
  }

  known(...all: readonly Fired[]): readonly Share[] {
    return all.flatMap((fired) => {
      const verdicts = modeOf(this.book, fired.mode).group ? this.groups(fired) : this.judge(fired);
      return verdicts.flatMap((verdict) => verdict.known);
    });
  }

  shares(roll: Roll, ...all: readonly Fired[]): readonly Share[] {
    return all.flatMap((fired) => {
      const mode = modeOf(this.book, fired.mode);
      if (mode.group) return this.known(fired);
      const context = this.context(fired);
      return fired.facts.flatMap((facts) => mode.throwFor(facts, mode.judge(facts, context), context, roll));
    });
  }

  settling(...all: readonly Fired[]): SettleContext {
    const step = modeOf(this.book, all[0]?.mode ?? '').step;
    return { step, options: this.options, fighterOf: this.fighterOf, facts: all.flatMap((fired) => fired.facts) };
  }

  /** The shares of each ruling that a book makes of these: one of all that is fired at the target, or one of each. */
  private ruled(target: Fighter, shares: readonly Share[]): readonly (readonly Share[])[] {
    const at = shares.filter((share) => share.target === target.unit);
    return this.book.fire.rules === 'by-target' ? [at] : at.map((share) => [share]);
  }

  /** Every share's dice first, then the target's: the order of the game. */
  settleAll(target: Fighter, roll: Roll, ...all: readonly Fired[]): readonly Ruling[] {
    return this.ruled(target, this.shares(roll, ...all)).map((shares) =>
      this.book.fire.settle(target, shares, this.settling(...all), roll),
    );
  }

  foreseeAll(target: Fighter, ...all: readonly Fired[]): readonly Omit<Ruling, 'dice' | 'effect'>[] {
    return this.ruled(target, this.known(...all)).map((shares) => this.book.fire.foresee(target, shares, this.settling(...all)));
  }

  /** The only ruling. @throws when there is none, or more than one. */
  settle(target: Fighter, roll: Roll, ...all: readonly Fired[]): Ruling {
    return only(this.settleAll(target, roll, ...all));
  }

  foresee(target: Fighter, ...all: readonly Fired[]): Omit<Ruling, 'dice' | 'effect'> {
    return only(this.foreseeAll(target, ...all));
  }
}

function only<T>(all: readonly T[]): T {
  const [first] = all;
  if (first === undefined || all.length > 1) throw new Error(`${all.length} rulings where one was expected`);
  return first;
}
