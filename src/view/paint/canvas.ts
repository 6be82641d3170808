/** A canvas of so many device pixels with its 2D context. */
export function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; ctx: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('This browser draws no 2D canvas.');
  return { canvas, ctx };
}
