/** A picture for each kind of source. */
import type { Status } from '#rules/engine/source';
import type { IconName } from './icons.ts';

export const STATUS_ICONS: Readonly<Record<Status, IconName>> = {
  printed: 'page',
  found: 'search',
  'our-reading': 'scales',
  reconstructed: 'hammer',
  house: 'house',
  yours: 'pencil',
};
