/**
 * A table with its index. There is one index in the program and it follows whichever table is asked about, so a table
 * from before an undo, a preview and the game's own can be asked in any order and none is ever answered from another.
 */
import { TableIndex } from './tableIndex.ts';
import type { Stand, StandId, Table } from './table.ts';

export interface Field {
  readonly table: Table;
  /** Always the index of this field's own table; ask for it anew rather than keep it across another table's questions. */
  readonly index: TableIndex;
}

const shared = new TableIndex();
const fields = new WeakMap<Table, Field>();

/**
 * The field of a table, the same object for the same table. Throws a RangeError that names the stand or piece when a
 * number of it is not finite: one such box would hide every other from the index.
 */
export function fieldOf(table: Table): Field {
  shared.show(table);
  const known = fields.get(table);
  if (known) return known;
  const field: Field = {
    table,
    get index() {
      shared.show(table);
      return shared;
    },
  };
  fields.set(table, field);
  return field;
}

export function standById(table: Table, id: StandId): Stand | undefined {
  return fieldOf(table).index.standById(id);
}
