import type { TestInfo, TestType } from '@playwright/test';
import { isTurnOf } from '../../support/sampling/sample-in-turn.ts';

/**
 * Declares tests of which a fifth runs at a commit, chosen by seed and title, and all of them with `--full` and `--each`. It is
 * for what lies beside the way that leads through a feature.
 */
export function inTurn<TestArgs extends object, WorkerArgs extends object>(
  test: TestType<TestArgs, WorkerArgs>,
): (title: string, body: (args: TestArgs & WorkerArgs, info: TestInfo) => Promise<void>) => void {
  return (title, body) => {
    if (isTurnOf(title, 5)) test(title, body);
  };
}
