import type { TestInfo, TestType } from '@playwright/test';
import { isTurnOf } from '../../support/sampling/sample-in-turn.ts';
import { test as testOfProduct } from './pages.ts';

/**
 * Declares tests of which each commit runs one in `every`, chosen by seed and title; `--full` and `--each`
 * run all. Use it for tests of less important behaviour; the slower a test is, the higher is `every`.
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
