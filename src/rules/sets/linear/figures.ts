/** The five pictures of the text, drawn from its charts. */
import type { Figure } from '../../engine/parts.ts';

const line = (row: string, label: string) => ({ chart: 'linear.lines', row, label });
const inCover = (row: string, label: string) => ({ chart: 'linear.lines-in-cover', row, label });

export const figures: readonly Figure[] = [
  {
    id: 'figure-1',
    title: 'Figure 1. A staircase',
    said: 'Short, medium and long range with a step between each two: the old way, shown to be compared. Nothing is judged by it.',
    curves: [],
    staircase: { chart: 'linear.staircase', label: 'Modifier by range' },
  },
  {
    id: 'figure-2',
    title: 'Figure 2. Musket fire',
    said: 'From 30% a figure down to nothing at 15 inches, 150 yards.',
    curves: [line('musket', 'Musket')],
  },
  {
    id: 'figure-3',
    title: 'Figure 3. Musket and rifle',
    said: 'Alike when nose to nose; the rifle reaches twice as far.',
    curves: [line('musket', 'Musket'), line('rifle', 'Rifle')],
  },
  {
    id: 'figure-4',
    title: 'Figure 4. Musket fire at hard cover',
    said: 'The same line 8% lower: 22% at the muzzle, nothing from 11 inches on.',
    curves: [line('musket', 'In the open'), inCover('musket-cover', 'Hard cover')],
  },
  {
    id: 'figure-5',
    title: 'Figure 5. Canister and round shot',
    said: 'Canister is better up to 22.5 inches, 225 yards, round shot beyond.',
    curves: [line('canister', 'Canister'), line('round-shot', 'Round shot')],
  },
];
