/** Every reading that a player may choose: which book has it, its choices with the default first, and that a choice is kept and named. */
import { describe, expect, test } from 'vitest';
import { parseSave, saveOf } from '#game/save/save';
import { scenarioOf } from '#game/scenario/write';
import { startSession } from '#game/session';
import { books, library } from '#rules/sets/index';
import { must, sessionFrom, stateFrom } from '#test/games';
import { scene, twoLines } from '#test/scenes';

/** Id, choices, books. The first choice is the default. */
const OPTIONS = `
C000-2        extremes all-figures                    | linear
C000-5        additive exact                          | linear
C000-7        small-arms artillery-too                | linear
C000-9a       600 800                                 | linear
C000-9b       300 400                                 | linear
C001-8        halved full                             | stands
C001-10       no yes                                  | stands
C001-11       illegal skipped                         | stands
C001-15       yes no                                  | stands
C001-18       any-angle flank                         | stands
C001-22       one-die per-gun                         | stands
C001-30       small-arms and-canister                 | stands
C001-31       view free                               | stands
C003-11       three-then-one one-a-turn to-the-end    | linear stands
C004-1        table example                           | sudan
C004-14       european egyptian                       | sudan
C004-20       company majority                        | sudan
G-arc         front-centre front-corners              | stands
G-in-arc      any-part centre half                    | linear stands sudan
G-aim         nearest centre                          | linear stands sudan
G-level       centre most                             | linear stands sudan
G-obstruction line any-visible half-visible           | linear stands sudan
H-first       die alternate first-side                | linear stands sudan
`
  .trim()
  .split('\n')
  .map((line) => {
    const [said = '', where = ''] = line.split('|');
    const [id = '', ...choices] = said.trim().split(/\s+/);
    return { id, choices, where: where.trim().split(/\s+/) };
  });

const cases = OPTIONS.flatMap(({ id, choices, where }) => where.map((book) => [id, book, choices] as const));
const table = (book: string, options: object = {}) => scene(twoLines(3), [], { book, options });

test.each(books.map((book) => [book.id, book] as const))('%s has these readings, with these choices, and no others', (id, book) => {
  const own = OPTIONS.filter(({ where }) => where.includes(id)).map((option) => `${option.id} ${option.choices.join(' ')}`);
  expect(book.options.map((option) => `${option.id} ${option.choices.join(' ')}`).toSorted()).toEqual(own.toSorted());
});

describe('a choice is kept', () => {
  test.each(cases)(
    '%s under %s: chosen in a game, it stands in the scenario file and in the save, and undo takes it back',
    (id, book, choices) => {
      const session = sessionFrom(table(book));
      for (const choice of choices.slice(1)) {
        must(session, { type: 'set-option', id, choice });
        expect(session.state().options[id]).toBe(choice);
        expect(stateFrom(JSON.parse(JSON.stringify(scenarioOf(session.state())))).options[id]).toBe(choice);
        const loaded = parseSave(JSON.stringify(saveOf(session)), library);
        expect(loaded.ok && startSession(loaded.value, library.bookOf).state().options[id]).toBe(choice);
        session.undo();
        expect(session.state().options[id] ?? choices[0]).toBe(choices[0]);
      }
    },
  );

  test.each(cases)('%s under %s: read from a file, each choice stays the one chosen', (id, book, choices) => {
    for (const choice of choices) expect(stateFrom(table(book, { [id]: choice })).options[id] ?? choices[0]).toBe(choice);
  });

  test.each(cases)('%s under %s: a choice that there is not is refused, in a game as in a file', (id, book) => {
    const session = sessionFrom(table(book));
    expect(session.send({ type: 'set-option', id, choice: 'neither' }).ok).toBe(false);
    expect(session.log()).toHaveLength(0);
    expect(() => stateFrom(table(book, { [id]: 'neither' }))).toThrow(`options.${id}`);
  });
});
