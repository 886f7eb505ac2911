import { test } from 'vitest';
import { isTurnOf } from './sample-in-turn.ts';

type Body = () => void | Promise<void>;

/**
 * Declares a test that takes most of a second or more and lies beside a main path, as of a crash, a race or a
 * long document: one of twelve of them runs at a commit, chosen by seed and title, all of them with `--full` and
 * `--each`.
 */
export function testInTurn(
  title: string,
  ...rest: [body: Body] | [options: { timeout: number }, body: Body]
) {
  const [options, body] = rest.length === 1 ? [{}, rest[0]] : rest;
  test.skipIf(!isTurnOf(title, 12))(title, options, body);
}
