/** Parts that are being written: gone before this branch is merged. */
import type { MeleePart, MoralePart, MovementPart, PartMaker } from '../engine/parts.ts';

const notYet = (): never => {
  throw new Error('not written yet');
};
const part = (id: string) => ({ id, label: id, text: 'game', options: [], charts: [], clauses: [] });

export const laterMelee: PartMaker<MeleePart> = () => ({
  ...part('later'),
  melee: {
    id: 'later',
    label: 'later',
    words: { worth: '', points: '' },
    begin: notYet,
    mayExpand: notYet,
    foresee: notYet,
    fight: notYet,
    roundsLeft: notYet,
    charts: [],
  },
});
export const laterMorale: PartMaker<MoralePart> = () => ({
  ...part('later'),
  morale: { id: 'later', label: 'later', due: () => [], mayRally: () => false, foresee: notYet, test: notYet },
});
export const laterMovement: PartMaker<MovementPart> = () => ({
  ...part('later'),
  movement: { id: 'later', label: 'later', allowance: notYet, throwAllowance: notYet, price: notYet, leastCharge: notYet },
});
