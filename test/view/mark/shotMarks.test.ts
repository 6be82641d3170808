import { fraction } from '#rules/engine/fraction';
import { describe, expect, it } from 'vitest';
import { crossing, line, pair, plan, planned, refusal, ricochet } from '#test/facts';
import type { Mark } from '#view/mark/mark';
import { runScaleMarks, shotMarks, struckStands } from '#view/mark/shotMarks';
import type { Names } from '#view/mark/words';

const names: Names = { unit: (id) => `unit ${id}`, terrain: (_, kind) => kind };
const marksOf = (...stands: Parameters<typeof plan>[0]): readonly Mark[] => shotMarks(plan(stands), names);
const at = (x: number, y = 24): unknown => ({ x: expect.closeTo(x, 9), y: expect.closeTo(y, 9) });
const words = (marks: readonly Mark[]): readonly string[] => marks.flatMap((mark) => (mark.kind === 'pill' ? [mark.words] : []));
const strokes = (marks: readonly Mark[]): readonly string[] => marks.flatMap((mark) => (mark.kind === 'line' ? [mark.stroke] : []));
const byId = (marks: readonly Mark[], id: string): Mark | undefined => marks.find((mark) => mark.id === id);

describe('a ricochet on the table', () => {
  const marks = marksOf(planned({ stand: 'g1', line: ricochet() }));

  it('says every distance that was measured, and what stopped it', () => {
    expect(words(marks)).toEqual([
      '9.38″',
      '10.44″',
      '11.51″',
      '16.76″',
      'Point of ricochet 13.00″',
      'Stopped by plough 19.30″',
      '2/3 run ends 21.67″',
    ]);
  });

  it('the tested line is solid to the point, dashed after it, dotted where it was not reached', () => {
    expect(strokes(marks)).toEqual(['tested', 'after-por', 'not-reached']);
    expect(byId(marks, 'shot:g1:direct')).toMatchObject({ points: [at(10), at(23)] }); // prettier-ignore
    expect(byId(marks, 'shot:g1:ricochet')).toMatchObject({ points: [at(23), at(29.3)] }); // prettier-ignore
    expect(byId(marks, 'shot:g1:beyond')).toMatchObject({ points: [at(29.3), at(31 + 2 / 3)] }); // prettier-ignore
  });

  it('every stand struck has an entry tick with its number, and an exit tick', () => {
    const pills = marks.filter((mark) => mark.kind === 'pill' && mark.number !== undefined);
    expect(pills.map((mark) => (mark.kind === 'pill' ? [mark.number, mark.at.x] : []))).toEqual([
      [1, expect.closeTo(19.38, 9)],
      [2, expect.closeTo(20.44, 9)],
      [3, expect.closeTo(21.51, 9)],
      [4, expect.closeTo(26.76, 9)],
    ]);
    expect(byId(marks, 'shot:g1:n1:in')).toEqual({ kind: 'tick', id: 'shot:g1:n1:in', at: at(26.76), along: 90, size: 'entry' });
    expect(byId(marks, 'shot:g1:n1:out')).toMatchObject({ at: at(27.76), size: 'exit' });
  });

  it('the point is a handle, the stopper a sign where the line ends, the hops run between them', () => {
    expect(byId(marks, 'shot:g1:por')).toMatchObject({ symbol: 'por', handle: 'por', at: at(23) });
    expect(byId(marks, 'shot:g1:end')).toMatchObject({ symbol: 'stopper', at: at(29.3) });
    expect(byId(marks, 'shot:g1:hops')).toMatchObject({ from: at(23), to: at(29.3) });
  });

  it('a run that nothing stops ends where it ends, without a stopper', () => {
    const end = 15 * (5 / 3);
    const free = line({ end, ricochetAt: 1500 as never, stoppedBy: { limit: 'run', at: end }, legs: [] });
    const marks = marksOf(planned({ stand: 'g1', line: free }));
    expect(words(marks)).toEqual(['Point of ricochet 15.00″', '2/3 run ends 25.00″']);
    expect(marks.some((mark) => mark.kind === 'symbol' && mark.symbol === 'stopper')).toBe(false);
    expect(strokes(marks)).toEqual([]);
  });

  it('a point laid in soft ground runs nowhere: no hops', () => {
    const still = line({ end: 13, ricochetAt: 1300 as never, stoppedBy: { terrain: 'p', kind: 'plough', at: 13 } });
    const marks = marksOf(planned({ stand: 'g1', line: still }));
    expect(marks.filter((mark) => mark.kind === 'hops')).toEqual([]);
    expect(words(marks)).toEqual(['Point of ricochet 13.00″', 'Stopped by plough 13.00″']);
  });

  it('a shot stopped on its way to the point says so, and nothing of a run', () => {
    const short = line({
      end: 6.12,
      planned: { x: 10 + 20, y: 24 },
      ricochetAt: 1200 as never,
      stoppedBy: { terrain: 'w', kind: 'woods', at: 6.12 },
    });
    const marks = marksOf(planned({ stand: 'g1', line: short }));
    expect(words(marks)).toEqual(['Point of ricochet 12.00″', 'Stopped by woods 6.12″']);
    expect(strokes(marks)).toEqual(['tested', 'not-reached']);
  });

  it('the scale shows the way and the run in inches', () => {
    expect(runScaleMarks(ricochet())).toEqual([
      { kind: 'span', id: 'run:way', from: at(10), to: at(23), words: 'gun to POR 13.00″', tone: 'paper' },
      { kind: 'span', id: 'run:on', from: at(23), to: at(31 + 2 / 3), words: '2/3 run-on 8.67″', tone: 'brass' },
    ]);
    expect(runScaleMarks(line())).toEqual([]);
  });

  it('a run cut short by its limit is not called two thirds', () => {
    const cut = line({ end: 20, ricochetAt: 1500 as never, stoppedBy: { limit: 'maximum', at: 20 } });
    expect(runScaleMarks(cut)[1]).toMatchObject({ words: 'run-on 5.00″' });
    expect(words(marksOf(planned({ stand: 'g1', line: cut })))).toContain('Maximum range 20.00″');
  });
});

