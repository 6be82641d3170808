/** One side's blows: its factor with the d6, the casualty table, ten to a figure. Both sides strike at once. */
import type { Roll } from '../../../engine/contract.ts';
import { fraction } from '../../../engine/fraction.ts';
import type { BySide, FoughtSide, Role, SideRound } from '../../../engine/melee.ts';
import { base } from '../../../engine/tell.ts';
import type { Trail } from '../../../engine/trail.ts';
import { casualtiesAt, casualtiesLine, throwFigureLoss, throwRandom } from '../shared/index.ts';
import { factorLines, factorOf } from './factor.ts';
import { fronts, type Front } from './frontage.ts';
import { sources } from './sources.ts';
import { both, enemyOf, presentOf, type Round } from './sides.ts';

/** A side before its dice. */
interface Known {
  readonly front: Front;
  /** Lines of "front" and of "factor". */
  readonly trail: Trail;
}

const known = (role: Role, front: Front, round: Round): Known => ({ front, trail: [...front.trail, ...factorLines(role, round)] });

/** Worth is the factor before the d6; points are the casualties that it would make as it stands. */
export function foreseenSides(round: Round): BySide<SideRound> {
  const front = fronts(round);
  return both((role) => {
    const { trail } = known(role, front[role], round);
    const figures = fraction(front[role].figures);
    const worth = factorOf(trail);
    return {
      worth,
      frontage: front[role].figures,
      points: casualtiesAt(figures, worth, round.tables.shared),
      sure: null,
      chance: null,
      trail: [...trail, casualtiesLine(figures, worth, round.tables.shared)],
    };
  });
}

interface Struck extends SideRound {
  readonly kills: number;
}

/** The side's d6, and the d10 where a rest of a figure is left. */
function strike(role: Role, { front, trail }: Known, round: Round, roll: Roll): Struck {
  const { context, tables, fight } = round;
  const enemy = enemyOf(role);
  const target = { ...context.fighters[enemy], figures: presentOf(fight, enemy) };
  const asked = { fighter: context.fighters[role], kind: 'melee', readings: context.options, against: target.unit } as const;
  const random = throwRandom(asked, tables.shared, roll);
  const factored = [...trail, random.line];
  const worth = factorOf(factored);
  const figures = fraction(front.figures);
  const points = casualtiesAt(figures, worth, tables.shared);
  const loss = throwFigureLoss(points, target, tables.shared, roll);
  return {
    worth,
    frontage: front.figures,
    points,
    sure: loss.sure,
    chance: loss.remainder,
    kills: loss.figures,
    trail: [...factored, casualtiesLine(figures, worth, tables.shared), ...loss.lines],
  };
}

/** Both sides' blows, the attacker's dice first. */
export function strikeBoth(round: Round, roll: Roll): BySide<FoughtSide> {
  const front = fronts(round);
  const struck = both((role) => strike(role, known(role, front[role], round), round, roll));
  return both((role) => {
    const losses = struck[enemyOf(role)].kills;
    const because = `Lost to the enemy’s blows, struck at the same time.`;
    return {
      ...struck[role],
      losses,
      trail: [...struck[role].trail, base('losses', losses, { of: 'losses', because, source: sources.together })],
    };
  });
}
