/** Text 004, reaction: 2d6 after close combat, for the Mahdists; a house rule lets routed units rally by the same table. */
import type { MoraleCause, MoraleContext, MoraleRules } from '../../../engine/morale.ts';
import type { Fighter } from '../../../engine/contract.ts';
import { withYours, type MoralePart, type PartMaker } from '../../../engine/parts.ts';
import { note } from '../../../engine/tell.ts';
import { isMahdist, TEXT } from '../shared/index.ts';
import { beatenBy, beatenLines } from './beaten.ts';
import { clauses } from './clauses.ts';
import { sources } from './sources.ts';
import { reactionCharts, reactionTablesOf, type ReactionTables } from './tables.ts';
import { foreseeReaction, noTest, takeReaction, type Asked } from './throw.ts';

/** The test that a cause asks of a unit; null where the text knows none. */
function askedOf(fighter: Fighter, cause: MoraleCause, { melee }: MoraleContext, tables: ReactionTables): Asked | null {
  if (cause === 'rally') {
    const because = [note('rally', 0, { of: 'holds', because: `${fighter.name} may rally.`, source: sources.rally })];
    return { fighter, cause, row: 'beaten', tables, because };
  }
  if (cause !== 'melee' || !melee || !isMahdist(fighter)) return null;
  const counted = { lost: melee.lost, inflicted: melee.inflicted ?? melee.lost + melee.ahead, of: melee.started };
  const row = beatenBy(counted, tables);
  return row ? { fighter, cause, row, tables, because: beatenLines(fighter, counted, row, tables) } : null;
}

function rulesOf(tables: ReactionTables): MoraleRules {
  return {
    id: 'reaction',
    label: 'Reaction',
    due: ({ fighter, tested }) =>
      fighter.state === 'routed' && fighter.figures > 0 && !tested.includes('rally')
        ? [{ cause: 'rally', key: 'rally', said: `${fighter.name} may rally from the rout.` }]
        : [],
    mayRally: ({ state, figures }) => state === 'routed' && figures > 0,
    foresee: (fighter, cause, context) => {
      const asked = askedOf(fighter, cause, context, tables);
      return asked ? foreseeReaction(asked) : noTest(fighter, cause);
    },
    test: (fighter, cause, context, roll) => {
      const asked = askedOf(fighter, cause, context, tables);
      return asked ? takeReaction(asked, roll) : noTest(fighter, cause);
    },
  };
}

export const sudanReaction: PartMaker<MoralePart> = (yours) => {
  const charts = withYours(reactionCharts, yours);
  return { id: 'reaction', label: 'Reaction', text: TEXT, options: [], charts, clauses, morale: rulesOf(reactionTablesOf(charts)) };
};
