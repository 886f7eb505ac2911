import type { TestInfo, TestType } from '@playwright/test';
import { isTurnOf } from '../../support/sampling/sample-in-turn.ts';
import { test as testOfProduct } from './pages.ts';

/**
 * Declares tests of which one in `every` runs at a commit, chosen by seed and title; with `--full` or
 * `--each` all run. Use it for tests beside the main path of a feature; tests that take half a minute run
 * more rarely.
 */
export function inTurn<TestArgs extends object, WorkerArgs extends object>(
  test: TestType<TestArgs, WorkerArgs>,
  every = 16,
): (title: string, body: (args: TestArgs & WorkerArgs, info: TestInfo) => Promise<void>) => void {
  return (title, body) => {
    if (isTurnOf(title, every)) test(title, body);
  };
}

export const testInTurn = inTurn(testOfProduct);
export const sometimes = inTurn(testOfProduct, 3);
