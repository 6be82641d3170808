/** What the app sees of the painter. Nothing here knows pixi. */
import type { Leg } from '#geometry/check/facts';
import type { Inches } from '#geometry/shape/units';
import type { Point, StandId } from '#geometry/table/table';
import type { Camera, Scene } from '../scene.ts';

/** One shot to be shown: where it went was settled before the ball leaves. Distances in inches from the muzzle. */
export interface ShotMotion {
  readonly from: Point;
  readonly to: Point;
  readonly legs: readonly Leg[];
  readonly struck: readonly { readonly stand: StandId; readonly at: Inches }[];
  /** The point of ricochet, null for direct fire. */
  readonly por: Inches | null;
  readonly stopAt: Inches;
}

export interface PainterOptions {
  /** Absent: WebGL where a graphics card paints it, else a canvas. */
  readonly preference?: 'webgl' | 'canvas';
  readonly onLost?: () => void;
  readonly onRestored?: () => void;
  /** The picture on the canvas is new, and may be copied until the next task. */
  readonly onPainted?: (canvas: HTMLCanvasElement) => void;
  readonly reducedMotion?: boolean;
}

export interface TablePainter {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: 'webgl' | 'webgpu' | 'canvas';
  /** Displays a scene; what stayed the same object is not drawn again. */
  show(scene: Scene): void;
  look(camera: Camera): void;
  /** The view's new size in css pixels. */
  resize(width: number, height: number): void;
  /** Resolves when the shot has been shown, skipped, or replaced by another. */
  playShot(shot: ShotMotion): Promise<void>;
  skipMotion(): void;
  counts(): { readonly displayObjects: number; readonly textures: number };
  /** The table as it is shown, as a PNG. */
  snapshot(): Promise<Blob>;
  destroy(): void;
}
