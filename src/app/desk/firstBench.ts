/** The bench that the page begins with: the game kept from last time, or the start screen's battle. */
import type { Library } from '#rules/engine/library';
import { NOTHING_SELECTED } from '#view/tool/tool';
import type { Camera } from '#view/scene';
import { samples } from '../samples.ts';
import type { Keeper } from '../storage.ts';
import type { Bench } from './bench.ts';
import { isFault, openText, type Opened } from './opening.ts';

const NO_CAMERA: Camera = { pxPerInch: 30, center: { x: 0, y: 0 }, width: 1, height: 1 };

export function firstBenchOf(opened: Opened, library: Library, saved: string): Bench {
  return {
    session: opened.session,
    library,
    selection: NOTHING_SELECTED,
    hovered: null,
    mode: { mode: library.bookOf(opened.session.state()).fire.modes[0]?.id ?? '', load: null },
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
    notice: null,
    fault: null,
    asking: null,
    typedDice: false,
    marching: false,
    overlays: { arcs: true, field: false, standLines: false, labels: true, levels: false },
    dark: false,
    saved,
    camera: NO_CAMERA,
  };
}

function startBattle(library: Library): Bench {
  const opened = openText(samples[0].name, samples[0].text, library);
  if (isFault(opened)) throw new Error(opened.said);
  return firstBenchOf(opened, library, 'as it was set out');
}

/** A kept game that no longer opens is set aside, not written over, and said. */
export async function firstBench(keeper: Keeper, library: Library): Promise<{ readonly bench: Bench; readonly revision: number }> {
  const kept = await keeper.load();
  if (kept === null) return { bench: startBattle(library), revision: 0 };
  const opened = openText('the game kept in this browser', kept.text, library);
  if (!isFault(opened))
    return { bench: firstBenchOf(opened, library, `continued at step ${opened.session.head()}`), revision: kept.revision };
  await keeper.setAside();
  return { bench: { ...startBattle(library), fault: opened }, revision: 0 };
}
