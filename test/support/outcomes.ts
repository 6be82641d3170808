/** Real throws of a resolver, many of them, counted. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect } from 'vitest';
import type { DiceCall, Roll } from '#rules/engine/contract';
import { toNumber, type Fraction } from '#rules/engine/fraction';

/** What a resolver asks for or makes of the faces that it has been shown so far. */
type Node<T> = { readonly call: DiceCall; readonly then: Map<string, Node<T>> } | { readonly made: T };

/**
 * Throws so many times and hands over what the resolver makes of each. The same faces make the same, so a row of faces that has
 * come before is not resolved again; every face is thrown all the same.
 */
export function throwMany<T>(resolve: (roll: Roll) => T, times: number, seed: number): readonly T[] {
  const generator = xoroshiro128plus(seed);
  const thrown = ({ count, sides }: DiceCall): readonly number[] => Array.from({ length: count }, () => uniformInt(generator, 1, sides));
  const root = new Map<string, Node<T>>();
  return Array.from({ length: times }, () => {
    const shown: (readonly number[])[] = [];
    let node = root.get('');
    while (node && 'call' in node) {
      const faces = thrown(node.call);
      shown.push(faces);
      node = node.then.get(faces.join());
    }
    return node ? node.made : resolveOn(resolve, root, shown, thrown);
  });
}

/** Resolves with the faces shown so far and new ones after them, and keeps the way there. */
function resolveOn<T>(
  resolve: (roll: Roll) => T,
  root: Map<string, Node<T>>,
  shown: readonly (readonly number[])[],
  thrown: (call: DiceCall) => readonly number[],
): T {
  let [at, key] = [root, ''];
  let step = 0;
  const made = resolve((call) => {
    const faces = shown[step] ?? thrown(call);
    step += 1;
    const known = at.get(key);
    const node = known && 'call' in known ? known : { call, then: new Map<string, Node<T>>() };
    at.set(key, node);
    [at, key] = [node.then, faces.join()];
    return faces;
  });
  at.set(key, { made });
  return made;
}

/** Each chance against how often it came, within three standard errors; and nothing came that was not foretold. */
export function expectAgreement(foretold: readonly { readonly key: string; readonly p: Fraction }[], came: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const key of came) counts.set(key, (counts.get(key) ?? 0) + 1);
  expect([...counts.keys()].filter((key) => !foretold.some((one) => one.key === key))).toEqual([]);
  for (const { key, p } of foretold) {
    const chance = toNumber(p);
    const error = Math.sqrt((chance * (1 - chance)) / came.length);
    const off = Math.abs((counts.get(key) ?? 0) / came.length - chance);
    expect(off, `${key}: came ${counts.get(key) ?? 0} of ${came.length}, foretold ${chance}`).toBeLessThanOrEqual(3 * error);
  }
}
