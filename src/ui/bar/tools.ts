/** The tools in the order of the rail, in groups, with their icons. Their keys come from the key table that the desk hands over. */
import type { KeyHelp, ToolName } from '../desk.ts';
import type { IconName } from '../icon/icons.ts';

export const TOOL_ICONS: Readonly<Record<ToolName, IconName>> = {
  select: 'pointer',
  move: 'move',
  wheel: 'wheel',
  fire: 'target',
  ricochet: 'brand',
  arcs: 'arc',
  measure: 'ruler',
  units: 'stand',
  terrain: 'trees',
};

export const TOOL_GROUPS: readonly (readonly ToolName[])[] = [
  ['select', 'move', 'wheel'],
  ['fire', 'ricochet', 'arcs', 'measure'],
  ['units', 'terrain'],
];

/** The letter under a tool's icon; empty when the table of keys names none. */
export function keyOf(keys: readonly KeyHelp[], tool: ToolName): string {
  const row = keys.find((one) => one.tool === tool) ?? keys.find((one) => one.group === 'Tools' && one.label.toLowerCase() === tool);
  return row?.keys ?? '';
}
