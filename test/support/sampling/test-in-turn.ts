import { test } from 'vitest';
import { isTurnOf } from './sample-in-turn.ts';

type Body = () => void | Promise<void>;

/**
 * Declares a test that takes about a second or more and is about something beside the main path, such as a
 * crash, a race or a long document. One of sixteen runs at a commit, chosen by seed and title; all run with
 * `--full` and `--each`.
 */
export function testInTurn(
  title: string,
  ...rest: [body: Body] | [options: { timeout: number }, body: Body]
) {
  const [options, body] = rest.length === 1 ? [{}, rest[0]] : rest;
  test.skipIf(!isTurnOf(title, 16))(title, options, body);
}
