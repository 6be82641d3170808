/** Medians of short runs. Nothing here decides whether a run passes. */

/** The last result, so that no engine can leave the work out. */
export let kept: unknown = null;

/**
 * Median microseconds of one call, over the cases of a list in turn. Time is the process's own on the processor, so that whatever else
 * the machine does falls on none of the ways; a sample is as many rounds over the list as take a few milliseconds. `budget` is in
 * milliseconds; one round is always run.
 */
export function medianOf<Case>(cases: readonly Case[], work: (one: Case) => unknown, budget = 400): number {
  const first = rounds(cases, work, 1);
  const each = Math.max(1, Math.round(4000 / Math.max(first, 1)));
  const samples = [first / cases.length];
  for (let spent = first; spent < 1000 * budget;) {
    const sample = rounds(cases, work, each);
    spent += Math.max(sample, 1);
    samples.push(sample / each / cases.length);
  }
  // The first samples warm the engine up; where one round is all there is time for, it is the answer.
  const warm = samples.slice(samples.length > 10 ? Math.ceil(samples.length / 10) : 0).sort((a, b) => a - b);
  return warm[Math.floor(warm.length / 2)] ?? NaN;
}

function rounds<Case>(cases: readonly Case[], work: (one: Case) => unknown, count: number): number {
  const start = process.cpuUsage();
  for (let round = 0; round < count; round += 1) for (const one of cases) kept = work(one);
  const { user, system } = process.cpuUsage(start);
  return user + system;
}
