/**
 * A whole melee a second time, as one would reckon it on paper: whole numbers in a row, percent dice from a list, no trail, no charts.
 * Nothing is shared with the product but the rules.
 */

export interface PaperSide {
  /** What the man himself is over or under 30, and what the first three rounds add to it. */
  readonly own: number;
  readonly situation: number;
  readonly contact: number;
  readonly figures: number;
  /** Morale level before losses, ahead and behind. */
  readonly level: number;
}

export interface PaperRound {
  readonly values: readonly [number, number];
  readonly fronts: readonly [number, number];
  readonly kills: readonly [number, number];
  readonly winner: 0 | 1;
}

export interface PaperMelee {
  readonly rounds: readonly PaperRound[];
  readonly left: readonly [number, number];
  /** Figures after the recovered came back; null while it goes on. */
  readonly back: readonly [number, number] | null;
  readonly broken: readonly number[];
}

const d100 = (dice: number[]): number => {
  const face = dice.shift();
  if (face === undefined) throw new Error('no die left');
  return face;
};

/** @param dice are used up from the front. */
export function onPaper(a: PaperSide, b: PaperSide, dice: number[], most: number, widen: boolean): PaperMelee {
  const rounds: PaperRound[] = [];
  let [na, nb] = [a.figures, b.figures];
  let [fa, fb] = [Math.min(a.contact, na), Math.min(b.contact, nb)];
  if (fa > 2 * fb) fa = 2 * fb;
  if (fb > 2 * fa) fb = 2 * fa;
  let winner: 0 | 1 | null = null;
  while (rounds.length < most) {
    const fresh = rounds.length < 3 ? 1 : 0;
    const [va, vb] = [a.own + fresh * a.situation, b.own + fresh * b.situation];
    const [wa, wb] = [30 + Math.max(0, va - vb), 30 + Math.max(0, vb - va)];
    if (widen && winner !== null) {
      const [pa, pb] = [na > fa ? fa + 1 : fa, nb > fb ? fb + 1 : fb];
      const may = winner === 0 ? pa > fa && pa <= 2 * pb : pb > fb && pb <= 2 * pa;
      if (may) [fa, fb] = [pa, pb];
    }
    const strike = (points: number): number => Math.floor(points / 100) + (points % 100 > 0 && d100(dice) <= points % 100 ? 1 : 0);
    const rolledA = strike(fa * wa);
    const rolledB = strike(fb * wb);
    const [ka, kb] = [Math.min(nb, rolledA), Math.min(na, rolledB)];
    winner = ka === kb ? (d100(dice) <= 50 ? 0 : 1) : ka > kb ? 0 : 1;
    rounds.push({ values: [wa, wb], fronts: [fa, fb], kills: [ka, kb], winner });
    na -= kb;
    nb -= ka;
    const [la, lb] = [a.figures - na, b.figures - nb];
    const level = (side: PaperSide, lost: number, other: number): number =>
      Math.min(95, Math.max(5, side.level + (other > lost ? 10 : other < lost ? -10 : 0) - Math.round((100 * lost) / side.figures)));
    let broken: number[] = [...(na === 0 ? [0] : []), ...(nb === 0 ? [1] : [])];
    if (broken.length === 0 && rounds.length >= 3) {
      const runsA = d100(dice) > level(a, la, lb);
      const runsB = d100(dice) > level(b, lb, la);
      broken = [...(runsA ? [0] : []), ...(runsB ? [1] : [])];
    }
    if (broken.length > 0) {
      const half = (lost: number): number => Math.floor(lost / 2) + (lost % 2 === 1 && d100(dice) <= 50 ? 1 : 0);
      const backA = half(la);
      return { rounds, left: [na, nb], back: [na + backA, nb + half(lb)], broken };
    }
    fa = Math.min(fa, na);
    fb = Math.min(fb, nb);
    if (fa > 2 * fb) fa = 2 * fb;
    if (fb > 2 * fa) fb = 2 * fa;
  }
  return { rounds, left: [na, nb], back: null, broken: [] };
}
