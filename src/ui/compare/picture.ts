/** The firing unit, its target and the measured segments as an SVG picture: north up, y turned over. */
import type { Placing } from '#game/command';
import type { ShotColumn } from '#game/compare';
import { standsOf } from '#game/lookup';
import type { GameState } from '#game/state';
import { rangeOf } from './rows.ts';

interface Dot {
  readonly x: number;
  readonly y: number;
}

export interface ColumnPicture {
  readonly viewBox: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly stands: readonly {
    readonly id: string;
    readonly unit: string;
    /** Where it stands while another place is asked about. */
    readonly was: boolean;
    readonly points: string;
    readonly front: readonly [number, number, number, number];
  }[];
  readonly spans: readonly { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }[];
  readonly pill: Dot | null;
  /** Size of a css pixel in inches of the picture. */
  readonly scale: number;
}

/** Sides of the picture as it is shown, in css pixels. */
const SHOWN = { width: 300, height: 92 };
const MARGIN = 0.6;

function cornersOf({
  center,
  width,
  depth,
  facing,
}: {
  readonly center: Dot;
  readonly width: number;
  readonly depth: number;
  readonly facing: number;
}): readonly Dot[] {
  const turn = (facing * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const at = (across: number, ahead: number): Dot => ({
    x: center.x + across * cos + ahead * sin,
    y: -(center.y - across * sin + ahead * cos),
  });
  return [at(-width / 2, depth / 2), at(width / 2, depth / 2), at(width / 2, -depth / 2), at(-width / 2, -depth / 2)];
}

interface Shown {
  readonly id: string;
  readonly unit: string;
  readonly box: Placing['box'];
  readonly was: boolean;
}

/** The firing unit and its target; with `placings` the unit stands there too, and faint where it is. */
function shownStands(state: GameState, unit: string, target: string | null, placings: readonly Placing[]): readonly Shown[] {
  const standing = [unit, ...(target === null ? [] : [target])].flatMap((id) => standsOf(state, id));
  const there = placings.map(({ stand, box }): Shown => ({ id: `${stand}/there`, unit, box, was: false }));
  return [...standing.map(({ id, unit: of, box }): Shown => ({ id, unit: of, box, was: of === unit && there.length > 0 })), ...there];
}

export function pictureOfColumn(state: GameState, unit: string, column: ShotColumn, placings: readonly Placing[] = []): ColumnPicture {
  const stands = shownStands(state, unit, column.target, placings).map(({ id, unit: of, box, was }) => {
    const points = cornersOf(box);
    const [left, right] = points;
    return {
      id,
      unit: of,
      was,
      corners: points,
      points: points.map(({ x, y }) => `${x},${y}`).join(' '),
      front: [left?.x ?? 0, left?.y ?? 0, right?.x ?? 0, right?.y ?? 0] as const,
    };
  });
  const spans = (column.set ? [] : (rangeOf(column)?.spans ?? [])).map(({ from, to }) => ({
    x1: from.x,
    y1: -from.y,
    x2: to.x,
    y2: -to.y,
  }));
  const dots = [
    ...stands.flatMap((stand) => stand.corners),
    ...spans.flatMap(({ x1, y1, x2, y2 }) => [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ]),
  ];
  const [left, right] = [Math.min(...dots.map(({ x }) => x)) - MARGIN, Math.max(...dots.map(({ x }) => x)) + MARGIN];
  const [top, bottom] = [Math.min(...dots.map(({ y }) => y)) - MARGIN, Math.max(...dots.map(({ y }) => y)) + MARGIN];
  const scale = Math.max((right - left) / SHOWN.width, (bottom - top) / SHOWN.height);
  const [width, height] = [SHOWN.width * scale, SHOWN.height * scale];
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2];
  const first = spans[0];
  return {
    viewBox: `${x} ${y} ${width} ${height}`,
    x,
    y,
    width,
    height,
    stands: stands.map(({ id, unit: of, was, points, front }) => ({ id, unit: of, was, points, front })),
    spans,
    pill: first
      ? { x: (first.x1 + first.x2) / 2, y: (first.y1 + first.y2) / 2 }
      : column.set
        ? { x: x + width / 2, y: y + height / 2 }
        : null,
    scale,
  };
}
