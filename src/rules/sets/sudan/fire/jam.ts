/** Clearing a jammed machine gun: two free gunners, one d6 a turn, easier every turn, and after the last the gun is wrecked. */
import type { Fighter, FighterStand, JamRules, JamTry, Refused, Roll } from '../../../engine/contract.ts';
import { throwDie } from '../../../engine/dice.ts';
import { firstOf } from '../../../engine/questions.ts';
import { standNamed } from '../../../engine/standNamed.ts';
import { note } from '../../../engine/tell.ts';
import { sources } from './sources.ts';
import type { FireTables } from './tables.ts';

const jamOf = ({ gun }: FighterStand): number | null => gun?.jammed ?? null;

function mayClear(firer: Fighter, stand: FighterStand, { clearing }: FireTables): Refused | null {
  const { value: gunners, source } = clearing.gunners;
  const who = standNamed(firer, stand.id);
  const wrecked = stand.gun?.hit.includes('gun') ?? false;
  return firstOf(
    [
      ['not-jammed', jamOf(stand) === null, `${who}: the gun is not jammed.`, sources.clearing],
      ['gun-lost', wrecked, `${who}: the gun is damaged beyond repair.`, sources.clearing],
      ['engaged', firer.engaged, `${firer.name} is engaged in melee: its gunners are not free.`, source],
      ['gunners', stand.figures < gunners, `${firer.name}: clearing a jam needs ${gunners} gunners, ${stand.figures} are left.`, source],
    ],
    stand,
  );
}

function tell(face: number, most: number, becomes: JamTry['becomes']): string {
  if (becomes === 'cleared') return `The d6 shows ${face}, ${most} or less: the gun is cleared.`;
  const still = `The d6 shows ${face}, ${most} or less needed`;
  return becomes === 'wrecked' ? `${still}: the gun is damaged beyond repair.` : `${still}: the gun stays jammed.`;
}

function clear(firer: Fighter, stand: FighterStand, { clearing }: FireTables, roll: Roll): JamTry {
  const tried = jamOf(stand) ?? 0;
  const turn = clearing.most[Math.min(tried, clearing.most.length - 1)];
  if (!turn) throw new Error('the chart of clearing has no turns');
  const why = `Clearing the gun, ${standNamed(firer, stand.id)}`;
  const face = throwDie(roll, { sides: 6, why, for: stand.id, matters: { only: 'reaching', least: [turn.value + 1] } });
  const last = tried + 1 >= clearing.most.length;
  const becomes = face <= turn.value ? 'cleared' : last ? 'wrecked' : 'jammed';
  const trail = [note('clearing', face, { because: tell(face, turn.value, becomes), source: turn.source, shown: String(face) })];
  return { face, becomes, jammed: becomes === 'jammed' ? tried + 1 : null, trail };
}

export const jamsOf = (tables: FireTables): JamRules => ({
  mayClear: (firer, stand) => mayClear(firer, stand, tables),
  clear: (firer, stand, roll) => {
    const refused = mayClear(firer, stand, tables);
    if (refused) throw new Error(refused.because);
    return clear(firer, stand, tables, roll);
  },
});
