/** Short strokes and fills for drawings on a 2D canvas, in whatever unit the canvas is scaled to. */

/** Where something stands on the base (inches, front at −y), its turn in radians clockwise, its size against the standard. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

/** Left, top, width and height; or middle and radii. Inches. */
export type Four = readonly [number, number, number, number];

export function placed(ctx: CanvasRenderingContext2D, { x, y, turn, scale }: Pose, draw: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(scale, scale);
  draw();
  ctx.restore();
}

export function filled(ctx: CanvasRenderingContext2D, fill: string, edge?: string, width?: number): void {
  ctx.fillStyle = fill;
  ctx.fill();
  if (edge === undefined || width === undefined) return;
  ctx.strokeStyle = edge;
  ctx.lineWidth = width;
  ctx.stroke();
}

export function oval(ctx: CanvasRenderingContext2D, [x, y, rx, ry]: Four): void {
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
}

export function block(ctx: CanvasRenderingContext2D, [x, y, width, height]: Four, radius = 0): void {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
}

/** Strokes a line through points given as x, y, x, y … */
export function stroked(ctx: CanvasRenderingContext2D, points: readonly number[], color: string, width: number): void {
  ctx.beginPath();
  for (let i = 0; i + 1 < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.stroke();
}
