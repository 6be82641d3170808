import { describe, expect, it } from 'vitest';
import { line, pair, plan, planned, refusal } from '#test/facts';
import { stateFrom } from '#test/games';
import { battery, block, column, scene } from '#test/scenes';
import { tape, tapeOf } from '#geometry/shape/units';
import { frontOf } from '#geometry/check/march';
import { arcMarks, fieldMarks } from '#view/mark/arcMarks';
import { rotateHandleAt, selectionHandles } from '#view/mark/handleMarks';
import type { Mark } from '#view/mark/mark';
import { marginMarks, marginWords } from '#view/mark/marginMarks';
import { costWords, moveMarks, turnMarks, wheelMarks } from '#view/mark/moveMarks';
import { rangeBandMarks, standLineMarks } from '#view/mark/readingMarks';
import { rulerMarks } from '#view/mark/rulerMarks';
import { shotMarks } from '#view/mark/shotMarks';
import { witnessMarks } from '#view/mark/witnessMarks';
import { degreeWords, inchWords, namesOf } from '#view/mark/words';

const words = (marks: readonly Mark[]): readonly string[] => marks.flatMap((mark) => (mark.kind === 'pill' ? [mark.words] : []));
const byId = (marks: readonly Mark[], id: string): Mark | undefined => marks.find((mark) => mark.id === id);

describe('words on the table', () => {
  it.each([
    [13, '13.00″'],
    [2.504, '2.50″'],
    [6.04, '6.04″'],
    [8.3 - 2.3, '6.00″'],
    [0.005, '0.01″'],
    [0, '0.00″'],
  ])('%d reads %s', (inches, said) => {
    expect(inchWords(inches)).toBe(said);
  });

  it('degrees have one decimal', () => {
    expect([degreeWords(29), degreeWords(-0.06), degreeWords(180)]).toEqual(['29.0°', '0.1°', '180.0°']);
  });

  it('a piece is called by its name with what it is, or by what it is alone', () => {
    const names = namesOf(stateFrom(scene([battery()], [block('k', 'plough', [40, 20, 50, 30], { name: 'Kobel field' }), block('s', 'plough', [52, 20, 60, 30], { name: 'The great Plough' }), block('p', 'woods', [40, 35, 50, 40])]))); // prettier-ignore
    expect(names.terrain('k', 'plough')).toBe('Kobel field (plough)');
    expect(names.terrain('s', 'plough')).toBe('The great Plough');
    expect(names.terrain('p', 'woods')).toBe('woods');
    expect(names.unit('bty')).toBe('bty');
    expect(names.unit('long gone')).toBe('long gone');
  });
});

describe('margins', () => {
  it.each([
    [true, 1.47, 'in by 1.47″', 'yes', 'tick'],
    [true, 0.26, 'in by 0.26″', 'yes', 'tick'],
    [true, 0.25, 'in by 0.25″, within 0.25″', 'near', 'near'],
    [true, 0, 'in by 0.00″, within 0.25″', 'near', 'near'],
    [false, -0.12, 'out by 0.12″, within 0.25″', 'no', 'cross'],
    [false, -3, 'out by 3.00″', 'no', 'cross'],
  ] as const)('inside %s by %d: %s', (inside, margin, said, tone, icon) => {
    expect(marginWords(inside, margin)).toEqual({ words: said, tone, icon });
  });

  it('are drawn where they were measured', () => {
    const marks = marginMarks(pair());
    expect(byId(marks, 'margin:f1:t1')).toMatchObject({ points: [{ x: 13, y: 24 }, { x: expect.closeTo(14.47, 9), y: 24 }], stroke: 'ruler' }); // prettier-ignore
    const on = marginMarks(pair({ arc: { ...pair().arc, margin: 0, witness: { from: { x: 1, y: 1 }, to: { x: 1, y: 1 } } } }));
    expect(on).toHaveLength(1);
  });
});

describe('colour-only-coding: what a pill says in colour it says with a sign and a word too', () => {
  it.each([1.47, 0.1, 0, -0.1, -3])('a margin of %d″', (margin) => {
    const { words: said, icon } = marginWords(margin >= 0, margin);
    expect(said).toMatch(margin >= 0 ? /^in by / : /^out by /);
    expect(icon).toBe(margin < 0 ? 'cross' : margin <= 0.25 ? 'near' : 'tick');
  });

  it('a refused place, a refused shot and a range beyond the last band', () => {
    const why = refusal('Out of arc by 0.12″.');
    const reading = { tape: tape(9), inches: 9, spans: [{ from: { x: 0, y: 0 }, to: { x: 9, y: 0 } }] };
    const marks = [
      ...moveMarks({ x: 1, y: 1 }, { x: 4, y: 1 }, { inches: 3, allowed: null }, 'a would overlap b.'),
      ...shotMarks(plan([planned({ stand: 'g1', line: line() }, why)], why), { unit: (id) => id, terrain: (_, kind) => kind }),
      ...rangeBandMarks('f1', reading, [{ name: 'close', upTo: 2 }]),
    ];
    const refused = marks.filter((mark) => mark.kind === 'pill' && mark.tone === 'no');
    expect(refused).toHaveLength(3);
    for (const mark of refused) expect(mark).toMatchObject({ icon: 'cross', words: expect.stringMatching(/\w/) });
  });
});

