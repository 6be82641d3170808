import { describe, expect, it } from 'vitest';
import { handBench } from '#test/handBench';
import { foot, scene, unit } from '#test/scenes';

/** Two stands of 1 × 1 whose nearest edges are 3″ apart, and one whose nearest corner is 3″ east and 4″ north of the first one's. */
const square = { frontage: 1, depth: 1 };
const table = scene([
  unit('a', 'blue', 'french-line', 'line', [foot('a1', 10, 10, 0, square)]),
  unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 14, 10, 180, square)]),
  unit('c', 'red', 'russian-musketeer', 'line', [foot('c1', 14, 15, 180, square)]),
]);
const bench = () => handBench(table, { tool: 'measure' });

describe('the ruler', () => {
  it('between stands it lies along the nearest edges, wherever on them the hand was', () => {
    const ruler = bench();
    ruler.drag([9.8, 10.3], [14.4, 9.7]);
    expect(ruler.words()).toEqual(['3.00″ nearest edges']);
    expect(ruler.mark('ruler:0')).toMatchObject({ points: [{ x: 10.5 }, { x: 13.5 }], stroke: 'ruler' });
  });

  it('from corner to corner it is 5″ for 3 across and 4 up, not the way between the centres', () => {
    const ruler = bench();
    ruler.drag([10, 10], [14, 15]);
    expect(ruler.words()).toEqual(['5.00″ nearest edges']);
    expect(ruler.mark('ruler:0')).toMatchObject({ points: [{ x: 10.5, y: 10.5 }, { x: 13.5, y: 14.5 }] }); // prettier-ignore
  });

  it('from open ground it runs from the very point to the stand’s edge', () => {
    const ruler = bench();
    ruler.drag([10, 20], [10, 10]);
    expect(ruler.words()).toEqual(['9.50″']);
  });

  it('it is read while it is drawn, and copied as it is read', () => {
    const ruler = bench();
    ruler.press([20, 20]);
    ruler.moveTo([23, 24]);
    expect(ruler.hand.shown().copy).toBe('5.00″');
    expect(ruler.hand.shown().said).toMatch(/^5\.00″\./);
    ruler.moveTo([26, 28]);
    expect(ruler.words()).toEqual(['10.00″']);
  });

  it('Space sets a waypoint, and the legs are added as they are read', () => {
    const ruler = bench();
    ruler.press([20, 20]);
    ruler.moveTo([23, 24]);
    expect(ruler.key('waypoint')).toBe(true);
    ruler.moveTo([23, 26]);
    ruler.release([23, 26]);
    expect(ruler.words()).toEqual(['5.00″', '2.00″, 7.00″ in all']);
    expect(ruler.hand.shown().copy).toBe('7.00″');
  });

  it('a click sets the first end, the next click the other', () => {
    const ruler = bench();
    ruler.click([20, 20]);
    expect(ruler.hand.state).toBe('stretching');
    ruler.moveTo([20, 23]);
    expect(ruler.words()).toEqual(['3.00″']);
    ruler.click([20, 24]);
    expect(ruler.hand.state).toBe('measuring');
    ruler.moveTo([40, 40]);
    expect(ruler.words()).toEqual(['4.00″']);
  });

  it('it stays on the table and follows a stand that moves', () => {
    const ruler = bench();
    ruler.drag([10, 10], [14, 10]);
    ruler.session.send({
      type: 'place',
      placings: [{ stand: 'b1', box: { center: { x: 16, y: 10 }, width: 1, depth: 1, facing: 180 } }],
      note: { how: 'drag', inches: 2 },
    });
    expect(ruler.words()).toEqual(['5.00″ nearest edges']);
  });

  it('a stand that is gone takes its leg with it', () => {
    const ruler = bench();
    ruler.drag([10, 10], [14, 10]);
    ruler.session.send({ type: 'delete', units: ['b'], stands: [], terrain: [] });
    expect(ruler.words()).toEqual([]);
  });

  it('the next press begins a new one, with Shift it goes on from where the last ended', () => {
    const ruler = bench();
    ruler.drag([20, 20], [20, 23]);
    ruler.drag([20, 23], [20, 25], { shift: true });
    expect(ruler.words()).toEqual(['3.00″', '2.00″, 5.00″ in all']);
    ruler.drag([30, 30], [30, 31]);
    expect(ruler.words()).toEqual(['1.00″']);
  });

  it('Escape takes it away, Shift+M brings the last one back whatever is in hand', () => {
    const ruler = bench();
    ruler.drag([20, 20], [20, 23]);
    expect(ruler.key('back')).toBe(true);
    expect(ruler.words()).toEqual([]);
    ruler.hand.hold('fire');
    expect(ruler.key('recall-ruler')).toBe(true);
    expect(ruler.hand.tool).toBe('measure');
    expect(ruler.words()).toEqual(['3.00″']);
  });

  it('Ctrl draws a quick one with another tool in hand; it stays until the next press and comes back too', () => {
    const ruler = handBench(table);
    ruler.drag([10, 10], [14, 10], { ctrl: true });
    expect(ruler.words()).toEqual(['3.00″ nearest edges']);
    expect(ruler.sent).toEqual([]);
    ruler.click([10, 10]);
    expect(ruler.words()).toEqual([]);
    expect(ruler.selection().stands).toEqual(['a1']);
    ruler.key('recall-ruler');
    expect(ruler.words()).toEqual(['3.00″ nearest edges']);
  });

  it('while R is held it runs from the nearest chosen stand to what is pointed at, with any tool', () => {
    const ruler = handBench(table);
    ruler.click([10, 10]);
    ruler.hand.peek(true);
    ruler.moveTo([14, 15]);
    expect(ruler.words()).toEqual(['5.00″ nearest edges']);
    ruler.moveTo([10, 20]);
    expect(ruler.words()).toEqual(['9.50″']);
    ruler.moveTo([10, 22]);
    expect(ruler.words()).toEqual(['11.50″']);
    ruler.moveTo([10, 10]);
    expect(ruler.words()).toEqual([]);
    ruler.moveTo([14, 15]);
    ruler.hand.peek(false);
    expect(ruler.words()).toEqual([]);
  });
});
