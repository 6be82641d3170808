import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { handBench } from '#test/handBench';
import { block, foot, gun, scene, unit } from '#test/scenes';

const alone = (facing = 0) => scene([unit('a', 'blue', 'french-line', 'line', [foot('a1', 10, 10, facing)])]);
const pair = scene([
  unit('a', 'blue', 'french-line', 'line', [foot('a1', 10, 10, 30), foot('a2', 20, 10, 30)]),
  unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 16, 16, 180)]),
]);

describe('dragging', () => {
  it('undo-granularity: 120 moves of one drag are one step, and putting it down where it was is none', () => {
    const bench = handBench(alone());
    bench.drag([10, 10], [22, 16], {}, 120);
    expect(bench.box('a1')?.center).toEqual({ x: 22, y: 16 });
    expect(bench.session.log()).toHaveLength(1);
    bench.session.undo();
    expect(bench.box('a1')?.center).toEqual({ x: 10, y: 10 });
    expect(bench.session.head()).toBe(0);
    bench.session.redo();
    bench.press([22, 16]);
    bench.moveTo([30, 20]);
    bench.moveTo([22, 16]);
    bench.release([22, 16]);
    expect(bench.sent).toHaveLength(1);
    expect(bench.session.log()).toHaveLength(1);
  });

  it('a move never turns: every stand of the unit is shifted alike and faces as it did', () => {
    const bench = handBench(pair);
    bench.drag([10, 10], [13, 6]);
    expect(bench.sent).toEqual([
      {
        type: 'place',
        placings: [
          { stand: 'a1', box: { center: { x: 13, y: 6 }, width: 0.9, depth: 0.75, facing: 30 } },
          { stand: 'a2', box: { center: { x: 23, y: 6 }, width: 0.9, depth: 0.75, facing: 30 } },
        ],
        note: { how: 'drag', inches: 5 },
      },
    ]);
  });

  it('page-gesture-conflict: a finger that drags a stand by 6″ moves it by 6″', () => {
    const bench = handBench(alone());
    bench.drag([10, 10], [16, 10], { touch: true });
    expect(bench.box('a1')?.center).toEqual({ x: 16, y: 10 });
  });

  it('a press that strays 4 px is a click, one of 5 px is a drag', () => {
    const bench = handBench(alone());
    bench.drag([10, 10], [10.2, 10], {}, 1);
    expect(bench.sent).toEqual([]);
    bench.drag([10, 10], [10.25, 10], {}, 1);
    expect(bench.sent).toHaveLength(1);
  });

  it('until the release there is a ghost, its path and its cost, and the stand stays', () => {
    const bench = handBench(alone(), { allowance: 6 });
    bench.press([10, 10]);
    bench.moveTo([13, 14]);
    expect(bench.hand.shown().ghosts).toEqual([{ stand: 'a1', box: { center: { x: 13, y: 14 }, width: 0.9, depth: 0.75, facing: 0 } }]);
    expect(bench.words()).toEqual(['5.00″ of 6.00″']);
    expect(bench.mark('move:path')).toMatchObject({ points: [{ x: 10, y: 10 }, { x: 13, y: 14 }], stroke: 'path' }); // prettier-ignore
    expect(bench.box('a1')?.center).toEqual({ x: 10, y: 10 });
    expect(bench.sent).toEqual([]);
  });

  it('where no book limits the move the cost stands alone', () => {
    const bench = handBench(alone());
    bench.press([10, 10]);
    bench.moveTo([13, 14]);
    expect(bench.words()).toEqual(['5.00″']);
  });

  it.each([
    ['north', 0, [10, 15]],
    ['east', 90, [13, 10]],
    ['south', 180, [10, 15]],
  ] as const)('with Shift a stand facing %s goes straight along its own axis', (_, facing, [x, y]) => {
    const bench = handBench(alone(facing));
    bench.drag([10, 10], [13, 15], { shift: true });
    expect(bench.box('a1')?.center.x).toBeCloseTo(x, 9);
    expect(bench.box('a1')?.center.y).toBeCloseTo(y, 9);
    expect(bench.sent).toMatchObject([{ note: { how: 'straight', inches: facing === 90 ? 3 : 5 } }]);
  });

  it('places rest on hundredths of an inch, with Alt they stay where the hand was', () => {
    const at = (held: object): number | undefined => {
      const bench = handBench(alone());
      bench.drag([10, 10], [12.3456, 10], held);
      return bench.box('a1')?.center.x;
    };
    expect(at({})).toBe(12.35);
    expect(at({ alt: true })).toBeCloseTo(12.3456, 9);
  });

  it('the stand under the hand leads, whichever of the unit it is', () => {
    const bench = handBench(pair);
    bench.press([20, 10]);
    bench.moveTo([25, 10]);
    expect(bench.mark('move:path')).toMatchObject({ points: [{ x: 20, y: 10 }, { x: 25, y: 10 }] }); // prettier-ignore
  });
});

