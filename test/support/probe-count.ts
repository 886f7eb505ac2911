import { afterAll, expect } from 'vitest';

/** Counts the probes of a suite and their failures. */
export interface ProbeCount {
  /** Counts one probe; with a problem it is one that failed. */
  probe: (what: string, problem?: string | false) => void;
  /** Fails the running test when a probe failed since the last call of this. */
  expectNoFailure: () => void;
}

const maxShown = 20;
const charactersShown = 600;

/** Opens the tally of a suite, whose one line of figures is printed when the file is done. */
export function startProbeCount(suite: string): ProbeCount {
  const start = performance.now();
  let probes = 0;
  let failures = 0;
  let problems: string[] = [];
  afterAll(() => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${suite}: ${probes} probes, ${failures} failures, ${seconds} s`);
  });
  return {
    probe: (what, problem) => {
      probes++;
      if (!problem) return;
      failures++;
      problems.push(`${what}: ${problem}`.slice(0, charactersShown));
    },
    expectNoFailure: () => {
      const found = problems;
      problems = [];
      expect(found.slice(0, maxShown), `${found.length} probes failed`).toEqual([]);
    },
  };
}
