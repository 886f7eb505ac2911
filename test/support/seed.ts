import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** How much fast-check takes of a seed. */
const bits = 0x7fff_ffff;

/** A number given by hand, or else the commit's own, or where there is no commit the day's. */
export function readSeed(given: string | undefined): number {
  if (!given) return hash(commit() ?? new Date().toISOString().slice(0, 10));
  const wanted = Number(given);
  if (!Number.isInteger(wanted)) throw new Error(`TEST_SEED is a whole number, not ${given}`);
  return wanted;
}

function commit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

/** Whole numbers that look random and come again with the seed. */
export interface Dice {
  /** From `least` to just below `beyond`. */
  throwOne: (least: number, beyond: number) => number;
  shuffled: <Value>(values: Value[]) => Value[];
}

/** What is left to chance, by a seed. */
export function dealBy(seed: number) {
  return {
    /** Where somebody begins who takes one thing after another in turn. */
    firstTurn: (name: string): number => hash(`${seed} ${name}`),
    /** Dice of one's own: what others throw meanwhile changes nothing. */
    openDice: (name: string): Dice => {
      let count = 0;
      const throwOne = (least: number, beyond: number) =>
        least + (hash(`${seed} ${name} ${count++}`) % (beyond - least));
      const placed = <Value>(value: Value) => ({ value, place: throwOne(0, bits) });
      return {
        throwOne,
        shuffled: values =>
          values
            .map(placed)
            .sort((a, b) => a.place - b.place)
            .map(({ value }) => value),
      };
    },
  };
}

const hash = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() & bits;

/**
 * What the suites deal out, they deal out by this: by another at each commit, so that commits between them
 * meet everything, and by the same when one is run again. `TEST_SEED` brings back a run.
 */
export const seed = readSeed(process.env.TEST_SEED);
export const { firstTurn, openDice } = dealBy(seed);
