import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it, test } from 'vitest';
import { saveOf } from '#game/save/save';
import { sessionFrom } from '#test/games';
import { fileOf, fire, lof, onScene } from '#test/lof';
import { battery, block, column, scene, twoLines } from '#test/scenes';

const good = () => scene([battery(), column()]);
const file = () => fileOf('good.lof.json', good());
const order = (shots: unknown) => fileOf('order.json', typeof shots === 'string' ? shots : { shots });
const shot = { unit: 'bty', mode: 'direct', aim: { bearing: 0 } };

describe('bad input: exit 2, one message on standard error, nothing on standard output', () => {
  test.each<[string, () => readonly string[], readonly string[]]>([
    ['no such command', () => ['shoot'], ['"shoot"', 'one of check, facts, line, fire, chance, ']],
    ['no such file', () => ['check', 'nowhere.lof.json'], ['nowhere.lof.json', 'no such file']],
    ['no file at all', () => ['check'], ['found 0 file arguments', 'FILE']],
    ['an unknown option', () => ['check', file(), '--speed', '9'], ['--speed']],
    ['an unknown gun', () => ['line', file(), '--gun', 'nobody', '--bearing', '0'], ['--gun', '"nobody"']],
    ['no direction', () => ['line', file(), '--gun', 'g1'], ['found 0 of --bearing, --to and --at']],
    ['two directions', () => ['line', file(), '--gun', 'g1', '--bearing', '0', '--at', 'col'], ['found 2 of']],
    ['a bearing in words', () => ['line', file(), '--gun', 'g1', '--bearing', 'north'], ['--bearing', '"north"', 'a number']],
    ['a point with three numbers', () => ['line', file(), '--gun', 'g1', '--to', '1,2,3'], ['--to', '1,2,3']],
    ['an unknown target', () => ['line', file(), '--gun', 'g1', '--at', 'nobody'], ['--at', '"nobody"']],
    ['nobody to measure from', () => ['facts', file(), '--from', 'nobody'], ['--from', '"nobody"']],
    ['an unknown book', () => ['charts', '--book', 'chess'], ['--book', '"chess"', 'stands']],
    ['an order that is no JSON', () => ['fire', file(), order('{ "shots": [')], ['order.json', 'JSON']],
    ['an order without shots', () => ['fire', file(), order([])], ['order.json', 'shots', 'at least 1']],
    ['an order for an unknown unit', () => ['fire', file(), order([{ ...shot, unit: 'nobody' }])], ['shots[0].unit', '"nobody"']],
    ['an order at an unknown unit', () => ['fire', file(), order([{ ...shot, aim: { at: 'nobody' } }])], ['shots[0].aim.at', '"nobody"']],
    [
      'an order with an aim of no such name',
      () => ['fire', file(), order([{ ...shot, aim: { bearng: 0 } }])],
      ['shots[0].aim.bearng', 'found a field "bearng"', 'expected one of at, bearing, to'],
    ],
    [
      'an order with two aims',
      () => ['fire', file(), order([{ ...shot, aim: { at: 'col', bearing: 0 } }])],
      ['shots[0].aim', '2 of at, bearing, to'],
    ],
    ['an order in an unknown mode', () => ['fire', file(), order([{ ...shot, mode: 'laser' }])], ['shots[0].mode', '"laser"', 'ricochet']],
    ['an order for another’s stand', () => ['fire', file(), order([{ ...shot, stands: ['c1'] }])], ['shots[0].stands[0]', '"c1"']],
    ['a stand that fires twice', () => ['fire', file(), order([shot, shot])], ['g1', 'once a turn']],
    ['dice in words', () => ['fire', file(), order([shot]), '--dice', 'six'], ['--dice', '"six"']],
    ['too few dice', () => ['fire', file(), order([{ ...shot, mode: 'ricochet', ricochet: 6 }]), '--dice', '3'], ['--dice', 'too few']],
    ['too many dice', () => ['fire', file(), order([shot]), '--dice', '7,7'], ['--dice', 'too many']],
    ['a thirteen on a d12', () => ['fire', file(), order([shot]), '--dice', '13'], ['--dice', '13', 'd12']],
  ])('%s', (_, args, words) => {
    const { out, err, code } = lof(...args());
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.trim().split('\n')).toHaveLength(1);
    for (const word of words) expect(err).toContain(word);
    expect(err).not.toMatch(/\n\s+at /);
  });

  test('decimal-comma: a bearing of 7,5 is seven and a half, never 7', () => {
    expect(onScene<{ bearing: number }>('line', good(), '--gun', 'g1', '--bearing', '7,5').json.bearing).toBeCloseTo(7.5, 9);
    expect(
      onScene<{ legs: { length: number }[] }>('line', good(), '--gun', 'g1', '--bearing', '0', '--ricochet', '0,5').json.legs[0]?.length,
    ).toBeCloseTo(0.5, 9);
  });
});

