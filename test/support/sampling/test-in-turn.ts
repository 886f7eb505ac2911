import { test } from 'vitest';
import { isTurnOf } from './sample-in-turn.ts';

/**
 * Declares a test that takes seconds and lies beside a main path, as of a crash, a race or a long document:
 * a third of them runs at a commit, chosen by seed and title, all of them with `--full` and `--each`.
 */
export function testInTurn(
  title: string,
  options: { timeout?: number },
  body: () => void | Promise<void>,
): void {
  test.skipIf(!isTurnOf(title, 3))(title, options, body);
}
