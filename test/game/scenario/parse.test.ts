import { describe, expect, it, test } from 'vitest';
import { parseScenario, scenarioFromData } from '#game/scenario/parse';
import { describeProblem } from '#game/scenario/problem';
import { scenarioOf } from '#game/scenario/write';
import { library } from '#rules/sets/index';
import { stateFrom } from '#test/games';
import { battery, block, column, foot, loose, scene, unit, type Loose, type StandData } from '#test/scenes';

/** The message for a changed copy of a good scenario. */
function told(change: (data: Loose) => void): string {
  const data: Loose = loose(scene([battery(), column()], [block('p1', 'plough', [10, 26, 30, 32])]));
  change(data);
  const parsed = scenarioFromData(JSON.parse(JSON.stringify(data)), library);
  if (parsed.ok) throw new Error('the file was taken');
  return describeProblem('scene.json', parsed.problem);
}

const withStand = (more: Partial<StandData>) => (data: Loose) => Object.assign(data.units[1].stands[0], more);

describe('a scenario file', () => {
  it('opens with its units, stands and terrain', () => {
    const state = stateFrom(scene([battery(), column()], [block('p1', 'plough', [10, 26, 30, 32])]));
    expect(state.units.map((one) => one.id)).toEqual(['bty', 'col']);
    expect(state.table.stands.map((one) => one.id)).toEqual(['g1', 'c1', 'c2', 'c3']);
    expect(state.table.terrain.map((one) => one.kind)).toEqual(['plough']);
    expect(state.table.stands[0]?.figures).toBe(6);
  });

  it('comes out again as it went in, unknown fields included', () => {
    const data = scene([battery('nap-12', { tooltip: 'Kept' }), column()], [block('p1', 'plough', [10, 26, 30, 32], { owner: 'abbey' })], {
      author: 'A. N. Other',
    });
    const once = scenarioOf(stateFrom(data));
    expect(once).toMatchObject({ author: 'A. N. Other', units: [{ tooltip: 'Kept' }, {}], terrain: [{ owner: 'abbey' }] });
    expect(scenarioOf(stateFrom(once))).toEqual(once);
  });

  it('warns of every field it does not know, by path', () => {
    const data = scene([battery('nap-12', { tooltip: 'Kept' })], [], { author: 'A' });
    const parsed = scenarioFromData(data, library);
    expect(parsed.ok && parsed.warnings.map((warning) => warning.split(' ')[0])).toEqual(['author', 'units[0].tooltip']);
  });

  it('warns of rounds of a load that no order names', () => {
    const gun = battery();
    Object.assign(gun.stands[0] ?? {}, { rounds: { canister: 4, cannister: 2 } });
    const parsed = scenarioFromData(scene([gun]), library);
    expect(parsed.ok && parsed.warnings.map((warning) => warning.split(' ')[0])).toEqual(['units[0].stands[0].rounds.cannister']);
  });

  it('keeps an option that no book asks and warns of it; those of another book are known', () => {
    const options = { 'C001-99': 'x', 'C004-1': 'example', 'C003-11': 'one-a-turn' };
    const parsed = scenarioFromData(scene([battery()], [], { options }), library);
    expect(parsed.ok && parsed.warnings.map((warning) => warning.split(' ')[0])).toEqual(['options.C001-99']);
    expect(parsed.ok && parsed.value.options).toEqual(options);
  });
});

