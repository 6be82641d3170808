/** The two fire steps of a turn: artillery; then small arms, canister and cavalry together. */
import type { FireStep } from '../../engine/contract.ts';

export const ARTILLERY_STEP = 'step-1';
export const SMALL_ARMS_STEP = 'step-2';

export const steps: readonly FireStep[] = [
  { id: ARTILLERY_STEP, label: 'Artillery' },
  { id: SMALL_ARMS_STEP, label: 'Small arms' },
];