describe('arcs and fields of fire', () => {
  const region = [{ x: 10, y: 10 }, { x: 6, y: 14 }, { x: 10, y: 16 }, { x: 14, y: 14 }]; // prettier-ignore
  const near = [{ x: 10, y: 10 }, { x: 8.6, y: 11.4 }, { x: 10, y: 12 }, { x: 11.4, y: 11.4 }]; // prettier-ignore

  it('arc-outline-last-vertex: the polygon drawn is the very polygon that was tested, closed onto its first corner', () => {
    const marks = arcMarks({ stand: 'g1', facing: 0, region, bands: [] });
    expect(byId(marks, 'arc:g1:area')).toEqual({ kind: 'area', id: 'arc:g1:area', rings: [region], tone: 'arc' });
    const edge = byId(marks, 'arc:g1:edge');
    expect(edge).toMatchObject({ stroke: 'arc-edge' });
    if (edge?.kind !== 'line') throw new Error('the arc has no edge');
    expect(edge.points.slice(0, -1)).toEqual(region);
    expect(edge.points.at(-1)).toBe(region[0]);
  });

  it('each band is dashed and says its limit furthest ahead; equal limits are one line with both names', () => {
    const marks = arcMarks({
      stand: 'g1',
      facing: 0,
      region,
      bands: [
        { name: 'Canister', upTo: 2, region: near },
        { name: 'Close', upTo: 2, region: near },
      ],
    });
    expect(words(marks)).toEqual(['Canister, Close 2.00″']);
    expect(byId(marks, 'arc:g1:band:0:pill')).toMatchObject({ at: { x: 10, y: 12 } });
    expect(marks.filter((mark) => mark.kind === 'line' && mark.stroke === 'band')).toHaveLength(1);
  });

  it('of a band with a straight front the limit stands in its middle', () => {
    const square = [{ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 4, y: 6 }, { x: 0, y: 6 }]; // prettier-ignore
    const marks = arcMarks({ stand: 'g1', facing: 90, region: square, bands: [{ name: 'Long', upTo: 6, region: square }] });
    expect(byId(marks, 'arc:g1:band:0:pill')).toMatchObject({ at: { x: 4, y: 3 } });
  });

  it('a field of fire keeps its holes, and every ring is edged', () => {
    const hole = [{ x: 9, y: 13 }, { x: 10, y: 13 }, { x: 10, y: 14 }]; // prettier-ignore
    const marks = fieldMarks('g1', [[region, hole], [near]]);
    expect(marks.filter((mark) => mark.kind === 'area')).toEqual([
      { kind: 'area', id: 'field:g1:0', rings: [region, hole], tone: 'seen' },
      { kind: 'area', id: 'field:g1:1', rings: [near], tone: 'seen' },
    ]);
    expect(marks.filter((mark) => mark.kind === 'line')).toHaveLength(3);
  });
});

describe('readings on demand', () => {
  it('a thin line for every stand that bears, red for those refused', () => {
    const marks = standLineMarks(plan([planned({ stand: 'f1', pair: pair() }), planned({ stand: 'g1', line: line() }, refusal('no'))]));
    expect(marks.flatMap((mark) => (mark.kind === 'line' ? [mark.stroke] : []))).toEqual(['per-stand', 'refused']);
    expect(words(marks)).toEqual(['4.60″', '24.00″']);
  });

  it('a mean of extremes shows both spans and one reading', () => {
    const spans = [{ from: { x: 0, y: 0 }, to: { x: 5, y: 0 } }, { from: { x: 0, y: 1 }, to: { x: 6, y: 1 } }]; // prettier-ignore
    const mean = pair({ ranges: { 'mean-of-extremes': { tape: tape(5.5), inches: 5.5, spans } } });
    const marks = standLineMarks(plan([planned({ stand: 'f1', pair: mean })]));
    expect(marks.filter((mark) => mark.kind === 'line')).toHaveLength(2);
    expect(words(marks)).toEqual(['5.50″']);
  });

  const bands = [{ name: 'close', upTo: 2 }, { name: 'medium', upTo: 4 }, { name: 'long', upTo: 6 }]; // prettier-ignore
  it.each([
    [2, '2.00″ counts as close', 'near'],
    [2.01, '2.01″ counts as medium', 'near'],
    [2.25, '2.25″ counts as medium', 'near'],
    [2.26, '2.26″ counts as medium', 'paper'],
    [2.004, '2.00″ counts as close', 'near'],
    [6, '6.00″ counts as long', 'near'],
    [6.04, '6.04″ is beyond range', 'no'],
  ] as const)('displayed-vs-actual-range: %d″ says %s', (inches, said, tone) => {
    const reading = { tape: tape(inches), inches, spans: [{ from: { x: 0, y: 0 }, to: { x: inches, y: 0 } }] };
    expect(rangeBandMarks('f1', reading, [...bands].reverse())).toMatchObject([{ words: said, tone, at: { x: inches, y: 0 } }]);
  });
});

