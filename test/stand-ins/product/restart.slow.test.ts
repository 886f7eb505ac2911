import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { accountSecurity } from '../../../shared/features/people/account-security/endpoints.ts';
import { countCases, end, prepareProduct, type Running, signIn } from './run-product.ts';

const { folder, start, remove } = prepareProduct('lumitree-restart-');
/**
 * Timeout of a start, which creates the demo data. This takes 35 CPU seconds, which can be minutes on a
 * shared machine with two cores.
 */
const startMs = 300_000;

let running: Running;
beforeAll(async () => {
  running = await start();
}, startMs);
afterAll(remove);

test(
  'when the product starts without the file that marks demo data as complete, the product deletes nothing',
  async () => {
    const { caller } = await signIn(running.ready, 'tom@stmarys.example');
    const { data: own } = await caller.call(cases.createCase, { fullName: 'Kept Anyway' });
    await end(running, 'SIGTERM');
    rmSync(join(folder, 'data', 'demo-made'));
    running = await start();
    const again = (await signIn(running.ready, 'tom@stmarys.example')).caller;
    expect((await again.call(cases.getCase, { caseId: own.id })).data.fullName).toBe('Kept Anyway');
  },
  startMs,
);

test(
  'if the DynamoDB stand-in ends, the product prints one sentence and ends, and can be started again with all saved data',
  async () => {
    const { caller } = await signIn(running.ready, 'tom@stmarys.example');
    const total = await countCases(caller);
    const complaint = running.child.stderr?.toArray();
    const exited = once(running.child, 'exit');
    const writing = Array.from({ length: 5 }, (_, index) =>
      caller.call(cases.createCase, { fullName: `Late ${index}` }).catch(() => undefined),
    );
    process.kill(await dynoxideOf(running.child), 'SIGKILL');
    expect(await exited).toEqual([4, null]);
    expect(Buffer.concat((await complaint) ?? []).toString()).toMatch(
      /^DynamoDB's stand-in (has ended|does not answer any more)\.$/,
    );
    expect(existsSync(join(folder, 'ready.json'))).toBe(false);
    await Promise.all(writing);
    running = await start();
    const after = await countCases((await signIn(running.ready, 'tom@stmarys.example')).caller);
    expect(after).toBeGreaterThanOrEqual(total ?? 0);
  },
  startMs,
);

/** The ID of the process of the DynamoDB stand-in: the only child of the product's only child process. */
async function dynoxideOf({ pid }: ChildProcess): Promise<number> {
  const childOf = (parent: number) =>
    Number(readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ')[0]);
  return childOf(childOf(pid ?? 0));
}

test(
  'after a restart, the product does not print the password of a demo account that was changed',
  async () => {
    const { caller } = await signIn(running.ready, 'tom@stmarys.example');
    const known = running.ready.signIns.find(({ email }) => email === 'tom@stmarys.example');
    const password = { password: known?.password ?? '', newPassword: 'another-good-password' };
    await caller.call(accountSecurity.changePassword, password);
    await end(running, 'SIGTERM');
    running = await start();
    const emails = running.ready.signIns.map(({ email }) => email);
    expect(emails).not.toContain('tom@stmarys.example');
    expect(emails).toContain('margaret@stmarys.example');
  },
  startMs,
);
