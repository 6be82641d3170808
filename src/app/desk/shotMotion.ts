/** The flight of what was just fired, for the ball on the table: legs, stands struck, and what stopped it. */
import { distance } from '#geometry/shape/vec';
import { planShot } from '#game/preview';
import type { ShotMotion } from '#view/paint/painter.types';
import type { Bench } from './bench.ts';

/** Solid shot of the last settled step, measured on the table as it was fired on. */
export function motionOf(bench: Bench): readonly ShotMotion[] {
  const entry = bench.session.log()[bench.session.head() - 1];
  if (!entry || !bench.settled) return [];
  return bench.settled.shots.flatMap((shot) =>
    planShot(entry.before, shot, bench.book).stands.flatMap(({ facts: { line, pair } }): ShotMotion[] => {
      if (line) {
        const por = line.legs.length > 1 ? (line.legs[0]?.length ?? null) : null;
        return [
          {
            from: line.from,
            to: line.to,
            legs: line.legs,
            struck: line.struck.map(({ stand, enter }) => ({ stand, at: enter })),
            por,
            stopAt: line.length,
          },
        ];
      }
      if (!pair) return [];
      const { from, to } = pair.line;
      const length = distance(from, to);
      return [
        { from, to, legs: [{ kind: 'direct', from, to, length }], struck: [{ stand: pair.target, at: length }], por: null, stopAt: length },
      ];
    }),
  );
}