describe('what a move leads through', () => {
  it('is named with the inches at which it is entered', () => {
    const bench = handBench(
      scene(
        [
          unit('a', 'blue', 'french-line', 'line', [foot('a1', 10, 10, 0)]),
          unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 10, 16, 180)]),
        ],
        [block('w', 'woods', [5, 12, 15, 14])],
      ),
    );
    bench.press([10, 10]);
    bench.moveTo([10, 20]);
    expect(bench.hand.shown().said).toMatch(/^Through woods at 1\.63″, b at 5\.25″\. Release to place\./);
    bench.moveTo([10, 11.6]);
    expect(bench.hand.shown().said).toMatch(/^Release to place\./);
  });

  it('names a unit of several stands once, where the way first touches it, and another unit of the same name again', () => {
    const bench = handBench(
      scene([
        unit('a', 'blue', 'french-line', 'line', [foot('a1', 10, 10, 0)]),
        unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 10.6, 16, 180), foot('b2', 9.4, 16, 180)]),
        unit('c', 'red', 'russian-musketeer', 'line', [foot('c1', 10, 18, 180)]),
      ]),
    );
    bench.press([10, 10]);
    bench.moveTo([10, 20]);
    expect(bench.hand.shown().said).toMatch(/^Through b at 5\.25″, c at 7\.25″\. Release to place\./);
  });
});

describe('what a place refuses', () => {
  it('an overlap is said while dragging, with the name, and the release changes nothing', () => {
    const bench = handBench(pair);
    bench.press([10, 10]);
    bench.moveTo([16, 16]);
    expect(bench.hand.shown().said).toMatch(/^a would overlap b by \d\.\d\d sq in\./);
    expect(bench.mark('move:refused')).toMatchObject({ tone: 'no', icon: 'cross' });
    expect(bench.mark('move:path')).toMatchObject({ stroke: 'refused' });
    expect(bench.hand.shown().cursor).toBe('not-allowed');
    bench.release([16, 16]);
    expect(bench.box('a1')?.center).toEqual({ x: 10, y: 10 });
    expect(bench.session.log()).toHaveLength(0);
  });

  it('contact is legal, a hundredth closer is not', () => {
    const data = scene([
      unit('a', 'blue', 'french-line', 'line', [foot('a1', 10, 10, 0)]),
      unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 14, 10, 0)]),
    ]);
    const touching = handBench(data);
    touching.drag([10, 10], [13.1, 10]);
    expect(touching.box('a1')?.center.x).toBeCloseTo(13.1, 9);
    const closer = handBench(data);
    closer.drag([10, 10], [13.11, 10]);
    expect(closer.box('a1')?.center.x).toBe(10);
  });

  it('a corner off the table is refused, on its edge it may stand', () => {
    const bench = handBench(alone());
    bench.drag([10, 10], [0.44, 10]);
    expect(bench.box('a1')?.center.x).toBe(10);
    bench.drag([10, 10], [0.45, 10]);
    expect(bench.box('a1')?.center.x).toBeCloseTo(0.45, 9);
  });
});