describe('direct fire on the table', () => {
  it.each([
    [{ limit: 'effective', at: 24 }, 'Effective range 24.00″'],
    [{ edge: 'table', at: 24 }, 'Table edge 24.00″'],
    [{ terrain: 'w', kind: 'wall', at: 24 }, 'Stopped by wall 24.00″'],
  ] as const)('%o reads %s', (stoppedBy, said) => {
    expect(words(marksOf(planned({ stand: 'g1', line: line({ stoppedBy }) })))).toEqual([said]);
  });

  it('a piece with a name of its own is named, with what it is', () => {
    const named: Names = { ...names, terrain: () => 'Kobel yard (building)' };
    const stopped = line({ end: 8, stoppedBy: { terrain: 'k', kind: 'building', at: 8 } });
    expect(words(shotMarks(plan([planned({ stand: 'g1', line: stopped })]), named))).toEqual(['Stopped by Kobel yard (building) 8.00″']);
  });

  it('a refused line is red and says why where it ends', () => {
    const why = refusal('Out of arc by 0.27″.');
    const marks = shotMarks(plan([planned({ stand: 'g1', line: line() }, why)], why), names);
    expect(strokes(marks)).toEqual(['refused']);
    expect(byId(marks, 'shot:refused')).toMatchObject({ words: 'Out of arc by 0.27″.', tone: 'no', icon: 'cross', at: at(34) });
  });

  it('two guns number their own lines, and the first one’s labels win', () => {
    const second = line({ gun: 'g2', from: { x: 10, y: 26 }, planned: { x: 34, y: 26 }, struck: [crossing('a1', 5, 6)] });
    const marks = marksOf(planned({ stand: 'g1', line: line({ struck: [crossing('a2', 7, 8)] }) }), planned({ stand: 'g2', line: second }));
    expect(byId(marks, 'shot:g2:a1:pill')).toMatchObject({ number: 1, at: { x: 15, y: 26 } });
    const [one, two] = ['shot:g1:a2:pill', 'shot:g2:a1:pill'].map((id) => byId(marks, id));
    expect(one?.kind === 'pill' && two?.kind === 'pill' && one.priority > two.priority).toBe(true);
  });

  it('two guns laid alike say the point and the run once, and each what stopped it', () => {
    const marks = marksOf(planned({ stand: 'g1', line: ricochet() }), planned({ stand: 'g2', line: { ...ricochet(), gun: 'g2' } }));
    const said = words(marks);
    expect(said.filter((one) => one.startsWith('Point of ricochet'))).toHaveLength(1);
    expect(said.filter((one) => one.startsWith('2/3 run ends'))).toHaveLength(1);
    expect(said.filter((one) => one.startsWith('Stopped by'))).toHaveLength(2);
    expect(marks.filter((mark) => mark.kind === 'symbol' && mark.handle === 'por')).toHaveLength(1);
  });

  it('every mark has an id of its own', () => {
    const marks = marksOf(planned({ stand: 'g1', line: ricochet() }), planned({ stand: 'g2', line: { ...ricochet(), gun: 'g2' } }));
    expect(new Set(marks.map((mark) => mark.id)).size).toBe(marks.length);
  });
});

