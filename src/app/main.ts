/** Wires everything: the game and its book, the desk and its panels, the table and the hand over it. */
import { findStand } from '#game/lookup';
import { books } from '#rules/sets/index';
import { fit, frame, held, resized, zoomAt } from '#view/camera';
import { listen } from '#view/input';
import { pick } from '#view/pick';
import { createHand } from '#view/tool/hand';
import { NOTHING_SELECTED } from '#view/tool/tool';
import { createTablePainter, type TablePainter } from '#view/paint/painter';
import { mountUi } from '#ui/mount';
import type { Mark } from '#view/mark/mark';
import type { Camera } from '#view/scene';
import { createAutosave } from './autosave.ts';
import { planOf } from './desk/aiming.ts';
import { stateOf, type Bench } from './desk/bench.ts';
import { createDesk } from './desk/createDesk.ts';
import { handHost } from './desk/hands.ts';
import { isFault, openText, type Opened } from './desk/opening.ts';
import { openingView } from './desk/openingView.ts';
import { createPlay } from './desk/play.ts';
import { sceneOf } from './desk/sceneOf.ts';
import { motionOf } from './desk/shotMotion.ts';
import { createStore } from './desk/store.ts';
import { createWorkings } from './desk/workings.ts';
import { listenKeys } from './keyboard.ts';
import { samples } from './samples.ts';
import { createKeeper } from './storage.ts';

const NO_CAMERA: Camera = { pxPerInch: 30, center: { x: 0, y: 0 }, width: 1, height: 1 };

function benchOf(opened: Opened, saved: string): Bench {
  return {
    session: opened.session,
    book: opened.book,
    selection: NOTHING_SELECTED,
    hovered: null,
    mode: { mode: opened.book.fire.modes[0]?.id ?? '', load: null },
    aim: null,
    ricochetAt: null,
    umpiresRange: null,
    settled: null,
    lit: null,
    notice: null,
    fault: null,
    asking: null,
    typedDice: false,
    overlays: { arcs: true, field: false, standLines: false, labels: true, levels: false },
    dark: false,
    saved,
    camera: NO_CAMERA,
  };
}

function openSample(): Opened {
  const opened = openText(samples[0].name, samples[0].text, books);
  if (isFault(opened)) throw new Error(opened.said);
  return opened;
}

async function begin(): Promise<void> {
  const keeper = createKeeper();
  const kept = await keeper.load();
  const continued = kept ? openText('the game kept here', kept.text, books) : null;
  const opened = continued && !isFault(continued) ? continued : openSample();
  const store = createStore(benchOf(opened, continued ? 'continued' : 'as it was set out'), (run) => void requestAnimationFrame(run));
  const autosave = createAutosave(store, keeper, kept?.revision ?? 0);

  let painter: TablePainter | null = null;
  let drawn: readonly Mark[] = [];
  const play = createPlay(store, (bench) => void fly(bench));
  const fly = async (bench: Bench): Promise<void> => {
    for (const shot of motionOf(bench)) await painter?.playShot(shot);
  };
  const hand = createHand(handHost(store, play));
  const workings = createWorkings(store);
  const look = (camera: Camera) => store.set({ camera: held(camera, stateOf(store.get()).table) });
  const fitTable = () => look(fit(store.get().camera, stateOf(store.get()).table));
  const desk = createDesk({
    store,
    play,
    hand,
    books,
    worked: workings.worked,
    zoom: (by) => {
      const { camera } = store.get();
      look(zoomAt(camera, { x: camera.width / 2, y: camera.height / 2 }, by));
    },
    fit: fitTable,
    openedAnother: () => look(openingView(store.get().camera, stateOf(store.get()))),
  });

  const root = document.getElementById('app');
  if (!root) throw new Error('the page has no place for the app');
  const ui = mountUi(root, desk);
  const { tableHost } = ui;
  const measureHost = (): void => {
    const { clientWidth, clientHeight } = tableHost;
    const { camera } = store.get();
    if (clientWidth === 0 || (clientWidth === camera.width && clientHeight === camera.height)) return;
    const sized = resized(camera, clientWidth, clientHeight);
    painter?.resize(clientWidth, clientHeight);
    look(camera.width === 1 ? openingView(sized, stateOf(store.get())) : sized);
  };
  measureHost();

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
    look,
    pick: (at, touch) => pick({ table: stateOf(store.get()).table, camera: store.get().camera, marks: drawn }, at, touch),
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
    frame: () => {
      const { camera, session, selection } = store.get();
      const chosen = session
        .state()
        .table.stands.filter((stand) => selection.stands.includes(stand.id))
        .map((stand) => stand.box.center);
      if (chosen.length === 0) return fitTable();
      const xs = chosen.map((point) => point.x);
      const ys = chosen.map((point) => point.y);
      look(frame(camera, { x: Math.min(...xs) - 4, y: Math.min(...ys) - 4 }, { x: Math.max(...xs) + 4, y: Math.max(...ys) + 4 }));
    },
  });

  const paint = (): void => {
    const bench = store.get();
    autosave.touch();
    if (!painter) return;
    painter.look(bench.camera);
    const scene = sceneOf(bench, planOf(bench), hand);
    drawn = scene.marks;
    painter.show(scene);
    tableHost.style.cursor = hand.shown().cursor;
  };
  store.onFrame(paint);
  painter = await createTablePainter(tableHost, {
    onLost: () =>
      store.set({
        notice: {
          tone: 'info',
          title: 'The picture was lost',
          body: 'The graphics were taken away by the system. The game goes on; the table comes back by itself.',
        },
      }),
    onRestored: () => store.set({ notice: null }),
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  painter.resize(tableHost.clientWidth, tableHost.clientHeight);
  new ResizeObserver(measureHost).observe(tableHost);
  paint();
}

void begin();