describe('a drag that is broken off changes nothing', () => {
  it.each([
    ['Escape', (bench: ReturnType<typeof handBench>) => bench.key('back')],
    ['the right button or a lost pointer', (bench: ReturnType<typeof handBench>) => bench.hand.cancel()],
  ])('%s', (_, stop) => {
    const bench = handBench(alone());
    bench.press([10, 10]);
    bench.moveTo([13, 14]);
    stop(bench);
    expect(bench.hand.shown().ghosts).toBeUndefined();
    bench.moveTo([20, 20]);
    bench.release([20, 20]);
    expect(bench.sent).toEqual([]);
    expect(bench.selection().stands).toEqual(['a1']);
  });

  it('drag-released-outside: let go beyond the view, it stays where it was and follows nothing', () => {
    const bench = handBench(alone());
    bench.press([10, 10]);
    bench.moveTo([2, 10]);
    bench.release([30, 40], { outside: true }); // a place of the table that the view does not show
    bench.moveTo([30, 30]);
    expect(bench.hand.state).toBe('idle');
    expect(bench.hand.shown().ghosts).toBeUndefined();
    expect(bench.box('a1')?.center).toEqual({ x: 10, y: 10 });
    expect(bench.session.log()).toHaveLength(0);
  });
});

describe('turning', () => {
  const handleOf = (bench: ReturnType<typeof handBench>): readonly [number, number] => {
    const mark = bench.mark('handle:rotate');
    if (mark?.kind !== 'symbol') throw new Error('nothing is in hand');
    return [mark.at.x, mark.at.y];
  };

  it('the handle turns about the middle in steps of 5°, one command on release', () => {
    const bench = handBench(alone());
    bench.click([10, 10]);
    bench.drag(handleOf(bench), [12, 11]); // the hand comes to bear 63.4°
    expect(bench.box('a1')).toEqual({ center: { x: 10, y: 10 }, width: 0.9, depth: 0.75, facing: 65 });
    expect(bench.sent).toMatchObject([{ type: 'place', note: { how: 'turn', inches: 0 } }]);
  });

  it('Alt turns freely to the tenth of a degree', () => {
    const bench = handBench(alone());
    bench.click([10, 10]);
    bench.drag(handleOf(bench), [12, 11], { alt: true });
    expect(bench.box('a1')?.facing).toBeCloseTo(63.4, 9);
  });

  it('from a facing between two steps it comes onto a step', () => {
    const bench = handBench(alone(12.3));
    bench.click([10, 10]);
    bench.drag(handleOf(bench), [13, 10]);
    expect(bench.box('a1')?.facing).toBe(90);
  });

  it('less than half a step is no turn and no step of the log', () => {
    const bench = handBench(alone());
    bench.click([10, 10]);
    const [x, y] = handleOf(bench);
    bench.drag([x, y], [x + 0.05, y]);
    expect(bench.sent).toEqual([]);
  });

  it('while turning it says by how much and which way it then faces', () => {
    const bench = handBench(alone());
    bench.click([10, 10]);
    bench.press(handleOf(bench));
    bench.moveTo([8, 10]);
    expect(bench.words()).toEqual(['90.0°, facing 270.0°']);
    expect(bench.hand.shown().ghosts).toMatchObject([{ box: { facing: 270 } }]);
  });

  it('rotation-drift: 25 turns of 14.4° bring a stand back to north and its corners to where they were', () => {
    const bench = handBench(alone());
    bench.click([10, 10]);
    for (let i = 0; i < 25; i += 1) bench.hand.twist(14.4, true);
    expect(bench.session.log()).toHaveLength(25);
    expect(bench.box('a1')).toEqual({ center: { x: 10, y: 10 }, width: 0.9, depth: 0.75, facing: 0 });
  });

  it('rotation-drift: a unit that is turned round by keys stands where it stood', () => {
    const bench = handBench(pair);
    bench.click([10, 10]);
    for (let i = 0; i < 72; i += 1) bench.key('turn-right');
    expect(bench.box('a1')?.facing).toBeCloseTo(30, 9);
    expect(bench.box('a1')?.center.x).toBeCloseTo(10, 9);
    expect(bench.box('a2')?.center.x).toBeCloseTo(20, 9);
    expect(bench.box('a2')?.center.y).toBeCloseTo(10, 9);
  });

  it('two fingers show the turn and their lifting makes it', () => {
    const bench = handBench(alone());
    bench.click([10, 10]);
    bench.hand.twist(33, false);
    expect(bench.hand.shown().ghosts).toMatchObject([{ box: { facing: 35 } }]);
    expect(bench.sent).toEqual([]);
    bench.hand.twist(41, true);
    expect(bench.box('a1')?.facing).toBe(40);
  });

  it('a turn of two fingers that is broken off turns nothing', () => {
    const bench = handBench(alone());
    bench.click([10, 10]);
    bench.hand.twist(33, false);
    bench.hand.twist(0, true);
    expect(bench.sent).toEqual([]);
    expect(bench.hand.state).toBe('idle');
  });
});

