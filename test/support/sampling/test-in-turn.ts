import { test } from 'vitest';
import { isTurnOf } from './sample-in-turn.ts';

type Body = () => void | Promise<void>;

/**
 * Declares a test that takes about a second or more and checks less common behaviour, such as a crash, a race
 * or a long document. Each commit runs one in sixteen, chosen by seed and title; `--full` and `--each` run
 * all.
 */
export function testInTurn(
  title: string,
  ...rest: [body: Body] | [options: { timeout: number }, body: Body]
) {
  const [options, body] = rest.length === 1 ? [{}, rest[0]] : rest;
  test.skipIf(!isTurnOf(title, 16))(title, options, body);
}
