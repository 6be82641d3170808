/** The row of what is picked on the table comes into sight, however far down its tray it stands. */
export function inSight(row: Element): void {
  row.scrollIntoView({ block: 'nearest' });
}
