/** The side view as shapes: inches along the bottom, levels upward. Heights are a picture, not a measure. */
import { scaleLinear } from 'd3-scale';
import { area, curveLinear, line } from 'd3-shape';
import type { SideView } from '../desk.ts';

export const WIDTH = 346;
export const HEIGHT = 84;
const PAD = { left: 8, right: 12, top: 8, bottom: 16 };
/** Picture heights in levels: a man, a wall, a story, a tree. */
const MAN = 0.28;
const TALL: Readonly<Record<string, number>> = { wall: 0.22, works: 0.26, woods: 0.7 };
const STORY = 0.5;
/** Height of the muzzle, and of the hops after the point of ricochet. */
const MUZZLE = 0.18;
const HOPS = 3;

interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  readonly ground: string;
  readonly features: readonly (Block & { readonly kind: string })[];
  readonly stands: readonly (Block & { readonly id: string; readonly struck: boolean })[];
  readonly shot: string;
  readonly ticks: readonly { readonly x: number; readonly words: string }[];
}

/** The ground's level at a distance; at a cliff, the higher of its two. */
export function levelAt(ground: SideView['ground'], at: number): number {
  const here = ground.filter((point) => point.at === at).map((point) => point.level);
  if (here.length > 0) return Math.max(...here);
  return (ground.find((point) => point.at > at) ?? ground.at(-1))?.level ?? 0;
}

function shotPoints(view: SideView): readonly (readonly [number, number])[] {
  const start = (view.ground[0]?.level ?? 0) + MUZZLE;
  const over = (at: number) => Math.max(start, levelAt(view.ground, at) + MUZZLE / 2);
  if (view.ricochetAt === null)
    return [
      [0, start],
      [view.end, over(view.end)],
    ];
  const graze = levelAt(view.ground, view.ricochetAt);
  const run = view.end - view.ricochetAt;
  const hops = Array.from({ length: HOPS }, (_, i): readonly (readonly [number, number])[] => {
    const from = view.ricochetAt ?? 0;
    return [
      [from + (run * (i + 0.5)) / HOPS, graze + MUZZLE / (i + 1)],
      [from + (run * (i + 1)) / HOPS, graze],
    ];
  });
  return [[0, start], [view.ricochetAt, graze], ...hops.flat()];
}

export function drawing(view: SideView): Drawing {
  const top = Math.max(...view.ground.map((point) => point.level), ...view.features.map((one) => one.stories * STORY), 1) + 0.4;
  const x = scaleLinear([0, view.length], [PAD.left, WIDTH - PAD.right]);
  const y = scaleLinear([-0.35, top], [HEIGHT - PAD.bottom, PAD.top]);
  const block = (enter: number, leave: number, height: number): Block => {
    const base = levelAt(view.ground, (enter + leave) / 2);
    return { x: x(enter), y: y(base + height), width: Math.max(x(leave) - x(enter), 1.5), height: y(base) - y(base + height) };
  };
  const ground = area<SideView['ground'][number]>(
    (p) => x(p.at),
    y(-0.35),
    (p) => y(p.level),
  ).curve(curveLinear);
  const shot = line<readonly [number, number]>(
    ([at]) => x(at),
    ([, level]) => y(level),
  );
  return {
    ground: ground([...view.ground]) ?? '',
    features: view.features.map((one) => ({
      kind: one.kind,
      ...block(one.enter, one.leave, one.stories > 0 ? one.stories * STORY : (TALL[one.kind] ?? 0.04)),
    })),
    stands: view.stands.map((one) => ({ id: one.id, struck: one.struck, ...block(one.enter, one.leave, MAN) })),
    shot: shot([...shotPoints(view)]) ?? '',
    ticks: x.ticks(6).map((at) => ({ x: x(at), words: `${at}″` })),
  };
}
