import { describe, expect, it, test } from 'vitest';
import { evolve } from '#game/evolve';
import type { GameEvent } from '#game/event';
import { stateFrom } from '#test/games';
import { gun, scene, unit } from '#test/scenes';

const battery = () =>
  stateFrom(
    scene([unit('bty', 'red', 'foot-artillery', 'unlimbered', [gun('g1', 20, 21, 180), gun('g2', 23, 21, 180)])], [], { book: 'linear' }),
  );

function struck(figures: number, stands: readonly string[] = []): ReturnType<typeof battery> {
  const effect = { state: 'none', figures, stands, guns: [] } as const;
  const ruling = {
    target: 'bty',
    step: 'fire',
    value: { num: 0, den: 1 },
    odds: null,
    column: null,
    modifiers: [],
    dice: [],
    effect,
    trail: [],
    result: '',
  };
  const event: GameEvent = { type: 'EffectTaken', target: 'bty', step: 'fire', effect, ruling };
  return evolve(battery(), event);
}

describe('losses of figures on guns', () => {
  test.each([
    [1, [6, 5]],
    [6, [6, 0]],
    [7, [5, 0]],
    [12, [0, 0]],
  ])('%d crew lost: %j are left, on the stands and in the records alike', (figures, left) => {
    const state = struck(figures);
    expect(state.table.stands.map((stand) => stand.figures)).toEqual(left);
    expect(state.stands.map((record) => record.gun?.crew)).toEqual(left);
    expect(state.units[0]?.losses).toBe(figures);
  });

  it('a gun without its crew stays on the table, a gun that is lost leaves it', () => {
    expect(struck(12).table.stands.map(({ id }) => id)).toEqual(['g1', 'g2']);
    expect(struck(6, ['g2']).table.stands.map(({ id }) => id)).toEqual(['g1']);
  });
});
