import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** The largest seed that fast-check accepts. */
const maxSeed = 0x7fff_ffff;

/** The given seed. By default it is derived from the commit or, without a commit, from the day. */
export function readSeed(given: string | undefined): number {
  if (!given) return hash(currentCommit() ?? new Date().toISOString().slice(0, 10));
  const seed = Number(given);
  if (!Number.isInteger(seed)) throw new Error(`TEST_SEED must be an integer, not ${given}`);
  return seed;
}

function currentCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

/** Pseudo-random choices that the seed reproduces. */
export interface Random {
  /** Returns an integer from `min` (inclusive) to `max` (exclusive). */
  randomInt: (min: number, max: number) => number;
  shuffle: <Value>(values: Value[]) => Value[];
}

/** All random choices of a run, from one seed. */
export function seededBy(seed: number) {
  return {
    /** The index at which a suite starts its sample. */
    sampleOffset: (name: string): number => hash(`${seed} ${name}`),
    /** Makes a generator of random choices whose sequence does not depend on other generators. */
    createRandom: (name: string): Random => {
      let count = 0;
      const randomInt = (min: number, max: number) =>
        min + (hash(`${seed} ${name} ${count++}`) % (max - min));
      return {
        randomInt,
        shuffle: values =>
          values
            .map(value => ({ value, order: randomInt(0, maxSeed) }))
            .sort((a, b) => a.order - b.order)
            .map(({ value }) => value),
      };
    },
  };
}

const hash = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() & maxSeed;

/**
 * The seed of this run. Each commit has its own, so that the suites cover everything over several commits;
 * testing a commit again uses the same seed. `TEST_SEED` repeats an earlier run.
 */
export const seed = readSeed(process.env.TEST_SEED);
export const { sampleOffset, createRandom } = seededBy(seed);
