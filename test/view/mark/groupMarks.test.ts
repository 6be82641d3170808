import { describe, expect, it } from 'vitest';
import type { Tape } from '#geometry/shape/units';
import type { GroupReading } from '#rules/engine/contract';
import { pair, plan, planned } from '#test/facts';
import { groupMarks } from '#view/mark/groupMarks';
import { shotMarks } from '#view/mark/shotMarks';

const span = (x: number, to: number) => ({ from: { x, y: 0 }, to: { x: to, y: 0 } });
const extremes: GroupReading = {
  kind: 'mean-of-extremes',
  tape: 800 as Tape,
  inches: 8,
  spans: [span(5, 10), span(-1, 10)],
  readings: [500 as Tape, 1100 as Tape],
};
const words = (marks: ReturnType<typeof groupMarks>) => marks.flatMap((mark) => (mark.kind === 'pill' ? [mark.words] : []));

describe('a group on the table', () => {
  it('shows its mean with the two extremes that it was made of', () => {
    const marks = groupMarks({ id: 'a', range: extremes }, false);
    expect(words(marks)).toEqual(['5.00″', '11.00″', 'mean 8.00″']);
    expect(marks.flatMap((mark) => (mark.kind === 'line' ? [mark.stroke] : []))).toEqual(['tested', 'tested']);
  });

  it('a single reading is no mean', () => {
    expect(words(groupMarks({ id: 'a', range: { tape: 1500 as Tape, inches: 15, spans: [span(0, 15)] } }, false))).toEqual(['15.00″']);
  });

  it('a mean over every figure draws thin lines and the mean alone', () => {
    const every = { ...extremes, spans: [span(5, 10), span(2, 10), span(-1, 10)], readings: [500, 800, 1100] as Tape[] };
    const marks = groupMarks({ id: 'a', range: every }, false);
    expect(words(marks)).toEqual(['mean 8.00″']);
    expect(marks.filter((mark) => mark.kind === 'line' && mark.stroke === 'per-stand')).toHaveLength(3);
  });

  it('a refused group is drawn in the stroke of refusal, and one without a range not at all', () => {
    expect(groupMarks({ id: 'a', range: extremes }, true).flatMap((mark) => (mark.kind === 'line' ? [mark.stroke] : []))).toEqual([
      'refused',
      'refused',
    ]);
    expect(groupMarks({ id: 'a', range: null }, false)).toEqual([]);
  });

  it('its stands leave the reading to it', () => {
    const group = { id: 'a', stands: ['f1'], range: extremes, checks: [], refused: null, known: [], dice: [] };
    const alone = shotMarks(plan([planned({ stand: 'f1', pair: pair() })]), { unit: (id) => id, terrain: (_, kind) => kind });
    const together = shotMarks(
      { ...plan([planned({ stand: 'f1', pair: pair() })]), groups: [group] },
      { unit: (id) => id, terrain: (_, kind) => kind },
    );
    expect(words(alone)).toContain('4.60″');
    expect(words(together)).not.toContain('4.60″');
    expect(words(together)).toContain('mean 8.00″');
  });
});
