import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { seed } from './seed.ts';

/** Counts what a suite tried and what went otherwise than it should. */
export interface Tally {
  /** Counts one probe; with a problem it is one that failed. */
  probe: (what: string, problem?: string | false) => void;
  /** Fails the running test when a probe failed since the last call of this, and when there was none. */
  settle: () => void;
}

const shownAtMost = 20;
const charactersShown = 600;

/**
 * Opens the tally of a suite, whose one line of figures is printed when the file is done. A test of the
 * suite that tries nothing shows nothing, and fails.
 */
export function openTally(suite: string): Tally {
  const start = performance.now();
  let probes = 0;
  let failures = 0;
  let before = 0;
  let problems: string[] = [];
  beforeEach(() => {
    before = probes;
  });
  afterEach(({ task }) => {
    const { assertionCalls } = expect.getState();
    const isUntried = probes === before && assertionCalls === 0;
    if (isUntried && task.result?.state !== 'fail') throw new Error(nothingTried);
  });
  afterAll(() => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${suite}: ${probes} probes, ${failures} failures, ${seconds} s, seed ${seed}`);
  });
  return {
    probe: (what, problem) => {
      probes++;
      if (!problem) return;
      failures++;
      problems.push(`${what}: ${problem}`.slice(0, charactersShown));
    },
    settle: () => {
      if (probes === before) throw new Error(nothingTried);
      const found = problems;
      problems = [];
      expect(found.slice(0, shownAtMost), `${found.length} probes failed`).toEqual([]);
    },
  };
}

const nothingTried = 'nothing was tried: make a test of what there is to try only';
