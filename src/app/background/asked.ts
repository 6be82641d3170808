/** What the worker may be asked, by kind, and what it answers. */
import type { Cards, Further } from '#ui/compare/comparison';
import type { MeleeChances } from '#rules/engine/meleeChance';
import type { ChargeChoice, RoundOdds } from '#ui/melee/fight';
import { createAsker, type Asker, type WorkerLike } from './asker.ts';
import type { ChargeAsk } from './charges.ts';
import type { CardsAsk, FurtherAsk } from './comparison.ts';
import type { FightAsk } from './fightOdds.ts';
import type { Odds, OddsAsk } from './odds.ts';

export type Asked =
  | { readonly about: 'shot'; readonly ask: OddsAsk }
  | { readonly about: 'round'; readonly ask: FightAsk }
  | { readonly about: 'melee'; readonly ask: FightAsk }
  | { readonly about: 'charges'; readonly ask: ChargeAsk }
  | { readonly about: 'cards'; readonly ask: CardsAsk }
  | { readonly about: 'further'; readonly ask: FurtherAsk };

export interface CompareAskers {
  readonly cards: Asker<CardsAsk, Cards>;
  readonly further: Asker<FurtherAsk, Further>;
}

export interface Askers {
  readonly shot: Asker<OddsAsk, Odds>;
  readonly round: Asker<FightAsk, RoundOdds | null>;
  readonly melee: Asker<FightAsk, MeleeChances | null>;
  readonly charges: Asker<ChargeAsk, readonly ChargeChoice[]>;
  readonly comparison: CompareAskers;
}

/** One asker a kind, each with a worker of its own, so that giving up one question leaves the others alone. */
export function createAskers(start: () => WorkerLike): Askers {
  const about = <Ask, Answer>(kind: Asked['about']): Asker<Ask, Answer> => {
    const asker = createAsker<{ readonly about: Asked['about']; readonly ask: Ask }, Answer>(start);
    return { ...asker, ask: (ask) => asker.ask({ about: kind, ask }) };
  };
  return {
    shot: about('shot'),
    round: about('round'),
    melee: about('melee'),
    charges: about('charges'),
    comparison: { cards: about('cards'), further: about('further') },
  };
}