describe('bad input is one message with file, path, owner, found and expected', () => {
  test.each<[string, (data: Loose) => void, readonly string[]]>([
    [
      'a part of no such name',
      (data) => Object.assign(data, { parts: { meelee: 'sudan' } }),
      ['scene.json: parts.meelee: found a field "meelee", expected one of fire, melee, morale, movement'],
    ],
    ['a word for a number', withStand({ facing: 'north' as never }), ['units[1].stands[0].facing', '(c1)', '"north"', 'a number']],
    ['null for a number', withStand({ x: null as never }), ['units[1].stands[0].x', '(c1)', 'null', 'a number']],
    ['a missing size', (data) => delete data.units[1].stands[0].depth, ['units[1].stands[0].depth', '(c1)', 'nothing', 'a number']],
    ['no figures', withStand({ figures: 0 }), ['units[1].stands[0].figures', '(c1)', 'found 0', 'at least 1']],
    ['half a figure', withStand({ figures: 2.5 }), ['units[1].stands[0].figures', '2.5', 'a whole number']],
    ['an unknown order', (data) => (data.units[0].order = 'wedge'), ['units[0].order', '(bty)', '"wedge"', 'attack-column']],
    ['an unknown troop', (data) => (data.units[1].troop = 'hussite'), ['units[1].troop', '(col)', '"hussite"', 'french-line']],
    ['an unknown gun', (data) => (data.units[0].stands[0].gun = 'nap-24'), ['units[0].stands[0].gun', '(g1)', '"nap-24"', 'nap-12']],
    ['a gun without crew', (data) => delete data.units[0].stands[0].crew, ['units[0].stands[0].crew', '(g1)', 'crewedBy']],
    ['a stand-in that is not there', (data) => (data.units[0].stands[0].crewedBy = 'ghost'), ['crewedBy', '"ghost"']],
    [
      'a stand-in that is a gun itself',
      (data) => (data.units[0].stands[0].crewedBy = 'g1'),
      ['crewedBy', '"g1"', 'foot or dismounted horse'],
    ],
    [
      'a charge at nobody',
      (data) => (data.units[0].charge = { target: 'ghost', inches: 3 }),
      ['units[0].charge.target', '(bty)', '"ghost"'],
    ],
    ['a charge at itself', (data) => (data.units[0].charge = { target: 'bty', inches: 3 }), ['units[0].charge.target', 'another unit']],
    ['a charge without a length', (data) => (data.units[0].charge = { target: 'col' }), ['units[0].charge.inches', '(bty)', 'nothing']],
    ['an unknown side', (data) => (data.units[1].side = 'green'), ['units[1].side', '(col)', '"green"', 'blue, red']],
    ['an unknown book', (data) => (data.book = 'chess'), ['book', '"chess"', 'stands']],
    ['an unknown choice', (data) => (data.options = { 'C001-18': 'sometimes' }), ['options.C001-18', '"sometimes"', 'any-angle']],
    [
      'an unknown choice of another book’s option',
      (data) => (data.options = { 'C004-1': 'sometimes' }),
      ['options.C004-1', 'table, example'],
    ],
    ['another format', (data) => (data.format = 'chess'), ['format', '"chess"', 'line-of-fire-scenario']],
    ['no version', (data) => delete data.version, ['version', 'nothing']],
    ['an unknown terrain', (data) => (data.terrain[0].kind = 'lava'), ['terrain[0].kind', '(p1)', '"lava"', 'plough']],
    [
      'a crossing outline',
      (data) =>
        (data.terrain[0].outline = [
          [0, 0],
          [4, 4],
          [4, 0],
          [0, 4],
        ]),
      ['terrain[0].outline', '(p1)', 'cross'],
    ],
    [
      'a path without a width',
      (data) =>
        (data.terrain[0] = {
          id: 'p1',
          kind: 'road',
          path: [
            [0, 0],
            [4, 4],
          ],
        }),
      ['terrain[0].width', '(p1)', 'nothing'],
    ],
    ['neither outline nor path', (data) => delete data.terrain[0].outline, ['terrain[0]', '(p1)', 'neither outline nor path']],
    ['a stand with a corner off the table', withStand({ x: 0.2 }), ['units[1].stands[0]', '(c1)', 'corner off the table', '72 × 48']],
    ['a table too large', (data) => (data.table.width = 4097), ['table.width', '4097', 'at most 4096']],
  ])('%s', (_, change, words) => {
    const message = told(change);
    expect(message.startsWith('scene.json: ')).toBe(true);
    for (const word of words) expect(message).toContain(word);
  });

  test('negative-or-zero-size: widths and depths of nought or less are refused', () => {
    for (const size of [-2, -1, 0]) {
      expect(told(withStand({ frontage: size }))).toContain(
        `units[1].stands[0].frontage (c1): found ${size}, expected a number, more than 0`,
      );
      expect(told(withStand({ depth: size }))).toContain(`depth (c1): found ${size}`);
    }
    expect(told((data) => (data.table.depth = 0))).toContain('table.depth: found 0');
    expect(
      told(
        (data) =>
          (data.terrain[0] = {
            id: 'r',
            kind: 'road',
            path: [
              [0, 0],
              [4, 4],
            ],
            width: -1,
          }),
      ),
    ).toContain('terrain[0].width (r): found -1');
  });

  test('duplicate-ids: a second stand, unit, side or piece of one id is refused by name', () => {
    expect(told((data) => (data.units[1].stands[1].id = 'c1'))).toBe(
      'scene.json: units[1].stands[1].id (c1): found "c1" a second time, after units[1].stands[0].id, expected an id that stands once',
    );
    expect(told((data) => (data.units[1].id = 'bty'))).toContain('units[1].id (bty)');
    expect(told((data) => (data.sides[1].id = 'blue'))).toContain('sides[1].id (blue)');
    expect(told((data) => data.terrain.push(structuredClone(data.terrain[0])))).toContain('terrain[1].id (p1)');
  });

  test('huge-coordinates: they are refused by index and field before any geometry', () => {
    expect(told(withStand({ x: 1446912160 }))).toContain('units[1].stands[0].x (c1): found 1446912160');
    expect(told(withStand({ x: 1e308 }))).toContain('units[1].stands[0].x (c1)');
    expect(told((data) => (data.terrain[0].outline[2] = [1e308, 12]))).toContain('terrain[0].outline[2] (p1)');
  });

  test('non-finite-in-json: a number that JSON cannot hold is refused where it stands, and null is never taken for 0', () => {
    const text = JSON.stringify(scene([battery(), column()])).replace('"x":20,"y":18,', '"x":1e999,"y":18,');
    const parsed = parseScenario(text, library);
    expect(parsed.ok ? '' : describeProblem('scene.json', parsed.problem)).toContain('units[1].stands[0].x (c1): found Infinity');
    expect(told(withStand({ facing: Number.NaN }))).toContain('facing (c1): found null');
  });

  test('stands-overlap-on-placement: a file with overlapping stands is refused with the area; contact is taken', () => {
    const at = (x: number) =>
      scene([
        unit('a', 'blue', 'french-line', 'line', [
          foot('one', 10, 10, 90, { frontage: 2, depth: 2 }),
          foot('two', x, 10, 90, { frontage: 2, depth: 2 }),
        ]),
      ]);
    const overlapping = scenarioFromData(at(11.7), library);
    expect(overlapping.ok ? '' : describeProblem('f', overlapping.problem)).toMatch(/overlap of 0\.60 sq in with (one|two)/);
    expect(scenarioFromData(at(12), library).ok).toBe(true);
    expect(scenarioFromData(at(11.99), library).ok).toBe(false);
  });
});

