import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { seed } from './seed.ts';

/** Counts the probes (single checks) of a suite and their failures. */
export interface ProbeCount {
  /** Counts one probe; if a problem is given, the probe counts as failed. */
  probe: (what: string, problem?: string | false) => void;
  /**
   * Fails the running test if a probe failed since the last call of this function, or if there was no probe.
   */
  expectNoFailure: () => void;
}

const maxShown = 20;
const charactersShown = 600;

/**
 * Starts to count the probes of a suite, and prints the count in one line at the end of the test file. A test
 * without probes and assertions fails.
 */
export function startProbeCount(suite: string): ProbeCount {
  const start = performance.now();
  let probes = 0;
  let failures = 0;
  let probesBefore = 0;
  let problems: string[] = [];
  beforeEach(() => {
    probesBefore = probes;
  });
  afterEach(({ task }) => {
    const { assertionCalls } = expect.getState();
    const isEmpty = probes === probesBefore && assertionCalls === 0;
    if (isEmpty && task.result?.state !== 'fail') throw new Error(noProbes);
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
    expectNoFailure: () => {
      if (probes === probesBefore) throw new Error(noProbes);
      const found = problems;
      problems = [];
      expect(found.slice(0, maxShown), `${found.length} probes failed`).toEqual([]);
    },
  };
}

const noProbes = 'the test ran no probe: create tests only for what can be probed';
