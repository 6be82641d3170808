/** Opening a file, a sample or a worked example in place of the game on the table. */
import { NOTHING_SELECTED } from '#view/tool/tool';
import type { Desk } from '#ui/desk';
import { examples } from '../examples.ts';
import type { Example } from '../examples/example.ts';
import { samples } from '../samples.ts';
import type { Bench } from './bench.ts';
import type { DeskParts } from './deskParts.ts';
import { saveGame } from './deskSaving.ts';
import { actedOut, firstCommand } from './exampleScene.ts';
import { exampleStep } from './exampleView.ts';
import { isFault, openText, unreadable, type Opened } from './opening.ts';

/** Everything that belonged to the game before is put away. */
function benchOf(file: string, opened: Opened): Partial<Bench> {
  return {
    session: opened.session,
    selection: NOTHING_SELECTED,
    hovered: null,
    aim: null,
    ricochetAt: null,
    rounds: null,
    umpiresRange: null,
    settled: null,
    ghostCharge: null,
    fightClosed: false,
    fightLeft: false,
    example: null,
    comparing: null,
    rangeGhost: null,
    lit: null,
    fault: null,
    notice: opened.warnings.length === 0 ? null : { tone: 'info', title: `${file} is open`, body: opened.warnings.join('\n') },
  };
}

/** Selects who acts, and aims the shot or comes to blows. */
function actOut({ store, play, hand }: DeskParts, example: Example): void {
  store.set({ ...actedOut(store.get(), example.order), example: example.id });
  const first = firstCommand(example.order);
  if (first === null || play.send(first) === null) hand.lock();
}

/** The example's dice, step by step until they are thrown or the rules refuse. */
function throwDice({ store, play }: DeskParts): void {
  let used = 0;
  for (let step = exampleStep(store.get(), used); step; step = exampleStep(store.get(), used)) {
    const refused = step.type === 'fire-now' ? play.volley(step) : play.send(step);
    if (refused) return;
    used += step.faces?.length ?? 0;
  }
}

export function deskOpening(
  parts: DeskParts,
): Pick<Desk, 'openFile' | 'openSample' | 'samples' | 'examples' | 'openExample' | 'throwExample' | 'closeExample'> {
  const { store, hand } = parts;
  const { library } = store.get();
  /** The game as it was opened and its steps then: until more are done, nothing would be lost by leaving it. */
  let untouched: { readonly session: Bench['session']; readonly steps: number } | null = null;

  const stepsToLose = (): number => {
    const { session } = store.get();
    const steps = session.log().length;
    return untouched?.session === session && untouched.steps === steps ? 0 : steps;
  };
  const start = (file: string, opened: Opened, then: () => void): void => {
    store.set(benchOf(file, opened));
    hand.hold(hand.tool);
    then();
    parts.openedAnother(store.get().notice !== null);
    untouched = { session: opened.session, steps: opened.session.log().length };
  };
  /** A file that does not hold changes nothing; one that would end a game with steps is asked about. */
  const openFrom = (file: string, text: string, then: () => void = () => undefined): void => {
    const opened = openText(file, text, library);
    if (isFault(opened)) return store.set({ fault: opened });
    const onYes = () => start(file, opened, then);
    const steps = stepsToLose();
    if (steps === 0) return onYes();
    const body = `This game has ${steps} ${steps === 1 ? 'step' : 'steps'}. Opening ${file} takes its place; saved to a file, it can be opened again.`;
    const onFirst = () => saveGame(store.get());
    store.set({ asking: { title: 'Leave this game?', body, yes: 'Leave it', no: 'Stay', first: 'Save and leave', onYes, onFirst } });
  };

  return {
    openFile: async (file) => {
      const text = await file.text().catch(() => null);
      if (text === null) store.set({ fault: unreadable(file.name) });
      else openFrom(file.name, text);
    },
    openSample: async (id) => {
      const sample = samples.find((one) => one.id === id);
      if (sample) openFrom(sample.name, sample.text);
    },
    samples: () => samples,
    examples: () => examples,
    openExample: async (id) => {
      const example = examples.find((one) => one.id === id);
      if (example) openFrom(example.title, example.file, () => actOut(parts, example));
    },
    throwExample: () => throwDice(parts),
    closeExample: () => store.set({ example: null }),
  };
}
