/** The desk that the panels talk to: every wish becomes a change of the bench or a command to the game. */
import { saveOf } from '#game/save/save';
import { scenarioOf } from '#game/scenario/write';
import { toTable } from '#view/camera';
import { helpSheet } from '#view/keys';
import { NOTHING_SELECTED } from '#view/tool/tool';
import { selectStand, selectTerrain, selectUnit } from '#view/tool/selection';
import { toGeoJson } from '#geometry/table/geojson';
import { TERRAIN_KINDS, type TerrainKind } from '#geometry/table/table';
import { chartCsv } from '#ui/charts/csv';
import type { Desk, DeskView, KeyHelp, ToolName } from '#ui/desk';
import { examples } from '../examples.ts';
import { download, downloadText, fileName } from '../files.ts';
import { samples } from '../samples.ts';
import { planOf, usableMode } from './aiming.ts';
import { effectOf } from './effects.ts';
import { actedOut } from './exampleScene.ts';
import { stateOf, type Bench } from './bench.ts';
import { deskView, type Background } from './deskView.ts';
import { shownFight } from './fights.ts';
import { selecting } from './hands.ts';
import { isFault, openText, unreadable, type Opened } from './opening.ts';
import type { Hand } from '#view/tool/hand';
import type { Play } from './play.ts';
import { terrainCommand, unitCommand } from './setOut.ts';
import { comparingAt } from './comparing.ts';
import type { Store } from './store.ts';
import { troopChoices } from './troopChoices.ts';

export interface DeskParts {
  readonly store: Store;
  readonly play: Play;
  readonly hand: Hand;
  readonly worked: () => Background;
  readonly zoom: (by: number) => void;
  readonly fit: () => void;
  readonly openedAnother: () => void;
}

function keyHelp(): readonly KeyHelp[] {
  return helpSheet().flatMap(({ group, rows }) => rows.map((row) => ({ group, ...row })));
}

/** The mode that goes with a tool: ricochet where the gun may, else what it may; the other tools aim at nothing. */
function pickingTool(bench: Bench, tool: ToolName): Partial<Bench> {
  if (tool === 'ricochet') return { mode: { mode: 'ricochet', load: null }, lit: null };
  if (tool !== 'fire') return { aim: null, lit: null };
  const mode = bench.mode.mode === 'ricochet' ? usableMode({ ...bench, mode: { mode: '', load: null } }) : bench.mode;
  return { mode, lit: null };
}

