/** Stands in sentences: by their unit's name, and by a number where it has several. Ids are for files. */
import type { StandId } from '#geometry/table/table';
import type { Fighter } from './fighter.ts';

type Named = Pick<Fighter, 'name' | 'stands'>;

/** "stand 2", counted as the panels count them, from the first that the unit still has; "its stand" where there is one. */
export function standNumbered({ stands }: Pick<Fighter, 'stands'>, id: StandId): string {
  const index = stands.findIndex((stand) => stand.id === id);
  return stands.length < 2 || index < 0 ? 'its stand' : `stand ${index + 1}`;
}

/** "Odessa, stand 2"; "Odessa" alone where it has one stand. */
export function standNamed(fighter: Named, id: StandId): string {
  const index = fighter.stands.findIndex((stand) => stand.id === id);
  return fighter.stands.length < 2 || index < 0 ? fighter.name : `${fighter.name}, stand ${index + 1}`;
}
