/** The house's parts, where the texts are silent. */
export { linearMovement, standsMovement } from './movement/index.ts';
