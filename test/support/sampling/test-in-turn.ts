import { test } from 'vitest';
import { isTurnOf } from './sample-in-turn.ts';

/**
 * Declares a test of a crash, a kill or a long document, which takes many seconds and covers what seldom changes:
 * a third of them runs at a commit, chosen by seed and title, all of them with `--full` and `--each`.
 */
export function testInTurn(title: string, options: { timeout?: number }, body: () => Promise<void>): void {
  test.skipIf(!isTurnOf(title, 3))(title, options, body);
}
