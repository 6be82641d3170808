/** Stands from 24 px an inch: every figure drawn. */
import { layBase, layDisc, layEmptyPlace } from './base.ts';
import { layColour, layFoot } from './foot.ts';
import { layLimbered, layPiece } from './gun.ts';
import { layRider } from './horse.ts';
import { placed } from '../stroke.ts';
import type { Pen, StandPicture } from './pen.ts';
import { crewPlaces, figureScale, horseScale, placesOf } from './places.ts';

const ROUTED_ALPHA = 0.8;
const PLUMES = { blue: '#F0E6C8', russet: '#D9CBAA', ivory: '#8B7B5C' } as const;

export function layFull(pen: Pen, picture: StandPicture): void {
  const { arm, width, depth, state } = picture;
  if (arm === 'general') {
    layDisc(pen, Math.min(width, depth) / 2, state);
    layGeneral(pen, Math.min(width, depth) / 1.5);
    return;
  }
  layBase(pen, picture);
  pen.ctx.globalAlpha = state === 'routed' ? ROUTED_ALPHA : 1;
  if (arm === 'gun') layGun(pen, picture);
  else if (arm === 'limbered') layLimbered(pen, width, depth);
  else if (arm === 'horse') layTroopers(pen, picture);
  else layMen(pen, picture);
  pen.ctx.globalAlpha = 1;
}

const turnOf = (state: StandPicture['state']): number => (state === 'routed' ? Math.PI : 0);

function layMen(pen: Pen, picture: StandPicture): void {
  const { full, ranks, width, depth, stance, state, flag } = picture;
  const { present, empty } = placesOf(picture);
  const scale = figureScale(full, ranks, width, depth);
  for (const { x, y } of empty) layEmptyPlace(pen, x, y, scale);
  const bearer = flag ? bearerAmong(present) : -1;
  present.forEach(({ x, y }, i) =>
    layFoot(pen, { x, y, scale, turn: turnOf(state) }, i === bearer || state === 'routed' ? 'none' : stance),
  );
  const at = present[bearer];
  if (at !== undefined) layColour(pen, at.x, at.y, scale);
}

/** The colour is carried in the rear rank, nearest its middle. */
function bearerAmong(present: readonly { readonly x: number; readonly y: number }[]): number {
  const rear = Math.max(...present.map(({ y }) => y));
  const gaps = present.map(({ x, y }) => (y < rear - 1e-9 ? Infinity : Math.abs(x)));
  return gaps.indexOf(Math.min(...gaps));
}

function layTroopers(pen: Pen, picture: StandPicture): void {
  const { full, ranks, width, depth, state } = picture;
  const { present, empty } = placesOf(picture);
  const files = Math.max(Math.ceil(full / ranks), 1);
  const scale = horseScale(full, ranks, width, depth);
  for (const { x, y } of empty) layEmptyPlace(pen, x, y, scale);
  const hides = pen.colors.horses;
  present.forEach(({ x, y }, i) => {
    const stagger = files > 1 && i % 2 === 1 ? -0.04 * scale : 0.02 * scale;
    const hide = hides[i % hides.length] ?? '#4A372C';
    layRider(pen, { x, y: y + stagger, scale, turn: turnOf(state) }, { hide: hide, plume: PLUMES[pen.livery], sabre: true });
  });
}

function layGun(pen: Pen, { figures, full, width, depth, state }: StandPicture): void {
  const scale = Math.min(width / 1.75, depth / 1.6);
  const { present, empty } = crewPlaces(figures, full, width, depth);
  const crew = Math.min(Math.max(scale * 1.05, 0.62), 1.05);
  for (const { x, y } of empty) layEmptyPlace(pen, x, y, scale);
  placed(pen.ctx, { x: 0, y: -depth / 2 + 0.5 * scale, turn: 0, scale }, () => layPiece(pen));
  for (const { x, y } of present) layFoot(pen, { x, y, scale: crew, turn: turnOf(state) }, 'none');
}

function layGeneral(pen: Pen, scale: number): void {
  const hides = pen.colors.horses;
  layRider(
    pen,
    { x: -0.22 * scale, y: -0.04 * scale, scale: 0.92 * scale, turn: 0 },
    { hide: hides[1] ?? '#7D5A3C', plume: '#F2CE6B', sabre: true },
  );
  layRider(
    pen,
    { x: 0.26 * scale, y: 0.14 * scale, scale: 0.92 * scale, turn: 0 },
    { hide: hides[0] ?? '#4A372C', plume: '#F4F1E6', sabre: false },
  );
  layColour(pen, 0.33 * scale, -0.22 * scale, 0.72 * scale);
}