export function createDesk(parts: DeskParts): Desk {
  const { store, play, hand } = parts;
  const { library } = store.get();
  let shown: DeskView | null = null;
  const view = (): DeskView => {
    shown ??= deskView(store.get(), hand, parts.worked());
    return shown;
  };
  store.onFrame(() => (shown = null));

  const begin = (file: string, opened: Opened): void => {
    store.set({
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
      comparing: null,
      rangeGhost: null,
      lit: null,
      fault: null,
      notice: opened.warnings.length === 0 ? null : { tone: 'info', title: `${file} is open`, body: opened.warnings.join('\n') },
    });
    hand.hold(hand.tool);
    parts.openedAnother();
  };
  /** A file that does not hold changes nothing; one that would end a game with steps is asked about. */
  const openFrom = (file: string, text: string, then: () => void = () => undefined): void => {
    const opened = openText(file, text, library);
    if (isFault(opened)) return store.set({ fault: opened });
    const start = () => {
      begin(file, opened);
      then();
    };
    const steps = store.get().session.log().length;
    if (steps === 0) return start();
    const body = `This game has ${steps} ${steps === 1 ? 'step' : 'steps'}. Save it to a file to keep them; opening ${file} takes its place.`;
    store.set({ asking: { title: 'Leave this game?', body, yes: 'Leave it', no: 'Stay', onYes: start } });
  };
  const middle = () => {
    const { camera } = store.get();
    return toTable(camera, { x: camera.width / 2, y: camera.height / 2 });
  };
  const choose = (selection: Bench['selection']) => store.set(selecting(store.get(), selection));

  return {
    view,
    subscribe: (listener) => store.onFrame(() => listener(view())),
    send: play.send,
    undo: play.undo,
    redo: play.redo,
    goTo: play.goTo,
    pickTool: (tool) => {
      store.set(pickingTool(store.get(), tool));
      hand.hold(tool);
    },
    pickMode: (mode, load) => store.set({ mode: { mode, load }, settled: null }),
    pickUnit: (unit) => choose(unit === null ? NOTHING_SELECTED : selectUnit(stateOf(store.get()), unit)),
    pickStand: (stand) => choose(stand === null ? NOTHING_SELECTED : selectStand(stand)),
    pickTerrain: (terrain) => choose(terrain === null ? NOTHING_SELECTED : selectTerrain(terrain)),
    aimAt: (unit) => {
      store.set({ aim: unit === null ? null : { at: unit }, settled: null });
      hand.lock();
    },
    setRounds: (rounds) => store.set({ rounds, settled: null }),
    setRange: (umpiresRange) => store.set({ umpiresRange, settled: null }),
    setRicochet: (inches) => store.set({ ricochetAt: inches, settled: null }),
    fire: play.fire,
    declare: play.declare,
    compare: (comparing) => store.set(comparingAt(store.get(), comparing)),
    ghostCharge: (target) => store.set({ ghostCharge: view().orders?.charges?.find((one) => one.target === target)?.placings ?? null }),
    settleStep: play.settleStep,
    light: (line, witness) => store.set({ lit: line === null || witness === null ? null : { line, witness } }),
    setOverlay: (name, on) => store.set({ overlays: { ...store.get().overlays, [name]: on } }),
    setTypedDice: (typedDice) => store.set({ typedDice }),
    setDark: (dark) => store.set({ dark }),
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
      if (!example) return;
      openFrom(example.title, example.file, () => {
        const body = `By text ${example.text}: ${[example.says, example.wrong ?? ''].join(' ').trim()}`;
        store.set({ ...actedOut(store.get(), example.order), notice: { tone: 'info', title: `${example.title}.`, body } });
        hand.lock();
      });
    },
    effectOf: (option) => effectOf(store.get(), option),
    saveChart: (chart, as) => {
      if (as === 'json') download(fileName(chart.title, 'chart.json'), chart);
      else downloadText(fileName(chart.title, 'csv'), chartCsv(chart), 'text/csv;charset=utf-8');
    },
    saveScenario: () => download(fileName(stateOf(store.get()).name, 'lof.json'), scenarioOf(stateOf(store.get()))),
    saveGame: () => download(fileName(stateOf(store.get()).name, 'lofgame.json'), saveOf(store.get().session)),
    saveGeoJson: () => {
      const aimed = planOf(store.get())?.stands[0]?.facts.line ?? null;
      download(fileName(stateOf(store.get()).name, 'geojson'), toGeoJson(stateOf(store.get()).table, aimed));
    },
    zoom: parts.zoom,
    fit: parts.fit,
    dismiss: () => {
      const { fault, notice } = store.get();
      if (fault || notice) return store.set(fault ? { fault: null } : { notice: null });
      const bench = store.get();
      const inSight = bench.settled === null && bench.aim === null && shownFight(bench) !== null;
      store.set(inSight ? { fightClosed: true } : { settled: null, aim: null });
    },
    answer: (yes) => {
      const { asking } = store.get();
      store.set({ asking: null });
      if (yes) asking?.onYes();
    },
    addUnit: (wanted) => {
      const command = unitCommand(stateOf(store.get()), wanted, middle());
      if (!command)
        return {
          code: 'no-room',
          because: `There is no free ground for ${wanted.name} within 40 inches.`,
          source: { text: 'game', where: 'setting out', status: 'house' },
        };
      const refused = play.send(command);
      if (!refused) choose(selectUnit(stateOf(store.get()), command.unit.id));
      return refused;
    },
    addTerrain: (kind, name) => {
      const command = terrainCommand(stateOf(store.get()), kind as TerrainKind, name, middle());
      const refused = play.send(command);
      if (!refused) choose(selectTerrain(command.piece.record.id));
      return refused;
    },
    troops: troopChoices,
    terrainKinds: () => TERRAIN_KINDS.map((kind) => ({ kind, label: kind.charAt(0).toUpperCase() + kind.slice(1) })),
    keys: keyHelp(),
  };
}
