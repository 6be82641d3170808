import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FURTHEST, NEAREST, fit, held, inchesOfPx, panBy, pinch, toScreen, toTable, zoomAt } from '#view/camera';
import type { Camera } from '#view/scene';

const SEED = { seed: 1815, numRuns: 200 };
const table = { width: 72, depth: 48 };
const finite = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = (least: number, most: number) => fc.record({ x: finite(least, most), y: finite(least, most) });
const cameras: fc.Arbitrary<Camera> = fc.record({
  pxPerInch: finite(FURTHEST, NEAREST),
  center: point(-10, 80),
  width: fc.integer({ min: 300, max: 2000 }),
  height: fc.integer({ min: 300, max: 1400 }),
});
/** The camera whose top left corner shows this table point at 10 px an inch; the view is 1200 × 800. */
const northWestAt = (x: number, y: number): Camera => ({ pxPerInch: 10, center: { x: x + 60, y: y - 40 }, width: 1200, height: 800 });

describe('pixels and inches', () => {
  it('the middle of the view shows the centre, and up on the screen is north', () => {
    const camera: Camera = { pxPerInch: 10, center: { x: 20, y: 15 }, width: 400, height: 300 };
    expect(toScreen(camera, { x: 20, y: 15 })).toEqual({ x: 200, y: 150 });
    expect(toScreen(camera, { x: 21, y: 17 })).toEqual({ x: 210, y: 130 });
    expect(toTable(camera, { x: 0, y: 0 })).toEqual({ x: 0, y: 30 });
    expect(inchesOfPx(camera, 14)).toBe(1.4);
  });

  test('to the screen and back is the same point', () => {
    fc.assert(
      fc.property(cameras, point(-20, 100), (camera, at) => {
        const back = toTable(camera, toScreen(camera, at));
        expect(back.x).toBeCloseTo(at.x, 9);
        expect(back.y).toBeCloseTo(at.y, 9);
      }),
      SEED,
    );
  });
});

describe('zoom', () => {
  test('the wheel keeps the point under the pointer, at both limits too', () => {
    fc.assert(
      fc.property(cameras, point(0, 1200), finite(0.01, 100), (camera, at, factor) => {
        const before = toTable(camera, at);
        const after = toTable(zoomAt(camera, at, factor), at);
        expect(after.x).toBeCloseTo(before.x, 8);
        expect(after.y).toBeCloseTo(before.y, 8);
      }),
      SEED,
    );
  });

  it.each([
    [4, 0.5, 4],
    [4.1, 0.99, 4.1 * 0.99],
    [160, 2, 160],
    [80, 2, 160],
    [80, 1.5, 120],
  ])('from %d px an inch by %d comes to %d: 4 and 160 are the limits', (from, factor, to) => {
    expect(zoomAt({ ...northWestAt(0, 48), pxPerInch: from }, { x: 3, y: 4 }, factor).pxPerInch).toBeCloseTo(to, 12);
  });

  it('pinch-zoom-anchor: fingers that part from 200 to 400 px double the scale about their middle', () => {
    // The report counts y down from the view's corner: table (30, 30) there is 30″ south of the north edge.
    const camera = northWestAt(0, 48);
    const from = [{ x: 200, y: 300 }, { x: 400, y: 300 }] as const; // prettier-ignore
    const to = [{ x: 100, y: 300 }, { x: 500, y: 300 }] as const; // prettier-ignore
    expect(toTable(camera, { x: 300, y: 300 })).toEqual({ x: 30, y: 18 });
    const now = pinch(camera, from, to);
    expect(now.pxPerInch).toBe(20);
    expect(toTable(now, { x: 300, y: 300 })).toEqual({ x: 30, y: 18 });
    expect(toScreen(now, { x: 0, y: 48 })).toEqual({ x: -300, y: -300 });
  });

  test('a pinch carries the table point under the middle of the fingers along with it', () => {
    fc.assert(
      fc.property(cameras, point(0, 900), point(0, 900), point(0, 900), point(0, 900), (camera, a, b, c, d) => {
        const before = toTable(camera, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
        const after = toTable(pinch(camera, [a, b], [c, d]), { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 });
        expect(after.x).toBeCloseTo(before.x, 7);
        expect(after.y).toBeCloseTo(before.y, 7);
      }),
      SEED,
    );
  });

  it('two fingers on one spot move the picture and do not zoom it', () => {
    const spot = { x: 50, y: 60 };
    const now = pinch(
      northWestAt(0, 48),
      [spot, spot],
      [
        { x: 60, y: 60 },
        { x: 80, y: 60 },
      ],
    );
    expect(now.pxPerInch).toBe(10);
    expect(now.center).toEqual({ x: 58, y: 8 });
  });
});

describe('panning and fitting', () => {
  it('the table follows the hand', () => {
    const camera = northWestAt(0, 48);
    expect(toScreen(panBy(camera, 30, -20), { x: 10, y: 40 })).toEqual({ x: 130, y: 60 });
  });

  it('fit shows the whole table in the middle of what the margins leave free', () => {
    const camera = fit({ ...northWestAt(0, 0), width: 1000, height: 600 }, table, { top: 60, right: 280, bottom: 60, left: 0 });
    expect(camera.pxPerInch).toBe(10);
    expect(toScreen(camera, { x: 0, y: 48 })).toEqual({ x: 0, y: 60 });
    expect(toScreen(camera, { x: 72, y: 0 })).toEqual({ x: 720, y: 540 });
  });

  it('a view smaller than its margins still shows something finite', () => {
    const camera = fit({ ...northWestAt(0, 0), width: 100, height: 100 }, table, { top: 80, right: 80, bottom: 80, left: 80 });
    expect(camera.pxPerInch).toBe(FURTHEST);
    expect(Number.isFinite(camera.center.x) && Number.isFinite(camera.center.y)).toBe(true);
  });

  test('however far it is panned, 96 px of the table stay in sight along both axes', () => {
    fc.assert(
      fc.property(cameras, finite(-1e6, 1e6), finite(-1e6, 1e6), (camera, dx, dy) => {
        const now = held(panBy(camera, dx, dy), table);
        const corner = toScreen(now, { x: 0, y: 48 });
        const opposite = toScreen(now, { x: 72, y: 0 });
        expect(Math.min(opposite.x, now.width) - Math.max(corner.x, 0)).toBeGreaterThan(96 - 1e-6);
        expect(Math.min(opposite.y, now.height) - Math.max(corner.y, 0)).toBeGreaterThan(96 - 1e-6);
      }),
      SEED,
    );
  });

  it('a view that keeps the table in sight is left alone', () => {
    const camera = northWestAt(-40, 60);
    expect(held(camera, table)).toEqual(camera);
  });
});
