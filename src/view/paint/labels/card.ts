/** Every label that lies on the table, as data with its size, and the canvas it is drawn on. */
import type { PillTone } from '../../mark/mark.ts';
import type { Livery } from '../../scene.ts';
import { BRASS, faded, INK, LIVERIES, NEAR, NO, PAPER, YES } from '../colors.ts';
import { canvasOf } from '../canvas.ts';
import { fillPattern } from '../stand/pattern.ts';
import { seeded } from '../seeded.ts';
import { FONTS, widthOf } from './type.ts';

export type Card =
  | { readonly kind: 'unit'; readonly words: string; readonly livery: Livery }
  | { readonly kind: 'pill'; readonly words: string; readonly tone: PillTone; readonly number: number | null; readonly icon: Icon | null }
  | { readonly kind: 'band'; readonly words: string }
  | { readonly kind: 'place'; readonly words: string; readonly water: boolean; readonly dark: boolean; readonly turn: number };

export type Icon = 'tick' | 'cross' | 'near';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const STRIPE = 7;
const DISC = 9.5;
/** Pixels round a card for its shadow. */
const PAD = 4;

export function sizeOf(card: Card): Size {
  switch (card.kind) {
    case 'unit':
      return { width: Math.ceil(STRIPE + 6 + widthOf(card.words, FONTS.unit) + 8), height: 20 };
    case 'band':
      return { width: Math.ceil(widthOf(card.words, FONTS.unit) + 16), height: 20 };
    case 'pill':
      return { width: Math.ceil(widthOf(card.words, FONTS.pill) + 22 + (lead(card) ? 14 : 0)), height: 22 };
    case 'place': {
      const [w, h] = [spaced(card.words) + 6, 20];
      const [c, s] = [Math.cos(card.turn), Math.abs(Math.sin(card.turn))];
      return { width: Math.ceil(w * c + h * s), height: Math.ceil(w * s + h * c) };
    }
  }
}

const lead = (card: Extract<Card, { kind: 'pill' }>): boolean => card.number !== null || card.icon !== null;
const LETTER_SPACING = 0.9;
const spaced = (words: string): number => widthOf(words, FONTS.place) + LETTER_SPACING * words.length;

export function keyOf(card: Card): string {
  return JSON.stringify(card);
}

/** Draws a card at `ratio` device pixels a css pixel, with a rim of PAD for its shadow; its middle is the canvas's middle. */
export function drawCard(card: Card, ratio: number): HTMLCanvasElement {
  const { width, height } = sizeOf(card);
  const { canvas, ctx } = canvasOf((width + 2 * PAD) * ratio, (height + 2 * PAD) * ratio);
  ctx.scale(ratio, ratio);
  ctx.translate(PAD, PAD);
  ctx.textBaseline = 'alphabetic';
  if (card.kind === 'unit') unitCard(ctx, card, width, height, ratio);
  else if (card.kind === 'band') bandCard(ctx, card.words, width, height, ratio);
  else if (card.kind === 'pill') pillCard(ctx, card, width, height, ratio);
  else placeCard(ctx, card, width, height);
  return canvas;
}

export const cardRim = PAD;

function paper(ctx: CanvasRenderingContext2D, ratio: number, fill: string, border: string, box: Path2D, edge = 1): void {
  ctx.save();
  ctx.shadowColor = 'rgba(40,34,16,0.3)';
  ctx.shadowBlur = 2.5 * ratio;
  ctx.shadowOffsetY = ratio;
  ctx.fillStyle = fill;
  ctx.fill(box);
  ctx.restore();
  ctx.strokeStyle = border;
  ctx.lineWidth = edge;
  ctx.stroke(box);
}

function rounded(x: number, y: number, width: number, height: number, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}

function unitCard(
  ctx: CanvasRenderingContext2D,
  card: Extract<Card, { kind: 'unit' }>,
  width: number,
  height: number,
  ratio: number,
): void {
  paper(ctx, ratio, faded(PAPER, 0.93), faded('#B9AC8D', 0.9), rounded(0.5, 0.5, width - 1, height - 1, 4));
  const stripe = new Path2D();
  stripe.roundRect(0, 0, STRIPE, height, [4, 0, 0, 4]);
  const pen = { ctx, px: 1, colors: LIVERIES[card.livery], livery: card.livery, random: seeded(1) };
  fillPattern(pen, stripe, { x: 0, y: 0, width: STRIPE, height });
  ctx.strokeStyle = pen.colors.edge;
  ctx.lineWidth = 0.8;
  ctx.stroke(stripe);
  write(ctx, card.words, STRIPE + 6, height / 2 + 4.2, FONTS.unit, INK);
}

function bandCard(ctx: CanvasRenderingContext2D, words: string, width: number, height: number, ratio: number): void {
  paper(ctx, ratio, faded(PAPER, 0.95), faded('#C9B27A', 0.9), rounded(0.5, 0.5, width - 1, height - 1, 4));
  write(ctx, words, 8, height / 2 + 4.2, FONTS.unit.replace('600', '700'), BRASS);
}

