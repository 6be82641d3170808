import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heightAt, hopsOf } from '#view/paint/mark/hops';
import { glowAt, momentAt, popAt, shotClock, stepOf, timeAt } from '#view/paint/motion/timeline';

describe('The bounces after the point of ricochet', () => {
  test('the first is 2.5 inches, the next 0.76 of it, and the last lands where the run ends', () => {
    const hops = hopsOf(6);
    expect(hops.map(({ from, to }) => [from, to].map((x) => Number(x.toFixed(4))))).toEqual([
      [0, 2.5],
      [2.5, 4.4],
      [4.4, 5.844],
      [5.844, 6],
    ]);
  });

  test('a run of exactly one hop has one; no run has none', () => {
    expect(hopsOf(2.5)).toHaveLength(1);
    expect(hopsOf(0)).toEqual([]);
  });

  test('they cover the run without a gap, and are few on any table', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 200, noNaN: true }), (run) => {
        const hops = hopsOf(run);
        expect(hops.length).toBeLessThan(12);
        expect(hops[0]?.from).toBe(0);
        expect(hops.at(-1)?.to).toBeCloseTo(run, 9);
        hops.slice(1).forEach((hop, i) => expect(hop.from).toBe(hops[i]?.to));
      }),
    );
  });

  test('the ball touches the ground at each bounce and rises 0.36 of the hop between', () => {
    const hops = hopsOf(4.4);
    expect(heightAt(hops, 0)).toBe(0);
    expect(heightAt(hops, 1.25)).toBeCloseTo(0.9, 12);
    expect(heightAt(hops, 2.5)).toBeCloseTo(0, 12);
    expect(heightAt(hops, 9)).toBe(0);
    expect(heightAt(hopsOf(6), 5.922)).toBeCloseTo(0.36 * 0.156, 6);
    expect(heightAt(hopsOf(6), 6)).toBeCloseTo(0, 9);
  });
});

describe('A shot on the clock', () => {
  const clock = shotClock(13, 19.3);

  test('the ball flies 55 ms an inch to the point of ricochet', () => {
    expect(clock.grazes - clock.leaves).toBeCloseTo(13 * 55, 9);
  });

  test('a long shot takes no longer than 1.2 s: at 21.8 inches it is reached, at 21.9 it holds', () => {
    expect(shotClock(null, 21.8).grazes - clock.leaves).toBeCloseTo(1199, 9);
    expect(shotClock(null, 21.9).grazes - clock.leaves).toBe(1200);
    expect(shotClock(null, 60).stops - clock.leaves).toBe(1200);
  });

  test('the line grows with the ball and ends where the shot was measured to end', () => {
    expect(momentAt(clock, 0).line).toBe(0);
    expect(momentAt(clock, clock.grazes).line).toBe(13);
    expect(momentAt(clock, clock.stops).line).toBe(19.3);
    expect(momentAt(clock, clock.ends + 1000).line).toBe(19.3);
  });

  test('the ball is in sight from its leaving until it stops', () => {
    expect(momentAt(clock, clock.leaves - 1).ball).toBeNull();
    expect(momentAt(clock, clock.leaves).ball).toEqual({ at: 0, height: 0 });
    expect(momentAt(clock, clock.stops - 1).ball).not.toBeNull();
    expect(momentAt(clock, clock.stops).ball).toBeNull();
  });

  test('before the point of ricochet the ball keeps to the ground', () => {
    expect(momentAt(clock, timeAt(clock, 6)).ball?.height).toBe(0);
    expect(momentAt(clock, timeAt(clock, 14.25)).ball?.height).toBeCloseTo(0.9, 6);
  });

  test('a stopped ball that never reaches the point of ricochet has no run', () => {
    const short = shotClock(13, 9);
    expect(short.legs).toEqual({ direct: 9, run: 0 });
    expect(momentAt(short, short.stops + 1).graze).toBeNull();
  });

  test('the time of a place and the place at a time agree', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 40, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (stop, share, where) => {
          const one = shotClock(stop * share, stop);
          expect(momentAt(one, timeAt(one, stop * where)).line).toBeCloseTo(stop * where, 6);
        },
      ),
    );
  });

  test('a stand counts only when the ball has entered it, then pops and rests at its size', () => {
    expect(popAt(-1)).toBe(0);
    expect(popAt(80)).toBeCloseTo(1.15, 9);
    expect(popAt(160)).toBeCloseTo(1, 9);
    expect(popAt(9999)).toBeCloseTo(1, 9);
  });

  test('what is shown to a player beats twice and is then steady', () => {
    expect([0, 225, 450, 675, 900, 5000].map(glowAt).map((glow) => Number(glow.toFixed(6)))).toEqual([1, 0.35, 1, 0.35, 1, 1]);
  });

  test('background-tab: a tab that was hidden for an hour goes on where it left off', () => {
    expect(stepOf(3_600_000)).toBe(200);
    expect(stepOf(16)).toBe(16);
    expect(stepOf(-5)).toBe(0);
  });
});
