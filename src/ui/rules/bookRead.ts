/** Whose rules are read: those of the book picked in the room of the rules, else of the book in force. */
import type { RuleSet } from '#rules/engine/contract';
import type { DeskView } from '../desk.ts';
import type { Layout } from '../layout.svelte.ts';

export const bookRead = (view: Pick<DeskView, 'book' | 'books'>, layout: Pick<Layout, 'rulesOf'>): RuleSet =>
  view.books.find((one) => one.id === layout.rulesOf) ?? view.book;
