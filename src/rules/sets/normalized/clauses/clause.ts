import type { Clause } from '../../../engine/parts.ts';
import type { Status } from '../../../engine/source.ts';

interface Told extends Omit<Clause, 'text' | 'status'> {
  readonly status?: Status;
}

/** A clause of this text, printed unless it says otherwise. */
export const clause = ({ status = 'printed', ...told }: Told): Clause => ({ text: '003', status, ...told });
