import type { ProbeCount } from '../support/probe-count.ts';
import { describeChanges, openRawTable } from '../support/raw-table.ts';
import { settled } from '../support/world.ts';
import { isRecordedAttempt } from './is-recorded-attempt.ts';

/** Runs an action, and checks that nothing was written except records of the attempt itself. */
export async function expectUnchanged(
  { probe }: ProbeCount,
  what: string,
  run: () => Promise<void>,
): Promise<void> {
  const { followChanges } = await openRawTable();
  await settled();
  const changes = await followChanges();
  await run();
  const others = (await changes()).filter(key => !isRecordedAttempt(key));
  probe(`the table after ${what}`, describeChanges(others));
}