describe('wheeling', () => {
  const front = scene([
    unit('a', 'blue', 'french-line', 'line', [foot('a1', 20, 20, 0, { frontage: 2 }), foot('a2', 22, 20, 0, { frontage: 2 })]),
  ]);

  it('the right front corner wheels on the left one and pays for its own arc', () => {
    const bench = handBench(front, { allowance: 6 });
    bench.click([20, 20]);
    bench.press([23, 20.375]); // the right end of a front of 4″
    bench.moveTo([19 + 4 * Math.cos(Math.PI / 6), 20.375 + 4 * Math.sin(Math.PI / 6)]);
    expect(bench.words()).toEqual(['2.09″ of 6.00″ · 30.0°']);
    expect(bench.mark('wheel:pivot')).toMatchObject({ at: { x: 19, y: 20.375 } });
    bench.release([19 + 4 * Math.cos(Math.PI / 6), 20.375 + 4 * Math.sin(Math.PI / 6)]);
    expect(bench.sent).toMatchObject([{ type: 'place', note: { how: 'wheel', inches: (4 * Math.PI) / 6 } }]);
    expect(bench.box('a1')?.facing).toBe(330);
    expect(bench.box('a2')?.facing).toBe(330);
  });

  it('the left corner wheels the other way about the right one', () => {
    const bench = handBench(front);
    bench.click([20, 20]);
    bench.drag([19, 20.375], [23 - 4 * Math.cos(Math.PI / 6), 20.375 + 4 * Math.sin(Math.PI / 6)]);
    expect(bench.box('a1')?.facing).toBe(30);
    expect(bench.sent).toMatchObject([{ note: { inches: (4 * Math.PI) / 6 } }]);
  });

  it('the drawn way of the corner is on the circle about the pivot, from where it was to where it comes', () => {
    const bench = handBench(front);
    bench.click([20, 20]);
    bench.press([23, 20.375]);
    bench.moveTo([19, 24.375]);
    const path = bench.mark('wheel:path');
    if (path?.kind !== 'line') throw new Error('no path is drawn');
    expect(path.points[0]).toEqual({ x: 23, y: 20.375 });
    expect(path.points.at(-1)?.x).toBeCloseTo(19, 9);
    for (const p of path.points) expect(Math.hypot(p.x - 19, p.y - 20.375)).toBeCloseTo(4, 9);
  });

  it('with the wheel tool a drag on the stand takes the nearer corner', () => {
    const bench = handBench(front, { tool: 'wheel' });
    bench.click([20, 20]);
    bench.drag([22.5, 19.9], [21, 25]);
    expect(bench.sent).toMatchObject([{ note: { how: 'wheel' } }]);
    expect(bench.box('a1')?.facing).toBeGreaterThan(180);
  });

  it('with the move tool a drag from anywhere moves what is chosen', () => {
    const bench = handBench(front, { tool: 'move' });
    bench.click([20, 20]);
    bench.drag([50, 40], [52, 40]);
    expect(bench.box('a1')?.center).toEqual({ x: 22, y: 20 });
  });
});

