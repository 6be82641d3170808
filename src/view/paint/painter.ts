/** The table painter: scenes and cameras in, pixels out, one frame a change. */
import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, Container, RendererType, Ticker, type Renderer } from 'pixi.js';
import type { Camera, Scene } from '../scene.ts';
import { MARGIN } from './colors.ts';
import { facesReady, forgetWidths } from './labels/type.ts';
import type { PainterOptions, ShotMotion, TablePainter } from './painter.types.ts';
import { shotShow, type ShotShow } from './motion/show.ts';
import { stepOf } from './motion/timeline.ts';
import { tableStage, type TableStage } from './stage.ts';

export type { PainterOptions, ShotMotion, TablePainter } from './painter.types.ts';

/** Milliseconds of drawing a frame may spend on tiles and on stands' pictures. */
const BUDGET = 9;
const NAMES: Readonly<Record<number, TablePainter['renderer']>> = {
  [RendererType.WEBGL]: 'webgl',
  [RendererType.WEBGPU]: 'webgpu',
  [RendererType.CANVAS]: 'canvas',
};

async function openRenderer(host: HTMLElement, preference: 'webgl' | 'canvas'): Promise<Renderer> {
  const renderer = await autoDetectRenderer({
    preference: preference === 'canvas' ? ['canvas'] : ['webgl', 'canvas'],
    width: Math.max(host.clientWidth, 1),
    height: Math.max(host.clientHeight, 1),
    resolution: window.devicePixelRatio,
    autoDensity: true,
    antialias: true,
    background: MARGIN.light,
    // Pointers are read by the table's own input; pixi neither listens nor keeps a clock of its own.
    eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
  });
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  host.append(renderer.canvas);
  return renderer;
}

/**
 * Opens a painter in `host`. It falls back from WebGL to a 2D canvas by itself, draws only when something has changed, and
 * draws everything anew from the last scene when a lost context comes back.
 */
export async function createTablePainter(host: HTMLElement, options: PainterOptions = {}): Promise<TablePainter> {
  const renderer = await openRenderer(host, options.preference ?? 'webgl');
  const stage = new Container({ eventMode: 'none' });
  let table: TableStage = tableStage(stage);
  let scene: Scene | null = null;
  let camera: Camera | null = null;
  let requested = 0;
  let waiting = 0;
  let first = true;
  let destroyed = false;
  let motion: Motion | null = null;

  const request = (): void => {
    if (requested === 0 && !destroyed) requested = requestAnimationFrame(draw);
  };

  /** The graphics card is gone: whatever were drawn now would be broken for good. */
  let away = false;

  const draw = (now: number): void => {
    requested = 0;
    if (away || scene === null || camera === null) return;
    if (renderer.resolution !== window.devicePixelRatio) renderer.resolution = window.devicePixelRatio;
    if (motion !== null) advance(motion, now);
    const rest = table.prepare(first ? Infinity : BUDGET);
    first = false;
    renderer.background.color = scene.dark ? MARGIN.dark : MARGIN.light;
    renderer.render(stage);
    if (rest === true || motion !== null) request();
    else if (rest !== false) {
      clearTimeout(waiting);
      waiting = window.setTimeout(request, rest);
    }
  };

  const advance = (playing: Motion, now: number): void => {
    playing.elapsed += playing.last === null ? 0 : stepOf(now - playing.last);
    playing.last = now;
    if (camera === null) return;
    table.holdMarks(playing.show.reached(playing.elapsed));
    if (!playing.show.draw(playing.elapsed, camera, renderer.resolution)) endMotion();
  };

  const endMotion = (): void => {
    const ended = motion;
    if (ended === null) return;
    motion = null;
    ended.show.destroy();
    table.holdMarks(null);
    ended.done();
    request();
  };

  const playShot = (shot: ShotMotion): Promise<void> => {
    endMotion();
    if (options.reducedMotion === true || camera === null) return Promise.resolve();
    return new Promise((done) => {
      const show = shotShow(shot, table.shelf);
      table.effects.addChild(show.root);
      motion = { show, elapsed: 0, last: null, done };
      request();
    });
  };

  const lost = (): void => {
    away = true;
    endMotion();
    options.onLost?.();
  };
  const restored = (): void => {
    away = false;
    table.destroy();
    table = tableStage(stage);
    first = true;
    if (scene !== null) table.show(scene);
    if (camera !== null) table.look(camera, renderer.resolution);
    options.onRestored?.();
    request();
  };
  renderer.canvas.addEventListener('webglcontextlost', lost);
  renderer.canvas.addEventListener('webglcontextrestored', restored);

  void facesReady().then(() => {
    if (destroyed) return;
    forgetWidths();
    table.retype();
    request();
  });

  return {
    show: (next) => {
      scene = next;
      table.show(next);
      request();
    },
    look: (next) => {
      camera = next;
      table.look(next, window.devicePixelRatio);
      request();
    },
    canvas: renderer.canvas,
    resize: (width, height) => {
      renderer.resize(width, height, window.devicePixelRatio);
      request();
    },
    renderer: NAMES[renderer.type] ?? 'canvas',
    playShot,
    skipMotion: endMotion,
    counts: () => ({ displayObjects: countOf(stage), textures: table.shelf.size() }),
    snapshot: () => {
      table.prepare(Infinity);
      renderer.render(stage);
      return new Promise((done, failed) =>
        renderer.canvas.toBlob?.(
          (blob) => (blob === null ? failed(new Error('The picture could not be written.')) : done(blob)),
          'image/png',
        ),
      );
    },
    destroy: () => {
      destroyed = true;
      cancelAnimationFrame(requested);
      clearTimeout(waiting);
      endMotion();
      renderer.canvas.removeEventListener('webglcontextlost', lost);
      renderer.canvas.removeEventListener('webglcontextrestored', restored);
      table.destroy();
      renderer.destroy({ removeView: true });
    },
  };
}

interface Motion {
  readonly show: ShotShow;
  elapsed: number;
  last: number | null;
  readonly done: () => void;
}

function countOf(container: Container): number {
  return 1 + container.children.reduce((sum, child) => sum + countOf(child), 0);
}
