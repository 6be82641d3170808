/** What one line of shot is worth against each unit that it strikes. */
import type { Crossing, LineOfFire } from '#geometry/check/facts';
import type { Context, DiceCall, Share, StandFacts } from '../../engine/contract.ts';
import { add, base, counted, inches, multiply, note, sum } from '../../engine/tell.ts';
import type { Trail, TrailLine } from '../../engine/trail.ts';
import { count } from './charts.ts';
import { nameOf } from './checks.ts';
import { counting, crossingSpan } from './lineFacts.ts';
import { sources } from './sources.ts';

/** One line's worth against one unit: 2 a stand on the direct leg, a die a stand on the run. */
function shareLines(by: string, line: LineOfFire, hits: readonly Crossing[], name: string, faces: ReadonlyMap<Crossing, number>): Trail {
  const direct = hits.filter((crossing) => crossing.leg === 'direct');
  const run = hits.filter((crossing) => crossing.leg === 'ricochet');
  const gun = count('gun-per-stand');
  const before = line.ricochetAt === null ? '' : ' before the point of ricochet';
  const lines: TrailLine[] = [];
  if (direct.length > 0) {
    const seen = { stands: direct.map((one) => one.stand), spans: direct.map((one) => crossingSpan(line, one)) };
    const crossed = `${name}: ${counted(direct.length, 'stand')} crossed${before}`;
    const parts = [
      base(`${by}/stands`, direct.length, `${crossed}.`, sources.directFire, { seen }),
      multiply(`${by}/gun`, gun.value, `A gun counts ${gun.value} for each.`, gun.source),
    ];
    const worth = direct.length * gun.value;
    lines.push(
      sum(`${by}/direct`, parts, `${crossed}, ${direct.length} × ${gun.value} = ${worth}.`, gun.source, {
        seen,
        shown: `${direct.length} × ${gun.value} = ${worth}`,
      }),
    );
  }
  for (const crossing of run) lines.push(runLine(by, line, crossing, faces.get(crossing) ?? null));
  return lines;
}

function runLine(by: string, line: LineOfFire, crossing: Crossing, face: number | null): TrailLine {
  const id = `${by}/run/${crossing.stand}`;
  const seen = { stands: [crossing.stand], spans: [crossingSpan(line, crossing)] };
  const where = `Stand ${crossing.stand} at ${inches(crossing.enter)}, at or after the point`;
  if (face === null) return note(id, 0, `${where}: a d6.`, sources.ricochet, { seen, shown: 'd6' });
  return add(id, face, `${where}: the d6 shows ${face}.`, sources.ricochet, { seen });
}

export function sharesOf(facts: StandFacts, line: LineOfFire, context: Context, faces: ReadonlyMap<Crossing, number>): readonly Share[] {
  const struck = counting(line, context);
  const { mode } = context.shot;
  return [...new Set(struck.map((crossing) => crossing.unit))].map((target) => {
    const hits = struck.filter((crossing) => crossing.unit === target);
    const dice = hits.flatMap((crossing) => faces.get(crossing) ?? []);
    const value = shareLines(facts.stand, line, hits, nameOf(context, target), faces);
    const said = `${context.firer.name}, stand ${facts.stand}: ${mode === 'direct' ? 'direct fire' : 'ricochet fire'}`;
    const waits = hits.filter((crossing) => crossing.leg === 'ricochet').length - dice.length;
    const strikes = hits.map((one) => one.stand);
    return { target, by: facts.stand, mode, value, strikes, said, ...(dice.length > 0 ? { dice } : {}), ...(waits > 0 ? { waits } : {}) };
  });
}

/** The d6 of each stand on the run, in the order of the line. */
export function diceOf(line: LineOfFire, context: Context): readonly DiceCall[] {
  return counting(line, context)
    .filter((crossing) => crossing.leg === 'ricochet')
    .map((crossing) => ({
      count: 1,
      sides: 6,
      why: `Ricochet through stand ${crossing.stand} of ${nameOf(context, crossing.unit)}`,
      for: crossing.stand,
      against: crossing.unit,
      matters: { only: 'sum' },
    }));
}