describe('what a command answers', () => {
  it('has help for each command and for all of them', () => {
    for (const name of ['check', 'facts', 'line', 'fire', 'geojson', 'charts'])
      expect(lof(name, '--help')).toMatchObject({ code: 0, err: '' });
    expect(lof('--help').out).toContain('line FILE --gun STAND');
    expect(lof().code).toBe(0);
  });

  it('says the same in words with --text', () => {
    expect(lof('check', file(), '--text').out).toContain('2 units, 4 stands');
    expect(lof('line', file(), '--gun', 'g1', '--bearing', '0', '--text').out).toContain('c1 (col) at 7.00″, direct');
    expect(lof('facts', fileOf('two.json', scene(twoLines(3))), '--from', 'a1', '--text').out).toContain('3.00″');
    expect(lof('charts', '--text').out).toContain('reconstructed');
  });

  it('refuses with exit 1 and the refusal as JSON', () => {
    const { json, code } = onScene<{ legal: boolean; refused: { code: string; because: string; source: object } }>(
      'line',
      good(),
      '--gun',
      'g1',
      '--bearing',
      '180',
    );
    expect(code).toBe(1);
    expect(json.legal).toBe(false);
    expect(json.refused.because).not.toBe('');
  });

  test('zero-length-line: a shot laid on its own muzzle has no direction and is refused', () => {
    const { json, code } = onScene<{ refused: { because: string } }>('line', good(), '--gun', 'g1', '--to', '20,10.625');
    expect(code).toBe(1);
    expect(json.refused.because).not.toBe('');
  });

  test('a firing stand without a target is refused alone, the rest fire', () => {
    const data = scene(
      twoLines(3).map((one, i) =>
        i === 0 ? { ...one, stands: one.stands.map((stand) => (stand.id === 'a3' ? { ...stand, x: 40 } : stand)) } : one,
      ),
    );
    const { json, code } = fire(data, [{ unit: 'a', mode: 'small-arms', aim: { at: 'b' } }], '--dice', '7');
    expect(code).toBe(0);
    expect(json.refused.map((one) => one.stand)).toEqual(['a3']);
    expect(json.rulings[0]?.value).toBe(12);
  });

  test('an umpire’s range is ruled with and marked as one', () => {
    const { json } = fire(scene(twoLines(5)), [{ unit: 'a', mode: 'small-arms', aim: { at: 'b' }, override: { range: 2 } }], '--dice', '7');
    expect(json.rulings[0]?.value).toBe(36);
    expect(JSON.stringify(json.rulings[0]?.trail)).toContain('"yours"');
  });

  test('facts keep a row beyond the weapon’s reach, out of range', () => {
    const { json } = onScene<{ inRange: boolean; ranges: Record<string, number> }[]>(
      'facts',
      scene(twoLines(7)),
      '--from',
      'a2',
      '--at',
      'b2',
    );
    expect(json[0]).toMatchObject({ inRange: false, ranges: { 'front-to-target': 7, 'edge-to-edge': 7 } });
  });
});

