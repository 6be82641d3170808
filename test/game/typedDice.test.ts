/** Typed dice that do not fit: the refusal names the die that was asked for there, whose it is and how many sides it has. */
import { describe, expect, test } from 'vitest';
import type { Command } from '#game/command';
import { must, sessionFrom, type TestSession } from '#test/games';
import { lineDown } from '#test/melees';
import { gun, scene, unit } from '#test/scenes';

const gardner = unit('mg', 'blue', 'sudan-artillery', 'unlimbered', [gun('g', 20, 10, 0, 'gardner', { crew: 4 })], {
  name: 'Naval Brigade',
});
const ansar = { ...lineDown('b', 'red', 20, 20, { troop: 'mahdist-foot' }), name: 'Ansar' };
const shoot = (...faces: readonly number[]): Command => ({
  type: 'fire-now',
  shot: { unit: 'mg', mode: 'machine-gun', aim: { at: 'b' }, rounds: 8 },
  faces,
});
const volley = () => sessionFrom(scene([gardner, ansar], [], { book: 'sudan' }));

const refusedBy = (session: TestSession, command: Command) => {
  const decision = session.send(command);
  if (decision.ok) throw new Error('the dice fitted');
  return decision.refused;
};

describe('a machine gun', () => {
  test.each<readonly [string, readonly number[], object, RegExp]>([
    [
      'its d10, which must hit',
      [11],
      { at: 0, given: 11, askedFor: { sides: 10, why: 'To hit, Naval Brigade at Ansar', for: 'mg' } },
      /die 1 reads 11; a d10 is asked for there \(To hit, Naval Brigade at Ansar\), 1 to 10/,
    ],
    [
      'its d20',
      [10, 21],
      { at: 1, given: 21, askedFor: { sides: 20, why: 'Rounds before a jam, Naval Brigade', for: 'mg' } },
      /die 2 reads 21; a d20/,
    ],
    [
      'its d6',
      [10, 20, 7],
      { at: 2, given: 7, askedFor: { sides: 6, why: 'Random factor, Naval Brigade, fire', for: 'mg' } },
      /die 3 reads 7; a d6/,
    ],
    [
      'the die for the rest of a figure',
      [10, 20, 2],
      { at: 3, given: null, askedFor: { sides: 10, why: 'Ansar, one figure more on 6 or less', for: 'b' } },
      /too few dice: 3 given, one more d10 is asked for \(Ansar, one figure more/,
    ],
    [
      'a die after a miss',
      [1, 20],
      { at: 1, given: 20, askedFor: null },
      /too many dice: 2 given, 1 asked for; the last is a d10 \(To hit, Naval Brigade at Ansar\)/,
    ],
  ])('%s', (_, faces, fault, words) => {
    const refused = refusedBy(volley(), shoot(...faces));
    expect(refused).toMatchObject({ code: 'dice', dice: fault });
    expect(refused.because).toMatch(words);
  });
});

describe('a melee of text 004', () => {
  const british = unit(
    'a',
    'blue',
    'british-foot',
    'line',
    [{ id: 'a1', x: 20, y: 20, facing: 0, frontage: 4, depth: 1, figures: 24, ranks: 2 }],
    {
      name: 'Black Watch',
    },
  );
  const mahdists = unit(
    'm',
    'red',
    'mahdist-foot',
    'line',
    [{ id: 'm1', x: 20, y: 21, facing: 180, frontage: 4, depth: 1, figures: 24, ranks: 2 }],
    {
      name: 'Hadendowa',
      charging: true,
    },
  );
  const begun = () =>
    must(sessionFrom(scene([british, mahdists], [], { book: 'sudan' })), { type: 'begin-melee', attacker: 'm', defender: 'a' });
  const round = (...faces: readonly number[]): Command => ({ type: 'fight-round', attacker: 'm', defender: 'a', expand: false, faces });

  test('each side’s d6 is named by its side', () => {
    expect(refusedBy(begun(), round(7)).dice).toMatchObject({ at: 0, given: 7, askedFor: { sides: 6, for: 'm' } });
    expect(refusedBy(begun(), round(7)).because).toContain('Hadendowa');
    expect(refusedBy(begun(), round(3, 8)).dice).toMatchObject({ at: 1, given: 8, askedFor: { sides: 6, for: 'a' } });
    expect(refusedBy(begun(), round(3, 8)).because).toContain('Black Watch');
  });

  test('and what is missing after them', () => {
    const refused = refusedBy(begun(), round(3, 3));
    expect(refused.dice).toMatchObject({ at: 2, given: null, askedFor: { sides: 10 } });
    expect(refused.because).toMatch(/too few dice: 2 given, one more d10 is asked for \((Black Watch|Hadendowa), one figure more/);
  });
});

test('clearing a jam names the gun’s unit', () => {
  const jammed = must(volley(), shoot(10, 3, 1, 10), { type: 'end-turn' });
  expect(refusedBy(jammed, { type: 'clear-jam', stand: 'g', faces: [9] })).toMatchObject({
    because: expect.stringContaining('a d6 is asked for there (Clearing the gun, Naval Brigade)'),
    dice: { at: 0, given: 9, askedFor: { sides: 6, for: 'g' } },
  });
});
