/** The painted table in its place on the page: sized with it, drawn once a frame, told of lost and restored graphics. */
import { createTablePainter } from '#view/paint/painter';
import type { TablePainter } from '#view/paint/painter.types';
import { held, resized, toScreen } from '#view/camera';
import type { Mark } from '#view/mark/mark';
import type { Hand } from '#view/tool/hand';
import type { Camera, Scene } from '#view/scene';
import { planOf } from './desk/aiming.ts';
import { stateOf, type Bench } from './desk/bench.ts';
import { marginsOf, openingView } from './desk/openingView.ts';
import { sceneOf } from './desk/sceneOf.ts';
import { motionOf } from './desk/shotMotion.ts';
import type { Store } from './desk/store.ts';
import { createLoupe, type Loupe } from './loupe.ts';

const LOST: Bench['notice'] = {
  tone: 'info',
  title: 'The picture was lost',
  body: 'The graphics were taken away by the system. The game goes on; the table comes back by itself.',
};

/** `?paint=webgl` or `?paint=canvas` in the address, for a graphics driver that misbehaves. */
function wantedPainting(search: string): { readonly preference?: 'webgl' | 'canvas' } {
  const wanted = new URLSearchParams(search).get('paint');
  return wanted === 'webgl' || wanted === 'canvas' ? { preference: wanted } : {};
}

export interface TableView {
  /** The marks now drawn; those with a handle can be taken. */
  readonly drawn: () => readonly Mark[];
  /** Shows what the bench last settled, one flight after the other. */
  readonly fly: () => Promise<void>;
  readonly look: (camera: Camera) => void;
  /** Begins to paint in the host; until then only the camera is kept. */
  readonly paintIn: (host: HTMLElement) => Promise<void>;
}

export function createTableView(store: Store, hand: () => Hand): TableView {
  let painter: TablePainter | null = null;
  let loupe: Loupe | null = null;
  let drawn: readonly Mark[] = [];
  let shown: Scene | null = null;

  const look = (camera: Camera): void => store.set({ camera: held(camera, stateOf(store.get()).table) });
  const measure = (host: HTMLElement): void => {
    const { clientWidth, clientHeight } = host;
    const { camera } = store.get();
    if (clientWidth === 0 || (clientWidth === camera.width && clientHeight === camera.height)) return;
    const sized = resized(camera, clientWidth, clientHeight);
    painter?.resize(clientWidth, clientHeight);
    look(camera.width === 1 ? openingView(sized, stateOf(store.get()), marginsOf(sized, false, 0)) : sized);
  };
  const paint = (host: HTMLElement): void => {
    if (!painter) return;
    const bench = store.get();
    const scene = sceneOf(bench, planOf(bench), hand());
    drawn = scene.marks;
    painter.look(bench.camera);
    if (scene !== shown) painter.show(scene);
    shown = scene;
    const { cursor, loupe: point } = hand().shown();
    host.style.cursor = cursor;
    loupe?.hold(point && hand().pointer?.touch ? toScreen(bench.camera, point) : null);
  };

  return {
    drawn: () => drawn,
    look,
    fly: async () => {
      for (const shot of motionOf(store.get())) await painter?.playShot(shot);
    },
    paintIn: async (host) => {
      measure(host);
      const glass = createLoupe(host);
      loupe = glass;
      store.onFrame(() => paint(host));
      painter = await createTablePainter(host, {
        ...wantedPainting(location.search),
        onLost: () => store.set({ notice: LOST }),
        onRestored: () => {
          if (store.get().notice === LOST) store.set({ notice: null });
        },
        onPainted: glass.copy,
        reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      });
      painter.resize(host.clientWidth, host.clientHeight);
      new ResizeObserver(() => measure(host)).observe(host);
      paint(host);
    },
  };
}