describe('files of other times and shapes', () => {
  test.each([
    ['{"version":2,"stands":[{"id":"s1","c":[10,1', 43],
    ['{ "format": ', 12],
  ])('malformed-file: %s breaks off near character %d', (text, at) => {
    const parsed = parseScenario(text, library);
    expect(parsed.ok ? '' : describeProblem('f.json', parsed.problem)).toContain(`near character ${at}`);
  });

  test('malformed-file: an empty file, a list and a bare word are told apart', () => {
    const message = (text: string) => {
      const parsed = parseScenario(text, library);
      return parsed.ok ? '' : describeProblem('f.json', parsed.problem);
    };
    expect(message('')).toContain('an empty file');
    expect(message('[]')).toMatch(/^f\.json: found .*expected an object of format/);
    expect(message('hello')).toContain('expected JSON');
  });

  test('newer-save-refused: a file of a newer version is refused by name', () => {
    expect(told((data) => (data.version = 99))).toBe('scene.json: version: found 99, a file of a newer version, expected 1 at most');
    expect(told((data) => (data.version = 2))).toContain('found 2, a file of a newer version');
  });
});

describe('names are only ever text', () => {
  const NAMES = ['Régiment d’Élite 🐎', '<b>Guard</b>', '__proto__', 'constructor', 'toString', '=2+5', 'كتيبة', 'x'.repeat(1000)];

  test('unicode-names: any text goes in and comes out as the same code points', () => {
    for (const name of NAMES) {
      const data = scene([{ ...battery(), name }], [], { name });
      const back = JSON.parse(JSON.stringify(scenarioOf(stateFrom(data)))) as ReturnType<typeof scenarioOf>;
      expect(back.name).toBe(name);
      expect(back.units[0]?.name).toBe(name);
    }
    expect(Array.from('Régiment d’Élite 🐎')).toHaveLength(18);
  });

  test('special-names-as-keys: units and stands may be called after an object’s own parts', () => {
    const special = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const data = scene(special.map((id, i) => unit(id, 'blue', 'french-line', 'line', [foot(id, 10 + 3 * i, 10, 0)])));
    const state = stateFrom(JSON.parse(JSON.stringify(data)));
    expect(state.units.map((one) => one.id)).toEqual(special);
    expect(state.table.stands.map((one) => one.unit)).toEqual(special);
  });

  test('prototype-pollution: a key that reaches for a prototype is dropped, said, and changes nothing', () => {
    const text = JSON.stringify(scene([battery()])).replace(
      '"seed":',
      '"__proto__":{"fogOfWar":true},"settings":{"__proto__":{"fogOfWar":true}},"seed":',
    );
    const parsed = parseScenario(text, library);
    expect(parsed.ok && parsed.warnings.filter((warning) => warning.includes('__proto__'))).toHaveLength(2);
    expect(({} as { fogOfWar?: boolean }).fogOfWar).toBeUndefined();
    expect(parsed.ok && Object.hasOwn(parsed.value.extra, '__proto__')).toBe(false);
  });
});
