/** Every property test draws the same examples on every machine; LOF_SEED draws others. */
import fc from 'fast-check';

const wanted = typeof process === 'undefined' ? undefined : process.env['LOF_SEED'];

fc.configureGlobal({ seed: wanted === undefined ? 1815 : Number(wanted) });
