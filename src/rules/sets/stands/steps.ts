/** The two fire steps of a turn. */
import type { FireStep } from '../../engine/contract.ts';

export const ARTILLERY_STEP = 'step-1';
export const SMALL_ARMS_STEP = 'step-2';

export const steps: readonly FireStep[] = [
  { id: ARTILLERY_STEP, label: 'Step 1: artillery' },
  { id: SMALL_ARMS_STEP, label: 'Step 2: small arms, canister and cavalry' },
];