describe('aimed fire on the table', () => {
  it('a clear line with its reading', () => {
    const marks = marksOf(planned({ stand: 'f1', pair: pair() }));
    expect(strokes(marks)).toEqual(['tested']);
    expect(words(marks)).toEqual(['4.60″']);
  });

  it('several stands: a thin line and a reading for each', () => {
    const marks = marksOf(planned({ stand: 'f1', pair: pair() }), planned({ stand: 'f2', pair: pair({ firer: 'f2' }) }));
    expect(strokes(marks)).toEqual(['per-stand', 'per-stand']);
    expect(words(marks)).toEqual(['4.60″', '4.60″']);
  });

  it('a blocked line is solid to the first blocker, dotted beyond, every blocker crossed and named', () => {
    const wall = { kind: 'terrain', terrain: 'w', terrainKind: 'wall', at: 3.99, leave: 4.1, hides: 1 } as const;
    const friend = { kind: 'stand', stand: 'x1', unit: 'x', side: 'blue', at: 4.2, leave: 4.4, hides: 0.5 } as const;
    const blocked = pair({ clear: false, line: { from: { x: 10, y: 24 }, to: { x: 14.6, y: 24 }, blockedBy: [wall, friend] } });
    const named: Names = { unit: () => '13e Léger', terrain: () => 'stone wall' };
    const why = refusal('Blocked.');
    const marks = shotMarks(plan([planned({ stand: 'f1', pair: blocked }, why)], why), named);
    expect(strokes(marks)).toEqual(['refused', 'not-reached']);
    expect(byId(marks, 'pair:f1')).toMatchObject({ points: [at(10), at(13.99)] }); // prettier-ignore
    expect(words(marks)).toEqual(['Stone wall 3.99″', '13e Léger 4.20″', '4.60″', 'Blocked.']);
    expect(byId(marks, 'pair:f1:blocker:0:cross')).toMatchObject({ symbol: 'cross', at: at(13.99) });
  });

  it('what hides but does not block under the reading in force is not crossed out', () => {
    const hedge = { kind: 'terrain', terrain: 'w', terrainKind: 'wall', at: 3.99, leave: 4.1, hides: 0.4 } as const;
    const clear = pair({ line: { from: { x: 10, y: 24 }, to: { x: 14.6, y: 24 }, blockedBy: [hedge] } });
    expect(strokes(marksOf(planned({ stand: 'f1', pair: clear })))).toEqual(['tested']);
  });

  const rakedBy = (counts: boolean) => {
    const enfilade = { is: true, stands: ['t1', 't2', 't3'], span: { from: { x: 10, y: 24 }, to: { x: 18, y: 24 } } };
    const one = planned({ stand: 'f1', pair: pair({ enfilade }) });
    const source = { text: '001', where: 'enfilade', status: 'printed' } as const;
    const line = {
      id: 'f1/enfilade',
      op: 'times',
      value: fraction(2),
      because: 'Enfiladed.',
      source,
      ...(counts ? {} : { counts: false as const }),
    } as const;
    const value = [{ id: 'f1', op: 'base', value: fraction(12), because: 'f1', source, parts: [line] }] as const;
    return marksOf({ ...one, verdict: { ...one.verdict, known: [{ target: 't', by: 'f1', mode: 'small-arms', value, strikes: [] }] } });
  };

  it('an enfiladed unit has its stands counted along the prolonged line', () => {
    const marks = rakedBy(true);
    expect(words(marks)).toContain('3 stands crossed: enfilade');
    expect(byId(marks, 'enfilade:f1')).toMatchObject({ points: [at(14.6), at(18)] }); // prettier-ignore
  });

  it('a line through several stands says nothing where the ruling does not multiply for it', () => {
    expect(words(rakedBy(false)).join()).not.toContain('enfilade');
  });

  it('a target refused shows the stand that came nearest to lying in the arc', () => {
    const out = (target: string, margin: number) => pair({ target, ranges: {}, arc: { ...pair().arc, inside: false, margin } });
    const why = refusal('Out of arc by 0.12″.');
    const marks = shotMarks(
      plan([planned({ stand: 'f1', considered: [out('t1', -2), out('t2', -0.12), out('t3', -1)] }, why)], why),
      names,
    );
    expect(byId(marks, 'margin:f1:t2:pill')).toMatchObject({ words: 'out by 0.12″, within 0.25″', tone: 'no', icon: 'cross' });
    expect(byId(marks, 'margin:f1:t1:pill')).toBeUndefined();
  });
});

describe('stands to be lit', () => {
  it('those the line strikes, or the one aimed at; none for a stand that is refused', () => {
    expect(struckStands(plan([planned({ stand: 'g1', line: ricochet() })]))).toEqual(['o1', 'o2', 'o3', 'n1']);
    expect(struckStands(plan([planned({ stand: 'f1', pair: pair() })]))).toEqual(['t1']);
    expect(struckStands(plan([planned({ stand: 'g1', line: ricochet() }, refusal('no'))]))).toEqual([]);
  });

  it('a stand under two lines is lit once', () => {
    expect(struckStands(plan([planned({ stand: 'g1', line: ricochet() }), planned({ stand: 'g2', line: ricochet() })]))).toHaveLength(4);
  });
});
