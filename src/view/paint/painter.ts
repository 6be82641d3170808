/** The table painter: scenes and cameras in, pixels out, one frame a change. */
import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, Container, RendererType, Ticker, type Renderer } from 'pixi.js';
import type { Camera, Scene } from '../scene.ts';
import { isByHand, webglRenderer } from './card.ts';
import { MARGIN } from './colors.ts';
import { facesReady, forgetWidths } from './labels/type.ts';
import { ShotShow } from './motion/show.ts';
import { stepOf } from './motion/timeline.ts';
import type { PainterOptions, ShotMotion, TablePainter } from './painter.types.ts';
import { TableStage } from './stage.ts';

export type { TablePainter } from './painter.types.ts';

/** Milliseconds of drawing a frame may spend on tiles and on stands' pictures. */
const BUDGET = 9;
const NAMES: Readonly<Record<number, TablePainter['renderer']>> = {
  [RendererType.WEBGL]: 'webgl',
  [RendererType.WEBGPU]: 'webgpu',
  [RendererType.CANVAS]: 'canvas',
};

/**
 * Opens a painter in `host`. It falls back by itself from WebGL to a 2D canvas, where there is no WebGL or no graphics card to
 * paint it with; draws only when something has changed; and draws everything anew from the last scene when a lost context comes
 * back.
 */
export async function createTablePainter(host: HTMLElement, options: PainterOptions = {}): Promise<TablePainter> {
  const renderer = await openRenderer(host, options.preference ?? (isByHand(webglRenderer() ?? '') ? 'canvas' : 'webgl'));
  host.append(renderer.canvas);
  const painter = new Painter(renderer, options);
  void facesReady().then(() => painter.retype());
  return painter;
}

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
  return renderer;
}

interface Motion {
  readonly show: ShotShow;
  readonly done: () => void;
  elapsed: number;
  last: number | null;
}

class Painter implements TablePainter {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: TablePainter['renderer'];
  readonly #renderer: Renderer;
  readonly #options: PainterOptions;
  readonly #root = new Container({ eventMode: 'none' });
  #stage: TableStage;
  #scene: Scene | null = null;
  #camera: Camera | null = null;
  #motion: Motion | null = null;
  #ratio: MediaQueryList | null = null;
  #requested = 0;
  #waiting = 0;
  /** Nothing has been drawn since the start or since the context came back: the next frame draws all of it. */
  #blank = true;
  /** The graphics card is gone: whatever were drawn now would be broken for good. */
  #away = false;
  #destroyed = false;

  constructor(renderer: Renderer, options: PainterOptions) {
    this.#renderer = renderer;
    this.#options = options;
    this.canvas = renderer.canvas;
    this.renderer = NAMES[renderer.type] ?? 'canvas';
    this.#stage = this.#newStage();
    renderer.render(this.#root);
    this.#watchRatio();
    this.canvas.addEventListener('webglcontextlost', this.#lost);
    this.canvas.addEventListener('webglcontextrestored', this.#restored);
  }

  show(scene: Scene): void {
    this.#scene = scene;
    this.#stage.show(scene);
    this.#request();
  }

  look(camera: Camera): void {
    this.#camera = camera;
    this.#stage.look({ camera, ratio: window.devicePixelRatio });
    this.#request();
  }

  resize(width: number, height: number): void {
    this.#renderer.resize(width, height, window.devicePixelRatio);
    this.#request();
  }

  playShot(shot: ShotMotion): Promise<void> {
    this.skipMotion();
    if (this.#options.reducedMotion === true || this.#camera === null) return Promise.resolve();
    return new Promise((done) => {
      const show = new ShotShow(shot, this.#stage.shelf);
      this.#stage.effects.addChild(show.root);
      this.#motion = { show, done, elapsed: 0, last: null };
      this.#request();
    });
  }

  skipMotion(): void {
    const ended = this.#motion;
    if (ended === null) return;
    this.#motion = null;
    ended.show.destroy();
    this.#stage.holdMarks(null);
    ended.done();
    this.#request();
  }

  counts(): { readonly displayObjects: number; readonly textures: number } {
    return { displayObjects: countOf(this.#root), textures: this.#stage.shelf.size };
  }

  snapshot(): Promise<Blob> {
    this.#stage.prepare(Infinity);
    this.#renderer.render(this.#root);
    return new Promise((done, failed) => {
      const take = (blob: Blob | null): void => (blob === null ? failed(new Error('The picture could not be written.')) : done(blob));
      this.canvas.toBlob(take, 'image/png');
    });
  }

  /** Sets all words anew: their face has arrived. */
  retype(): void {
    if (this.#destroyed) return;
    forgetWidths();
    this.#stage.retype();
    this.#request();
  }

  destroy(): void {
    this.#destroyed = true;
    cancelAnimationFrame(this.#requested);
    clearTimeout(this.#waiting);
    this.skipMotion();
    this.#ratio?.removeEventListener('change', this.#ratioChanged);
    this.canvas.removeEventListener('webglcontextlost', this.#lost);
    this.canvas.removeEventListener('webglcontextrestored', this.#restored);
    this.#stage.destroy();
    this.#renderer.destroy({ removeView: true });
  }

  readonly #request = (): void => {
    if (this.#requested === 0 && !this.#destroyed) this.#requested = requestAnimationFrame(this.#frame);
  };

  readonly #frame = (now: number): void => {
    this.#requested = 0;
    if (this.#away || this.#scene === null || this.#camera === null) return;
    if (this.#motion !== null) this.#advance(this.#motion, this.#camera, now);
    const rest = this.#stage.prepare(this.#blank ? Infinity : BUDGET);
    this.#blank = false;
    this.#renderer.background.color = this.#scene.dark ? MARGIN.dark : MARGIN.light;
    this.#renderer.render(this.#root);
    this.#options.onPainted?.(this.canvas);
    if (rest === 'more' || this.#motion !== null) this.#request();
    else if (rest !== 'done') {
      clearTimeout(this.#waiting);
      this.#waiting = window.setTimeout(this.#request, rest);
    }
  };

  #advance(motion: Motion, camera: Camera, now: number): void {
    motion.elapsed += motion.last === null ? 0 : stepOf(now - motion.last);
    motion.last = now;
    this.#stage.holdMarks(motion.show.reached(motion.elapsed));
    if (!motion.show.draw(motion.elapsed, { camera, ratio: this.#renderer.resolution })) this.skipMotion();
  }

  /** A window dragged to a finer screen, or a page zoomed, is drawn anew in its own pixels. */
  readonly #ratioChanged = (): void => {
    this.#watchRatio();
    const { width, height } = this.#renderer.screen;
    this.resize(width, height);
    if (this.#camera !== null) this.look(this.#camera);
  };

  #watchRatio(): void {
    this.#ratio?.removeEventListener('change', this.#ratioChanged);
    this.#ratio = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    this.#ratio.addEventListener('change', this.#ratioChanged);
  }

  #newStage(): TableStage {
    const stage = new TableStage(this.#options.reducedMotion === true);
    this.#root.addChild(stage.root);
    return stage;
  }

  readonly #lost = (): void => {
    this.#away = true;
    this.skipMotion();
    this.#options.onLost?.();
  };

  readonly #restored = (): void => {
    this.#away = false;
    this.#stage.destroy();
    this.#stage = this.#newStage();
    this.#blank = true;
    if (this.#scene !== null) this.#stage.show(this.#scene);
    if (this.#camera !== null) this.look(this.#camera);
    this.#options.onRestored?.();
    this.#request();
  };
}

function countOf(container: Container): number {
  return 1 + container.children.reduce((sum, child) => sum + countOf(child), 0);
}
