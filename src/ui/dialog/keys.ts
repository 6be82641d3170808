/** The key table as the help sheet shows it. */
import type { KeyHelp } from '../desk.ts';

export function keyGroups(keys: readonly KeyHelp[]): readonly { readonly label: string; readonly keys: readonly KeyHelp[] }[] {
  const labels = [...new Set(keys.map((key) => key.group))];
  return labels.map((label) => ({ label, keys: keys.filter((key) => key.group === label) }));
}

/** "Ctrl Shift Z / Ctrl Y" as two chords of caps; a plus joins caps too, and a lone plus is the key itself. */
export function chords(keys: string): readonly (readonly string[])[] {
  return keys.split(' / ').map((chord) => chord.split(/(?<=.)\+(?=.)|\s+/).filter((cap) => cap !== ''));
}
