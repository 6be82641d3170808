/** How far a body may have moved in a turn in which it fires. */
import { tape, tapeOf } from '#geometry/shape/units';
import type { Fighter, FighterStand } from '../../../engine/contract.ts';
import type { Sourced } from '../../../engine/lookup.ts';
import type { Question } from '../../../engine/questions.ts';
import { inches } from '../../../engine/tell.ts';
import { isGun, type GunStand } from '../../../roster/traits.ts';
import { toldFrom } from '../../../engine/yours.ts';
import { sources } from './sources.ts';
import type { FireTables } from './tables.ts';
import { gunKind } from './traits.ts';

const HOW = {
  marched: 'moved',
  manhandled: 'was manhandled',
  assembled: 'was assembled after',
  unlimbered: 'moved and unlimbered',
} as const;

type Moved = NonNullable<Fighter['moved']>;

function tooFar(firer: Fighter, moved: Moved, limit: Sourced<number>, source = limit.source): Question {
  const far = tape(moved.inches) > tapeOf(limit.value);
  const because = `${firer.name} ${HOW[moved.how]} ${inches(moved.inches)}; it fires after ${inches(limit.value)} at most.`;
  return ['moved', far, because, source];
}

/** A column has a longer move than it may fire after: slow ground and drill that it spent of it count too (C004-13). */
function columnMoved(firer: Fighter, moved: Moved, limit: Sourced<number>): readonly Question[] {
  const source = toldFrom(sources.movingColumn, limit.source);
  const spent = moved.spent ?? 0;
  const because = `${firer.name} used ${inches(spent)} of its move in column; it fires after ${inches(limit.value)} at most.`;
  return [tooFar(firer, moved, limit, source), ['moved', tape(spent) > tapeOf(limit.value), because, source]];
}

/** A screw gun is brought into action by a whole move of its own; afterwards it is pushed and fires. */
function screwGun(firer: Fighter, moved: Moved, tables: FireTables): readonly Question[] {
  const assembled = moved.how === 'assembled' || moved.how === 'unlimbered';
  return [
    ['assembled', assembled, `${firer.name} took the whole move to assemble and does not fire.`, sources.assembled],
    tooFar(firer, moved, tables.moving('screw-gun')),
  ];
}

function gunMoved(firer: Fighter, stand: GunStand, moved: Moved, tables: FireTables): readonly Question[] {
  const kind = gunKind(stand);
  if (kind === 'screw-gun') return screwGun(firer, moved, tables);
  if (moved.how !== 'manhandled') return [tooFar(firer, moved, tables.moving('unlimbering'))];
  const limit = tables.moving(kind);
  return [tooFar(firer, moved, limit, kind === 'field-gun' ? toldFrom(sources.manhandled, limit.source) : limit.source)];
}

/** Questions that refuse what moved too far; none for what stood. */
export function movedQuestions(firer: Fighter, stand: FighterStand, tables: FireTables): readonly Question[] {
  const { moved } = firer;
  if (!moved) return [];
  if (isGun(stand)) return gunMoved(firer, stand, moved, tables);
  if (firer.mounted) return [tooFar(firer, moved, tables.moving('mounted'))];
  const limit = tables.moving('infantry');
  const column = firer.order === 'march-column' || firer.order === 'attack-column';
  return column ? columnMoved(firer, moved, limit) : [tooFar(firer, moved, limit)];
}