describe('moves by key', () => {
  const chosen = (facing = 0) => {
    const bench = handBench(alone(facing));
    bench.click([10, 10]);
    return bench;
  };

  it.each([
    ['nudge', [1, 0], 0, { x: 10.1, y: 10 }, { how: 'drag', inches: 0.1 }],
    ['nudge', [0, -1], 0, { x: 10, y: 9.9 }, { how: 'drag', inches: 0.1 }],
    ['nudge-inch', [-1, 0], 0, { x: 9, y: 10 }, { how: 'drag', inches: 1 }],
    ['advance', [0, 0], 4, { x: 10, y: 14 }, { how: 'straight', inches: 4 }],
  ] as const)('%s %o %d', (id, arrow, digit, center, note) => {
    const bench = chosen();
    expect(bench.key(id, arrow, digit)).toBe(true);
    expect(bench.box('a1')?.center.x).toBeCloseTo(center.x, 9);
    expect(bench.box('a1')?.center.y).toBeCloseTo(center.y, 9);
    expect(bench.sent).toMatchObject([{ type: 'place', note }]);
  });

  it('an advance follows the facing: 3″ of a stand facing east are to the east', () => {
    const bench = chosen(90);
    bench.key('advance', [0, 0], 3);
    expect(bench.box('a1')?.center).toEqual({ x: 13, y: 10 });
  });

  it.each([
    ['turn-left', 355],
    ['turn-right', 5],
    ['turn-left-fine', 359],
    ['turn-right-fine', 1],
    ['about-face', 180],
    ['wheel-left', 355],
    ['wheel-right', 5],
  ] as const)('%s faces it %d°', (id, facing) => {
    const bench = chosen();
    bench.key(id);
    expect(bench.box('a1')?.facing).toBeCloseTo(facing, 9);
  });

  it('Shift+Q wheels on the left front corner, which stays where it is', () => {
    const bench = chosen();
    bench.key('wheel-left');
    const box = bench.box('a1');
    if (!box) throw new Error('the stand is gone');
    const turn = (5 * Math.PI) / 180;
    // the left front corner is 0.45 to the left and 0.375 ahead of the centre
    expect(box.center.x - 0.45 * Math.cos(turn) - 0.375 * Math.sin(turn)).toBeCloseTo(9.55, 9);
    expect(box.center.y - 0.45 * Math.sin(turn) + 0.375 * Math.cos(turn)).toBeCloseTo(10.375, 9);
  });

  it('two units in hand advance each along its own front, in one step', () => {
    const bench = handBench(pair);
    bench.click([10, 10]);
    bench.click([16, 16], { shift: true });
    bench.key('advance', [0, 0], 2);
    expect(bench.box('b1')?.center.y).toBeCloseTo(14, 9);
    expect(bench.box('a1')?.center.x).toBeCloseTo(11, 9);
    expect(bench.session.log()).toHaveLength(1);
  });

  it('with nothing in hand the keys are not ours', () => {
    const bench = handBench(alone());
    expect(bench.key('nudge', [1, 0])).toBe(false);
    expect(bench.key('about-face')).toBe(false);
    expect(bench.key('next-unit')).toBe(false);
  });

  test('any drag and its undo leave the table as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 7100 }), fc.integer({ min: 100, max: 4700 }), (x, y) => {
        const bench = handBench(alone(37));
        const before = bench.session.state().table;
        bench.drag([10, 10], [x / 100, y / 100]);
        if (bench.session.head() > 0) bench.session.undo();
        expect(bench.session.state().table).toBe(before);
      }),
      { seed: 1815, numRuns: 50 },
    );
  });
});

