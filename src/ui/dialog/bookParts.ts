/** What can be said of a part before it is joined: where its rules come from, told by the books that have it. */
import type { PartOf, RuleSet } from '#rules/engine/contract';
import type { PartName } from '#rules/engine/parts';
import type { Status } from '#rules/engine/source';

export const PART_NAMES: readonly PartName[] = ['fire', 'melee', 'morale', 'movement'];

/** What an umpire or a player sets stands in no text. */
const ORDER: readonly Status[] = ['printed', 'found', 'our-reading', 'reconstructed', 'house'];

/** How many clauses of the part's text have each status, in a fixed order. */
export function statusesOf(part: PartOf, books: readonly RuleSet[]): readonly { readonly status: Status; readonly count: number }[] {
  const book = books.find((one) => PART_NAMES.some((name) => one.parts[name].id === part.id && one.parts[name].text === part.text));
  const clauses = (book?.clauses ?? []).filter((clause) => clause.text === part.text);
  return ORDER.flatMap((status) => {
    const count = clauses.filter((clause) => clause.status === status).length;
    return count === 0 ? [] : [{ status, count }];
  });
}

/** The parts to name in a command: only those that are not the book's own. */
export function joined(book: RuleSet, now: Readonly<Record<PartName, string>>): Readonly<Partial<Record<PartName, string>>> {
  return Object.fromEntries(PART_NAMES.filter((name) => now[name] !== book.parts[name].id).map((name) => [name, now[name]]));
}
