import { describe, expect, it, test } from 'vitest';
import { migrate, type Migration } from '#game/save/migrate';

const withLevels: Migration = {
  from: 1,
  up: (data) => ({ ...data, stands: (data['stands'] as object[]).map((stand) => ({ level: 0, ...stand })) }),
};
const target = { format: 'a-game', version: 2, migrations: [withLevels] };
const old = { format: 'a-game', version: 1, stands: [{ id: 's1', x: 10, y: 10 }] };

describe('older files', () => {
  test('old-save-missing-field: a field that the older version lacked is filled in once, and nothing else changes', () => {
    const opened = migrate(old, target);
    expect(opened).toMatchObject({ ok: true, value: { format: 'a-game', version: 2, stands: [{ id: 's1', x: 10, y: 10, level: 0 }] } });
    expect(opened.ok && opened.warnings).toEqual(['saved by version 1 of the format; opened as version 2, the file itself is untouched']);
  });

  it('leaves the original untouched', () => {
    const before = structuredClone(old);
    migrate(old, target);
    expect(old).toEqual(before);
  });

  it('goes up step by step, in order', () => {
    const named: Migration = { from: 2, up: (data) => ({ ...data, name: `${(data['stands'] as object[]).length} stands` }) };
    const opened = migrate(old, { ...target, version: 3, migrations: [named, withLevels] });
    expect(opened).toMatchObject({ ok: true, value: { version: 3, name: '1 stands', stands: [{ level: 0 }] } });
  });

  test('a step that is missing is a fault of the program, not of the file', () => {
    expect(() => migrate(old, { ...target, version: 3 })).toThrow('no migration of a-game from version 2');
  });

  test.each([
    [{ ...old, version: 3 }, 'version', 'a file of a newer version'],
    [{ ...old, version: 0 }, 'version', '0'],
    [{ ...old, version: '1' }, 'version', '"1"'],
    [{ ...old, version: 1.5 }, 'version', '1.5'],
    [{ ...old, format: 'other' }, 'format', '"other"'],
    [[], '', '[]'],
    [null, '', 'null'],
  ])('newer-save-refused: %j', (data, path, found) => {
    const opened = migrate(data, target);
    expect(opened.ok).toBe(false);
    expect(!opened.ok && opened.problem.path).toBe(path);
    expect(!opened.ok && opened.problem.found).toContain(found);
  });
});
