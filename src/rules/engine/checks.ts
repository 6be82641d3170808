/** The questions of a shot as checks, and the verdict that their first "no" makes. */
import type { Blocker, TerrainCrossing } from '#geometry/check/facts';
import type { Check, Context, DiceCall, Refused, Share, StandVerdict } from './contract.ts';
import type { SourceRef, Witness } from './source.ts';

/** A check that always names its code. */
export type Asked = Check & { readonly code: string };

interface Said {
  readonly said: string;
  readonly value?: string;
  readonly spare?: string | null;
  readonly seen?: Witness;
}

export const passed = (id: string, source: SourceRef, told: Said): Asked => ({
  id,
  ok: true,
  code: id,
  source,
  value: '',
  spare: null,
  ...told,
});

export function failed(id: string, code: string, source: SourceRef, told: Said): Asked {
  return { id, ok: false, code, source, value: '', spare: null, ...told };
}

/** A refusal made before measuring, as the check that it failed. */
export function offeredCheck(refused: Refused | null, source: SourceRef): Asked {
  if (!refused) return passed('may-fire', source, { said: 'May fire.' });
  return failed('may-fire', refused.code, refused.source, { said: refused.because, ...(refused.seen ? { seen: refused.seen } : {}) });
}

function refusalOf(asked: readonly Asked[]): Refused | null {
  const no = asked.find((each) => !each.ok);
  return no ? { code: no.code, because: no.said, source: no.source, ...(no.seen ? { seen: no.seen } : {}) } : null;
}

interface Found {
  readonly known: readonly Share[];
  readonly dice: readonly DiceCall[];
  readonly friends: readonly string[];
}

export const NOTHING_FOUND: Found = { known: [], dice: [], friends: [] };

/** The verdict on one stand: the first check that failed refuses it, and then it adds nothing and throws nothing. */
export function verdict(stand: string, asked: readonly Asked[], found: Found): StandVerdict {
  const refused = refusalOf(asked);
  return { stand, checks: asked, refused, ...found, ...(refused ? { known: [], dice: [] } : {}) };
}

const TERRAIN = {
  stream: 'a stream',
  plough: 'a ploughed field',
  marsh: 'a marsh',
  wall: 'a wall',
  woods: 'woods',
  hill: 'a hill',
  building: 'a building',
  works: 'works',
  road: 'a road',
  bridge: 'a bridge',
} as const;

export const terrainWords = (kind: TerrainCrossing['kind']): string => TERRAIN[kind];

export function nameOf(context: Pick<Context, 'fighterOf'>, unit: string): string {
  return context.fighterOf(unit).name;
}

/** "13e Léger", "woods". */
export function blockerWords(blocker: Blocker, context: Context): string {
  return blocker.kind === 'stand' ? nameOf(context, blocker.unit) : terrainWords(blocker.terrainKind);
}

export function blockerSeen(blocker: Blocker): Witness {
  return blocker.kind === 'stand' ? { stands: [blocker.stand] } : { terrain: [blocker.terrain] };
}
