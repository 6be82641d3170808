/** Draws a label's card on a canvas: paper with its hairline, the side's stripe, number or verdict, and the words. */
import type { PillTone } from '../../mark/mark.ts';
import { canvasOf } from '../canvas.ts';
import { BRASS, faded, INK, LIVERIES, NO, PAPER, YES } from '../colors.ts';
import { seeded } from '../seeded.ts';
import { fillPattern } from '../stand/pattern.ts';
import { drawVerdict, numberDisc } from './badge.ts';
import {
  DISC,
  LINE_HEIGHT,
  pillLead,
  pillLines,
  sizeOf,
  STRIPE,
  type BandCard,
  type Card,
  type PillCard,
  type PlaceCard,
  type Size,
  type UnitCard,
} from './card.ts';
import { FONTS, setFace, type Face } from './type.ts';

/** Pixels round a card for its shadow. */
const RIM = 4;
const HAIRLINE = faded('#B9AC8D', 0.9);

interface Sheet extends Size {
  readonly ctx: CanvasRenderingContext2D;
  readonly ratio: number;
}

/** A card at `ratio` device pixels a css pixel; its middle is the canvas's middle. */
export function drawCard(card: Card, ratio: number): HTMLCanvasElement {
  const { width, height } = sizeOf(card);
  const { canvas, ctx } = canvasOf((width + 2 * RIM) * ratio, (height + 2 * RIM) * ratio);
  ctx.scale(ratio, ratio);
  ctx.translate(RIM, RIM);
  const sheet = { ctx, width, height, ratio };
  if (card.kind === 'unit') drawUnit(sheet, card);
  else if (card.kind === 'band') drawBand(sheet, card);
  else if (card.kind === 'pill') drawPill(sheet, card);
  else drawPlace(sheet, card);
  return canvas;
}

interface Paper {
  readonly fill: string;
  readonly border: string;
  readonly edge: number;
  readonly radius: number;
}

function layPaper({ ctx, width, height, ratio }: Sheet, { fill, border, edge, radius }: Paper): void {
  ctx.beginPath();
  ctx.roundRect(0.5, 0.5, width - 1, height - 1, radius);
  ctx.save();
  ctx.shadowColor = 'rgba(40,34,16,0.3)';
  ctx.shadowBlur = 2.5 * ratio;
  ctx.shadowOffsetY = ratio;
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.restore();
  ctx.strokeStyle = border;
  ctx.lineWidth = edge;
  ctx.stroke();
}

function write({ ctx }: Sheet, words: string, at: { x: number; y: number }, ink: { face: Face; color: string }): void {
  setFace(ctx, ink.face);
  ctx.fillStyle = ink.color;
  ctx.fillText(words, at.x, at.y);
}

function drawUnit(sheet: Sheet, { words, livery }: UnitCard): void {
  const { ctx, height } = sheet;
  layPaper(sheet, { fill: faded(PAPER, 0.93), border: HAIRLINE, edge: 1, radius: 4 });
  const stripe = new Path2D();
  stripe.roundRect(0, 0, STRIPE, height, [4, 0, 0, 4]);
  const colors = LIVERIES[livery];
  fillPattern({ ctx, px: 1, colors, livery, random: seeded(1) }, stripe, { x: 0, y: 0, width: STRIPE, height });
  ctx.strokeStyle = colors.edge;
  ctx.lineWidth = 0.8;
  ctx.stroke(stripe);
  write(sheet, words, { x: STRIPE + 6, y: height / 2 + 4.2 }, { face: FONTS.unit, color: INK });
}

function drawBand(sheet: Sheet, { words }: BandCard): void {
  layPaper(sheet, { fill: faded(PAPER, 0.95), border: faded('#C9B27A', 0.9), edge: 1, radius: 4 });
  write(sheet, words, { x: 8, y: sheet.height / 2 + 4.2 }, { face: FONTS.band, color: BRASS });
}

const TONES: Readonly<Record<PillTone, Omit<Paper, 'radius'> & { readonly text: string }>> = {
  paper: { fill: faded(PAPER, 0.95), border: HAIRLINE, text: INK, edge: 1 },
  brass: { fill: '#FFE7A6', border: '#9A6B12', text: INK, edge: 1.3 },
  ink: { fill: INK, border: '#0E1418', text: '#FFF6DC', edge: 1 },
  yes: { fill: faded(PAPER, 0.96), border: YES, text: INK, edge: 1.3 },
  no: { fill: '#FFFAF7', border: NO, text: NO, edge: 1.4 },
  near: { fill: '#FFF6DD', border: '#A87808', text: INK, edge: 1.3 },
};

function drawPill(sheet: Sheet, card: PillCard): void {
  const tone = TONES[card.tone];
  layPaper(sheet, { ...tone, radius: 11 });
  const badge = { x: DISC + 1.5, y: 11 };
  if (card.number !== null) numberDisc(sheet.ctx, badge, card.number);
  else if (card.icon !== null) drawVerdict(sheet.ctx, badge, card.icon);
  const ink = { face: FONTS.pill, color: tone.text };
  pillLines(card).forEach((line, i) => write(sheet, line, { x: pillLead(card), y: 15.5 + i * LINE_HEIGHT }, ink));
}

function drawPlace({ ctx, width, height }: Sheet, { words, turn, water, dark }: PlaceCard): void {
  ctx.translate(width / 2, height / 2);
  ctx.rotate(turn);
  ctx.textAlign = 'center';
  ctx.lineJoin = 'round';
  setFace(ctx, FONTS.place);
  ctx.strokeStyle = dark ? faded('#1B1F18', 0.45) : faded('#F1ECD0', 0.6);
  ctx.lineWidth = 3;
  ctx.strokeText(words, 0, 5);
  ctx.fillStyle = placeInk(water, dark);
  ctx.fillText(words, 0, 5);
}

function placeInk(water: boolean, dark: boolean): string {
  if (water) return dark ? '#CFE3E4' : '#2F5A62';
  return dark ? '#EFE6C8' : '#463D28';
}