describe('as a program', () => {
  it('prints JSON alone on standard output and exits with its code', () => {
    const out = execFileSync('npm', ['run', '-s', 'lof', '--', 'check', file()], { encoding: 'utf8' });
    expect(JSON.parse(out)).toMatchObject({ ok: true, units: 2 });
    const bad = spawnSync('npm', ['run', '-s', 'lof', '--', 'check', fileOf('bad.json', '{ "format": ')], { encoding: 'utf8' });
    expect([bad.status, bad.stdout]).toEqual([2, '']);
    expect(bad.stderr).toContain('bad.json');
  }, 60_000);
});

describe('numbers, names and saves', () => {
  test('a bearing below nought is a number and no option', () => {
    const back = onScene<{ readonly bearing: number }>('line', scene([battery(), column()]), '--gun', 'g1', '--bearing', '-10');
    expect([back.code, back.json.bearing]).toEqual([0, 350]);
    const off = onScene('line', scene([battery(), column()]), '--gun', 'g1', '--to', '-1,5');
    expect(off.err).not.toContain('ambiguous');
  });

  test('a gun that is not named is said plainly, in one line', () => {
    const { code, err } = onScene('line', scene([battery(), column()]), '--bearing', '0');
    expect([code, err.trim()]).toEqual([2, '--gun: found nothing, expected the id of a stand on this table']);
    expect(
      onScene('line', scene([battery()]), '--gun')
        .err.trim()
        .split('\n'),
    ).toHaveLength(1);
  });

  test('a scenario that is called like the save format is a scenario all the same', () => {
    expect(onScene('check', scene([battery()], [], { name: 'line-of-fire-game' })).code).toBe(0);
  });

  test('line and facts answer for the head of a save', () => {
    const session = sessionFrom(scene([battery(), column()]));
    const box = session.state().table.stands[0]!.box;
    session.send({
      type: 'place',
      placings: [{ stand: 'g1', box: { ...box, center: { x: 20, y: 8 } } }],
      note: { how: 'drag', inches: 2 },
    });
    const entered = (data: object) =>
      onScene<{ readonly struck: readonly { readonly enter: number }[] }>('line', data, '--gun', 'g1', '--bearing', '0').json.struck[0]
        ?.enter;
    expect(entered(saveOf(session))).toBeCloseTo(9, 9);
    session.undo();
    expect(entered(saveOf(session))).toBeCloseTo(7, 9);
    const rows = onScene<readonly object[]>('facts', saveOf(session), '--from', 'bty', '--at', 'col').json;
    expect(rows).toHaveLength(3);
  });

  test('facts have no row of a stand against itself', () => {
    const rows = onScene<readonly { readonly firer: string; readonly target: string }[]>(
      'facts',
      scene([column()]),
      '--from',
      'col',
      '--at',
      'col',
    ).json;
    expect(rows).toHaveLength(6);
    expect(rows.every((row) => row.firer !== row.target)).toBe(true);
  });

  test('a stand named twice in an order is bad input, exit 2', () => {
    const twice = fire(scene([battery(), column()]), [{ unit: 'bty', stands: ['g1', 'g1'], mode: 'direct', aim: { bearing: 0 } }]);
    expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('g1 is named twice')]);
  });

  test('line says in words what it struck, crossed and was ended by', () => {
    const field = block('field', 'plough', [15, 22, 25, 24]);
    const { out } = lof('line', fileOf('scene.lof.json', scene([battery(), column()], [field])), '--gun', 'g1', '--bearing', '0', '--text');
    expect(out).toMatch(/^g1: \d+\.\d\d″, ended by /);
    expect(out).toContain('c1 (col) at 7.00″, direct');
    expect(out).toContain('across field (plough) from 11.38″ to 13.38″');
  });
});