describe('terrain in hand', () => {
  const woods = scene(
    [unit('a', 'blue', 'french-line', 'line', [foot('a1', 10, 10, 0)])],
    [block('w', 'woods', [20, 20, 30, 30]), { id: 's', kind: 'stream', path: [[40, 10], [50, 10], [50, 20]], width: 1.5 }], // prettier-ignore
  );

  it('a drag on a piece shifts it by hundredths, in one command', () => {
    const bench = handBench(woods, { tool: 'terrain' });
    bench.drag([25, 25], [28.126, 24]);
    expect(bench.selection().terrain).toBe('w');
    expect(bench.sent).toEqual([{ type: 'move-terrain', terrain: 'w', by: [3.13, -1] }]);
  });

  it('a click only chooses it, and a second click asks for nothing', () => {
    const bench = handBench(woods, { tool: 'terrain' });
    bench.click([25, 25]);
    bench.click([25, 25]);
    expect(bench.selection().terrain).toBe('w');
    expect(bench.sent).toEqual([]);
  });

  it('a drag on a vertex reshapes the outline', () => {
    const bench = handBench(woods, { tool: 'terrain' });
    bench.click([25, 25]);
    bench.drag([30, 30], [33, 34]);
    expect(bench.sent).toEqual([{ type: 'reshape-terrain', terrain: 'w', source: { outline: [[20, 20], [30, 20], [33, 34], [20, 30]] } }]); // prettier-ignore
  });

  it('an outline that would cross itself is said to, while it is dragged', () => {
    const bench = handBench(woods, { tool: 'terrain' });
    bench.click([25, 25]);
    bench.press([30, 30]);
    bench.moveTo([10, 25]);
    expect(bench.mark('terrain:outline')).toMatchObject({ stroke: 'refused' });
    expect(bench.words()[0]).toMatch(/^The outline does not hold:/);
    bench.hand.cancel();
    expect(bench.sent).toEqual([]);
  });

  it('Alt sets a vertex on an edge of the piece in hand, and Alt on a vertex takes it out', () => {
    const bench = handBench(woods, { tool: 'terrain' });
    bench.click([25, 25]);
    bench.click([29.8, 25], { alt: true });
    expect(bench.sent.at(-1)).toEqual({ type: 'reshape-terrain', terrain: 'w', source: { outline: [[20, 20], [30, 20], [30, 25], [30, 30], [20, 30]] } }); // prettier-ignore
    bench.click([30, 25], { alt: true });
    expect(bench.sent.at(-1)).toEqual({ type: 'reshape-terrain', terrain: 'w', source: { outline: [[20, 20], [30, 20], [30, 30], [20, 30]] } }); // prettier-ignore
  });

  it('a path keeps its width, and a vertex set on its last stretch comes before its end', () => {
    const bench = handBench(woods, { tool: 'terrain' });
    bench.click([45, 10]);
    bench.click([49.4, 19.4], { alt: true }); // an outline would have its last edge nearer
    expect(bench.sent.at(-1)).toMatchObject({ source: { path: [[40, 10], [50, 10], [50, 19.4], [50, 20]] } }); // prettier-ignore
    bench.session.undo();
    bench.click([50.3, 15], { alt: true });
    expect(bench.sent.at(-1)).toEqual({ type: 'reshape-terrain', terrain: 's', source: { path: [[40, 10], [50, 10], [50, 15], [50, 20]], width: 1.5 } }); // prettier-ignore
  });

  it('stands on it are left alone', () => {
    const bench = handBench(
      scene([unit('bty', 'blue', 'foot-artillery', 'unlimbered', [gun('g1', 25, 25, 0)])], [block('w', 'plough', [20, 20, 30, 30])]),
      { tool: 'terrain' },
    );
    bench.drag([25, 25], [27, 25]);
    expect(bench.sent).toEqual([]);
    expect(bench.box('g1')?.center).toEqual({ x: 25, y: 25 });
  });
});
