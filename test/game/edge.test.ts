import { describe, expect, it, test } from 'vitest';
import { ownEdge } from '#game/march/edge';
import { sessionFrom, stateFrom } from '#test/games';
import { caught } from '#test/melees';
import { foot, scene, unit, type UnitData } from '#test/scenes';

const one = (id: string, side: string, x: number, y: number): UnitData => unit(id, side, 'french-line', 'line', [foot(`${id}1`, x, y, 0)]);
const edgeOf = (units: readonly UnitData[]) => ownEdge(stateFrom(scene(units)), 'blue');

describe("a side's own edge", () => {
  test.each([
    ['south', 36, 10, 180],
    ['north', 36, 38, 0],
    ['west', 10, 24, 270],
    ['east', 60, 24, 90],
  ])('lies behind it as seen from the enemy: %s', (_, x, y, bearing) => {
    expect(edgeOf([one('a', 'blue', x, y), one('b', 'red', 36, 24)])).toBe(bearing);
  });

  it('stays the same however far the side has come', () => {
    expect(edgeOf([one('a', 'blue', 36, 40), one('b', 'red', 36, 44)])).toBe(180);
  });

  it('is the nearest one where there is no enemy', () => {
    expect(edgeOf([one('a', 'blue', 70, 20)])).toBe(90);
    expect(edgeOf([one('a', 'blue', 30, 46)])).toBe(0);
  });

  it('of two that are equal the south goes first', () => {
    expect(edgeOf([one('a', 'blue', 30, 18), one('b', 'red', 36, 24)])).toBe(180);
  });
});

describe('a melee whose unit leaves the table', () => {
  it('is over, and the other unit is free', () => {
    const session = sessionFrom(caught());
    session.send({ type: 'begin-melee', attacker: 'cav', defender: 'inf' });
    session.send({ type: 'delete', units: ['inf'], stands: [], terrain: [] });
    expect(session.state().fights).toEqual([]);
    expect(session.state().units).toMatchObject([{ id: 'cav', engaged: false, charging: false }]);
    session.undo();
    expect(session.state().fights).toHaveLength(1);
  });
});

test('every command of marching and fighting has a name in the log', () => {
  const session = sessionFrom(caught());
  session.send({ type: 'begin-melee', attacker: 'cav', defender: 'inf' });
  session.send({ type: 'fight-round', attacker: 'cav', defender: 'inf', expand: false, faces: [42, 63] });
  session.send({ type: 'fight-round', attacker: 'inf', defender: 'cav', expand: true, faces: [99, 99] });
  session.send({ type: 'fight-on', attacker: 'cav', defender: 'inf', expand: 'never', faces: [99, 99, 1, 1] });
  expect(session.log().map(({ title }) => title)).toEqual([
    'cav comes to blows with inf',
    'Round 1 of cav v inf',
    'Round 2 of inf v cav, widened',
    'From round 3 on: cav v inf',
  ]);
});