describe('rulers and moves', () => {
  const leg = (x0: number, x1: number) => ({ from: { x: x0, y: 0 }, to: { x: x1, y: 0 }, inches: x1 - x0, joins: '' });

  it('legs are read one by one and added as they are read', () => {
    expect(words(rulerMarks([leg(0, 2.004), leg(2.004, 4.008)]))).toEqual(['2.00″', '2.00″, 4.00″ in all']);
    expect(words(rulerMarks([{ ...leg(0, 6.3), joins: 'nearest edges' }]))).toEqual(['6.30″ nearest edges']);
  });

  it('the cost of a move, with what is allowed when something is', () => {
    expect(costWords({ inches: 5, allowed: tapeOf(6) })).toBe('5.00″ of 6.00″');
    expect(costWords({ inches: 5, allowed: null })).toBe('5.00″');
  });

  it('a move that went nowhere draws nothing', () => {
    expect(moveMarks({ x: 1, y: 1 }, { x: 1, y: 1 }, { inches: 0, allowed: null }, null)).toEqual([]);
  });

  it('a refused move is red and says why', () => {
    const marks = moveMarks({ x: 1, y: 1 }, { x: 4, y: 1 }, { inches: 3, allowed: null }, 'a would overlap b.');
    expect(byId(marks, 'move:path')).toMatchObject({ stroke: 'refused' });
    expect(words(marks)).toEqual(['3.00″', 'a would overlap b.']);
  });

  it('a wheel says its cost on the outer corner and its angle', () => {
    const arc = [{ x: 4, y: 0 }, { x: 3, y: 2 }]; // prettier-ignore
    const marks = wheelMarks({ pivot: { x: 0, y: 0 }, arc, turn: -29 }, { inches: 2.32, allowed: tapeOf(6) }, null);
    expect(words(marks)).toEqual(['2.32″ of 6.00″ · 29.0°']);
    expect(byId(marks, 'wheel:corner')).toMatchObject({ at: { x: 3, y: 2 } });
    expect(byId(marks, 'wheel:pivot')).toMatchObject({ at: { x: 0, y: 0 } });
  });

  it('a turn says its angle and the facing that comes of it', () => {
    expect(words(turnMarks({ x: 1, y: 2 }, { x: 1, y: 1 }, -15, 345))).toEqual(['15.0°, facing 345.0°']);
  });

  it('the turning handle keeps its distance on the screen at every zoom', () => {
    const front = frontOf([{ box: { center: { x: 10, y: 10 }, width: 4, depth: 1, facing: 90 } }]);
    const camera = { center: { x: 0, y: 0 }, width: 100, height: 100 };
    expect(rotateHandleAt(front, { ...camera, pxPerInch: 10 })).toEqual({ x: 13.5, y: 10 });
    expect(rotateHandleAt(front, { ...camera, pxPerInch: 100 })).toEqual({ x: 10.8, y: 10 });
    expect(selectionHandles(front, { ...camera, pxPerInch: 9.9 }).some((mark) => mark.id === 'handle:left')).toBe(false);
    expect(selectionHandles(front, { ...camera, pxPerInch: 10 }).some((mark) => mark.id === 'handle:left')).toBe(true);
  });
});

describe('show me', () => {
  const state = stateFrom(scene([battery(), column()], [block('p', 'plough', [30, 20, 40, 30])]));

  it('lights the segments, stands and pieces of a line of the ruling', () => {
    const marks = witnessMarks({ spans: [{ from: { x: 20, y: 10 }, to: { x: 20, y: 18 } }], stands: ['c1'], terrain: ['p'] }, state);
    expect(byId(marks, 'lit:span:0')).toMatchObject({ points: [{ x: 20, y: 10 }, { x: 20, y: 18 }], stroke: 'tested' }); // prettier-ignore
    expect(byId(marks, 'lit:stand:c1')).toMatchObject({ tone: 'struck' });
    expect(byId(marks, 'lit:terrain:p:0')).toMatchObject({
      rings: [state.table.terrain[0]?.parts[0]?.kind === 'polygon' ? state.table.terrain[0].parts[0].points : []],
    });
  });

  it('a stand lost since lights nothing, a span of no length is a point', () => {
    const marks = witnessMarks({ stands: ['gone'], spans: [{ from: { x: 1, y: 1 }, to: { x: 1, y: 1 } }] }, state);
    expect(marks).toEqual([{ kind: 'symbol', id: 'lit:span:0', at: { x: 1, y: 1 }, symbol: 'vertex' }]);
  });

  it('the discs at the joints of a path are lit with it', () => {
    const path = stateFrom(scene([battery()], [{ id: 's', kind: 'stream', path: [[40, 10], [50, 10], [50, 20]], width: 1.5 }])); // prettier-ignore
    expect(witnessMarks({ terrain: ['s'] }, path).map((mark) => mark.kind)).toContain('disc');
  });
});
