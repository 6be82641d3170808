/** What is added to the effect die. Every modifier of the step is looked at; one that does not apply stays in the trail uncounted. */
import type { Fighter, SettleContext, Share } from '../../engine/contract.ts';
import type { SourceRef } from '../../engine/source.ts';
import { add, counted } from '../../engine/tell.ts';
import type { TrailLine } from '../../engine/trail.ts';
import { chosen } from './options.ts';
import { asFraction } from '../../engine/lookup.ts';
import { fraction, times } from '../../engine/fraction.ts';
import { toldFrom } from '../../engine/yours.ts';
import { sources } from './sources.ts';
import type { Tables } from './tables.ts';
import { ARTILLERY_STEP } from './steps.ts';
import type { Fire } from './loss.ts';
import { firedUphill, garrisoned } from './struck.ts';
import { isBattery, isLimbered } from '../../roster/traits.ts';

interface Found {
  readonly id: string;
  readonly applies: boolean;
  readonly stories?: number;
  readonly because: string;
  readonly source?: SourceRef;
  readonly seen?: TrailLine['seen'];
}

const ORDER = { 'attack-column': 'in attack column', square: 'in square' } as const;

function formation({ order, name }: Fighter): Found {
  const applies = order === 'attack-column' || order === 'square';
  return {
    id: 'column-or-square',
    applies,
    because: applies ? `${name} is ${ORDER[order]}.` : `${name} is in neither attack column nor square.`,
  };
}

function building(target: Fighter, shares: readonly Share[], context: SettleContext): Found {
  const house = garrisoned(shares, context);
  const id = 'building';
  if (!house) return { id, applies: false, because: `${target.name} is in no building.` };
  const stories = counted(house.stories, 'story', 'stories');
  const seen = { terrain: [house.terrain] };
  if (context.step === ARTILLERY_STEP)
    return { id, applies: true, stories: house.stories, because: `${target.name} holds a building of ${stories}.`, seen };
  const applies = chosen(context.options, 'C001-10') === 'yes';
  const because = applies ? `${target.name} holds a building of ${stories}.` : 'A building does not help small arms and canister.';
  return { id, applies, stories: house.stories, because, source: sources.buildingDie, seen };
}

/** Only high trajectory can fire uphill in step 1; in step 2 each share is halved in its own value. */
function uphill(shares: readonly Share[], context: SettleContext): readonly Found[] {
  if (context.step !== ARTILLERY_STEP) return [];
  const high = shares.filter((share) => share.mode === 'high-trajectory');
  const pair = firedUphill(high, context);
  const because = pair ? `High trajectory fire uphill, from level ${pair.levels.from} to ${pair.levels.to}.` : 'Nothing was fired uphill.';
  return [
    { id: 'uphill', applies: pair !== null, because, source: sources.uphillDie, ...(pair ? { seen: { stands: [pair.target] } } : {}) },
  ];
}

function unlimbered(target: Fighter, context: SettleContext): readonly Found[] {
  if (!isBattery(target)) return [];
  const id = 'unlimbered';
  if (context.step === ARTILLERY_STEP)
    return [
      { id, applies: false, because: 'Artillery fire at artillery takes nothing off for unlimbered guns.', source: sources.counterBattery },
    ];
  const applies = !isLimbered(target);
  return [{ id, applies, because: applies ? `${target.name} is unlimbered.` : `${target.name} is limbered.` }];
}

/** Lines of the number "die", without the die itself, for the shares that bear on it. */
export function modifierLines(tables: Tables, { target, shares }: Fire, context: SettleContext): readonly TrailLine[] {
  const found = [formation(target), building(target, shares, context), ...uphill(shares, context), ...unlimbered(target, context)];
  return found.map(({ id, applies, stories = 1, because, source, seen }) => {
    const row = tables.dieModifier(id);
    return add(`die/${id}`, times(asFraction(row.value), fraction(stories)), {
      because,
      source: source ? toldFrom(source, row.source) : row.source,
      of: 'die',
      ...(applies ? {} : { counts: false as const }),
      ...(seen ? { seen } : {}),
    });
  });
}
