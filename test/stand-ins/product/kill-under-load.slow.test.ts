import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { projectFolder } from '../../../lib/build/paths.ts';
import { tableDefinition } from '../../../lib/local/dynamodb/create-table.ts';
import { region } from '../../../lib/local/start-backend.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { files } from '../../../shared/features/operations/files/endpoints.ts';
import { profile } from '../../../shared/features/people/profile/endpoints.ts';
import type { Caller } from '../../support/caller.ts';
import { createRandom } from '../../support/seed.ts';
import { Acknowledged, type Worker, work } from './mixed-load.ts';
import { end, prepareProduct, type Running, signIn } from './run-product.ts';

const kills = 10;
/** Shortest and longest time between a start and its kill, in milliseconds. */
const [shortestRunMs, longestRunMs] = [1_500, 4_000];
/** Time within which reactions to the last writes must be done. */
const settleMs = 60_000;
const people: Worker[] = [
  { email: 'helen@brightwater.example', hasEye: true },
  { email: 'mei@brightwater.example', hasEye: true },
  { email: 'tom@stmarys.example', hasEye: false },
];

const { start, remove } = prepareProduct('lumitree-kill-');
afterAll(remove);

test('killing the product ten times under load loses no acknowledged write and leaves a consistent table', {
  timeout: 900_000,
}, async () => {
  const done = new Acknowledged();
  const { randomInt } = createRandom('kill-under-load');
  for (let kill = 1; kill <= kills; kill++) {
    const running = await start();
    const callers = await signInAll(running);
    await sendAgain(callers, done);
    const working = callers.map(({ caller, ...worker }) => work(caller, worker, done));
    await wait(randomInt(shortestRunMs, longestRunMs));
    await end(running, 'SIGKILL');
    await Promise.all(working);
  }
  const running = await start();
  const callers = await signInAll(running);
  await sendAgain(callers, done);
  const readers = callers.map(({ caller }) => caller);
  expect(await missingOf(done, readers)).toEqual([]);
  for (const { email, caller } of callers)
    expect(done.names.get(email)).toContain((await caller.call(profile.getProfile, {})).data.fullName);
  const check = await checkUntilSettled(running);
  console.log(
    `kill-under-load: ${kills} kills, ${done.calls} calls acknowledged, ${done.completes} of them complete, ` +
      `${done.retries} sent again after a kill; ${check}`,
  );
  expect(check).toMatch(/(^|\s)0 faults$/);
});

const signInAll = ({ ready }: Running) =>
  Promise.all(
    people.map(async worker => ({ ...worker, caller: (await signIn(ready, worker.email)).caller })),
  );

/**
 * Sends the requests again that got no response because of the kill, as the same person and with the same
 * idempotency keys.
 */
async function sendAgain(callers: { email: string; caller: Caller }[], done: Acknowledged): Promise<void> {
  for (const { email, again } of done.open.splice(0)) {
    const found = callers.find(one => one.email === email);
    if (!found) throw new Error(`${email} is not signed in`);
    await again(found.caller);
  }
}

/** Acknowledged records that cannot be read or differ from the acknowledgement. */
async function missingOf({ cases: children, reports }: Acknowledged, readers: Caller[]): Promise<string[]> {
  const missing: string[] = [];
  for (const [caseId, { fullName, photoId }] of children) {
    const found = await firstAnswer(readers, who => who.call(cases.getCase, { caseId }));
    if (found?.data.fullName !== fullName || found.data.photoId !== photoId) missing.push(`case ${caseId}`);
    if (photoId && !(await hasBytes(readers, photoId))) missing.push(`photo ${photoId}`);
  }
  for (const [eyeReportId, { reference, version }] of reports) {
    const found = await firstAnswer(readers, who => who.call(eyeReports.getEyeReport, { eyeReportId }));
    if (found?.data.reference !== reference || found.data.version < version)
      missing.push(`report ${eyeReportId}`);
  }
  return missing;
}

async function hasBytes(readers: Caller[], fileId: string): Promise<boolean> {
  const found = await firstAnswer(readers, who => who.call(files.getFile, { fileId }));
  return found !== undefined && (await fetch(found.data.url)).ok;
}

async function firstAnswer<Answer>(
  readers: Caller[],
  ask: (who: Caller) => Promise<Answer>,
): Promise<Answer | undefined> {
  for (const reader of readers) {
    const answer = await ask(reader).catch(() => undefined);
    if (answer) return answer;
  }
  return undefined;
}

/** Repeats `npm run restore:check` until all reactions to the last writes are done; returns its last line. */
async function checkUntilSettled({ ready }: Running): Promise<string> {
  const late = Date.now() + settleMs;
  for (;;) {
    const said = await restoreCheck(ready.dynamodb.endpoint);
    if (said.endsWith('0 faults') || Date.now() > late) return said;
    await wait(1_000);
  }
}

async function restoreCheck(endpoint: string): Promise<string> {
  const child = spawn(
    process.execPath,
    [join(projectFolder, 'bin/restore-check.ts'), tableDefinition.TableName],
    {
      env: {
        ...process.env,
        ...{ AWS_ENDPOINT_URL: endpoint, AWS_REGION: region },
        ...{ AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return said.trim();
}