const TONES: Readonly<Record<PillTone, { readonly fill: string; readonly border: string; readonly text: string; readonly edge: number }>> =
  {
    paper: { fill: faded(PAPER, 0.95), border: faded('#B9AC8D', 0.9), text: INK, edge: 1 },
    brass: { fill: '#FFE7A6', border: '#9A6B12', text: INK, edge: 1.3 },
    ink: { fill: INK, border: '#0E1418', text: '#FFF6DC', edge: 1 },
    yes: { fill: faded(PAPER, 0.96), border: YES, text: INK, edge: 1.3 },
    no: { fill: '#FFFAF7', border: NO, text: NO, edge: 1.4 },
    near: { fill: '#FFF6DD', border: '#A87808', text: INK, edge: 1.3 },
  };

function pillCard(
  ctx: CanvasRenderingContext2D,
  card: Extract<Card, { kind: 'pill' }>,
  width: number,
  height: number,
  ratio: number,
): void {
  const tone = TONES[card.tone];
  paper(ctx, ratio, tone.fill, tone.border, rounded(0.5, 0.5, width - 1, height - 1, height / 2), tone.edge);
  if (card.number !== null) numberDisc(ctx, DISC + 1.5, height / 2, card.number);
  else if (card.icon !== null) icon(ctx, DISC + 1.5, height / 2, card.icon);
  write(ctx, card.words, lead(card) ? 2 * DISC + 6 : 11, height / 2 + 4.5, FONTS.pill, tone.text);
}

function placeCard(ctx: CanvasRenderingContext2D, card: Extract<Card, { kind: 'place' }>, width: number, height: number): void {
  ctx.translate(width / 2, height / 2);
  ctx.rotate(card.turn);
  ctx.font = FONTS.place;
  let x = -spaced(card.words) / 2;
  ctx.lineJoin = 'round';
  const letters = [...card.words].map((letter) => {
    const at = x;
    x += widthOf(letter, FONTS.place) + LETTER_SPACING;
    return { letter, at };
  });
  ctx.strokeStyle = card.dark ? faded('#1B1F18', 0.45) : faded('#F1ECD0', 0.6);
  ctx.lineWidth = 3;
  for (const { letter, at } of letters) ctx.strokeText(letter, at, 5);
  ctx.fillStyle = placeInk(card.water, card.dark);
  for (const { letter, at } of letters) ctx.fillText(letter, at, 5);
}

function placeInk(water: boolean, dark: boolean): string {
  if (water) return dark ? '#CFE3E4' : '#2F5A62';
  return dark ? '#EFE6C8' : '#463D28';
}

function write(ctx: CanvasRenderingContext2D, words: string, x: number, y: number, font: string, color: string): void {
  ctx.font = font;
  ctx.fillStyle = color;
  ctx.fillText(words, x, y);
}

export function numberDisc(ctx: CanvasRenderingContext2D, x: number, y: number, number: number): void {
  disc(ctx, x, y, DISC, INK, null);
  ctx.save();
  ctx.textAlign = 'center';
  write(ctx, String(number), x, y + 4.2, FONTS.number, '#FFFFFF');
  ctx.restore();
}

function disc(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number, fill: string, rim: string | null): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.fill();
  if (rim === null) return;
  ctx.strokeStyle = rim;
  ctx.lineWidth = 1.6;
  ctx.stroke();
}

/** Tick, cross or near: always a shape as well as a colour. */
export function icon(ctx: CanvasRenderingContext2D, x: number, y: number, kind: Icon): void {
  const fill = { tick: YES, cross: NO, near: NEAR }[kind];
  disc(ctx, x, y, DISC - 0.5, fill, kind === 'near' ? INK : null);
  ctx.save();
  ctx.translate(x, y);
  ctx.strokeStyle = kind === 'near' ? INK : '#FFFFFF';
  ctx.lineWidth = 2;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  if (kind === 'tick') [-4, 0.4, -1.2, 3.2, 4.2, -3].forEach((_, i, all) => i % 2 === 0 && ctx.lineTo(all[i] ?? 0, all[i + 1] ?? 0));
  else if (kind === 'cross') cross(ctx, 3.2);
  else for (const dy of [-1.9, 1.9]) wave(ctx, dy);
  ctx.stroke();
  ctx.restore();
}

function cross(ctx: CanvasRenderingContext2D, arm: number): void {
  ctx.moveTo(-arm, -arm);
  ctx.lineTo(arm, arm);
  ctx.moveTo(arm, -arm);
  ctx.lineTo(-arm, arm);
}

function wave(ctx: CanvasRenderingContext2D, dy: number): void {
  ctx.moveTo(-4, dy + 0.8);
  ctx.bezierCurveTo(-2, dy - 2, 1.6, dy + 2, 4, dy - 0.8);
}
