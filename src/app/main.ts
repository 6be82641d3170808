/** Wires everything: the game and its book, the desk and its panels, the table and the hand over it. */
import { findStand } from '#game/lookup';
import { library } from '#rules/sets/index';
import { mountUi } from '#ui/mount';
import { fit, frame, zoomAt } from '#view/camera';
import { listen } from '#view/input';
import { pick } from '#view/pick';
import { createHand } from '#view/tool/hand';
import { createAskers } from './background/asked.ts';
import { createAutosave } from './autosave.ts';
import { stateOf } from './desk/bench.ts';
import { createComparing } from './desk/comparing.ts';
import { createDesk } from './desk/createDesk.ts';
import { firstBench } from './desk/firstBench.ts';
import { handHost } from './desk/hands.ts';
import { marginsOf, openingView } from './desk/openingView.ts';
import { createPlay } from './desk/play.ts';
import { createStore, type Store } from './desk/store.ts';
import { createCharges, createFightWorkings, createWorkings } from './desk/workings.ts';
import { listenKeys } from './keyboard.ts';
import { createKeeper } from './storage.ts';
import { createTableView } from './tableView.ts';
import { keepTheme, startsDark } from './theme.ts';

/** Inches around what is selected when the view goes there. */
const FRAME_MARGIN = 4;

function framed(store: Store) {
  const { camera, selection } = store.get();
  const { table } = stateOf(store.get());
  const chosen = table.stands.filter((stand) => selection.stands.includes(stand.id)).map((stand) => stand.box.center);
  if (chosen.length === 0) return fit(camera, table);
  const xs = chosen.map((point) => point.x);
  const ys = chosen.map((point) => point.y);
  const least = { x: Math.min(...xs) - FRAME_MARGIN, y: Math.min(...ys) - FRAME_MARGIN };
  return frame(camera, least, { x: Math.max(...xs) + FRAME_MARGIN, y: Math.max(...ys) + FRAME_MARGIN });
}

const startWorker = () => new Worker(new URL('./background/desk.worker.ts', import.meta.url), { type: 'module' });

async function begin(): Promise<void> {
  const root = document.getElementById('app');
  if (!root) throw new Error('the page has no place for the app');
  const keeper = createKeeper();
  const { bench, revision } = await firstBench(keeper, library);
  const store = createStore({ ...bench, dark: startsDark(window) }, (run) => void requestAnimationFrame(run));
  const view = createTableView(store, () => hand);
  const play = createPlay(store, { settled: () => void view.fly(), declared: () => hand.hold(hand.tool) });
  const hand = createHand(handHost(store, play, () => ui.fire()));
  const askers = createAskers(startWorker);
  const odds = createWorkings(store, askers.shot);
  const rounds = createFightWorkings(store, askers.round);
  const melees = createFightWorkings(store, askers.melee);
  const charges = createCharges(store, askers.charges);
  const comparison = createComparing(store, askers.comparison);
  const desk = createDesk({
    store,
    play,
    hand,
    worked: () => ({
      odds: odds.worked(),
      round: rounds.now(),
      melee: melees.now(),
      compare: comparison.now(),
      charges: charges.now(),
    }),
    zoom: (by) => {
      const { camera } = store.get();
      view.look(zoomAt(camera, { x: camera.width / 2, y: camera.height / 2 }, by));
    },
    fit: () => view.look(fit(store.get().camera, stateOf(store.get()).table)),
    openedAnother: (message) => {
      const bench = store.get();
      view.look(openingView(bench.camera, stateOf(bench), marginsOf(bench.camera, message, ui.panelOver()), bench.example !== null));
    },
  });
  const ui = mountUi(root, desk);
  const { tableHost } = ui;

  const hoverOver = (stand: string | null): void => {
    const unit = stand === null ? null : (findStand(stateOf(store.get()), stand)?.unit ?? null);
    if (unit !== store.get().hovered) store.set({ hovered: unit });
  };
  listen(tableHost, {
    ...hand,
    move: (pointer) => {
      hand.move(pointer);
      hoverOver(pointer.over?.kind === 'stand' ? pointer.over.id : null);
    },
    leave: () => {
      hand.leave();
      hoverOver(null);
    },
    camera: () => store.get().camera,
    table: () => stateOf(store.get()).table,
    look: view.look,
    pick: (at, touch) => pick({ table: stateOf(store.get()).table, camera: store.get().camera, marks: view.drawn() }, at, touch),
    sticky: () => ({ shift: false, alt: false, ctrl: false }),
    menu: (pointer) => {
      if (pointer.over?.kind === 'stand') desk.pickStand(pointer.over.id);
      ui.show('menu');
    },
  });
  listenKeys({
    store,
    desk,
    hand,
    tableHost,
    fire: ui.fire,
    help: () => ui.show('help'),
    menu: () => ui.show('menu'),
    panel: ui.crossToPanel,
    frame: () => view.look(framed(store)),
  });
  const autosave = createAutosave(store, keeper, revision);
  store.onFrame(autosave.touch);
  keepTheme(store, window);
  await view.paintIn(tableHost);
}

void begin();
