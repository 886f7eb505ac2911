import type { TestInfo, TestType } from '@playwright/test';
import { isTurnOf } from '../../support/sampling/sample-in-turn.ts';

/**
 * Declares tests of which one of so many runs at a commit, chosen by seed and title, and all of them with `--full`
 * and `--each`. It is for what lies beside the way that leads through a feature; what takes half a minute is rarer.
 */
export function inTurn<TestArgs extends object, WorkerArgs extends object>(
  test: TestType<TestArgs, WorkerArgs>,
  every = 12,
): (title: string, body: (args: TestArgs & WorkerArgs, info: TestInfo) => Promise<void>) => void {
  return (title, body) => {
    if (isTurnOf(title, every)) test(title, body);
  };
}
