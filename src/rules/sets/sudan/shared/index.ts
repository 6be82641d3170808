/** What fire and melee of text 004 share: the random d6, the casualty table, the die for the rest of a figure, and whose column is whose. */
export { casualtiesAt, casualtiesLine, splitCasualties, throwFigureLoss } from './casualties.ts';
export { clauseOf, sharedClauses } from './clauses.ts';
export { sharedOptions } from './options.ts';
export { isEgyptian, isEgyptianHimself, isMahdist, peopleOf, randomColumnOf, type RandomColumn } from './people.ts';
export { randomCall, throwRandom } from './random.ts';
export { passage, sharedSources, TEXT } from './sources.ts';
export { sharedCharts, sharedTablesOf, shipped, type SharedTables } from './tables.ts';
