import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../shared/features/eye/report-documents/endpoints.ts';
import { emailLog } from '../../../shared/features/operations/email-log/endpoints.ts';
import { visit } from '../../features/eye/eye-reports/samples.ts';
import type { Caller } from '../../support/caller.ts';
import type { KillPoint } from '../../support/faults/kill-during-mail.ts';
import { end, prepareProduct, type Running, signIn } from './run-product.ts';

const kills = 30;
const mails = 200;
/** Maximum number of emails per API request and per batch of the queue. */
const perCall = 5;
/**
 * Number of requests of the mail Lambda at which the process is killed: at the first, then the second, and so
 * on. Sending one email needs fewer requests, so kills also hit later emails of a batch.
 */
const steps = 15;
/**
 * Time after which no email waits any more: every message was then received the maximum number of times, from
 * the queue and the dead-letter queue.
 */
const settleMs = 300_000;
const idleMs = 300_000;

const { start, remove } = prepareProduct('lumitree-mail-kills-');
afterAll(remove);

const killPoints: KillPoint[] = Array.from({ length: kills }, (_, at) => ({
  step: 1 + (Math.floor(at / 2) % steps),
  side: at % 2 === 0 ? 'before' : 'after',
}));

/** Addresses to which the product has confirmed that it will send an email, by report. */
type Promised = Map<string, string[]>;

test('after thirty kills at different steps of sending, each of two hundred emails is sent or shown as not sent', {
  timeout: 5_400_000,
}, async () => {
  const promised: Promised = new Map();
  const left = () => mails / perCall - promised.size;
  let unanswered = 0;
  await end(await start(), 'SIGTERM');
  for (const [at, killPoint] of killPoints.entries()) {
    const running = await start(JSON.stringify(killPoint));
    const ended = once(running.child, 'exit');
    const { caller } = await signIn(running.ready, 'helen@brightwater.example');
    const atOnce = Math.min(left(), Math.ceil(left() / (kills - at)));
    const reports = await Promise.all(Array.from({ length: atOnce }, () => makeReport(caller)));
    running.child.kill('SIGUSR2');
    const answered = await Promise.all(reports.map(id => sendFive(caller, id, promised)));
    unanswered += answered.filter(isAnswered => !isAnswered).length;
    await Promise.race([ended, wait(idleMs, undefined, { ref: false })]);
    expect(running.child.signalCode, `nothing was sent in ${idleMs / 1000} s`).toBe('SIGKILL');
  }
  const running = await start();
  const { caller } = await signIn(running.ready, 'helen@brightwater.example');
  while (left() > 0) await sendFive(caller, await makeReport(caller), promised);
  const found = await waitUntilDecided(running, promised);
  console.log(`mail-kills: ${kills} kills, ${unanswered} calls unanswered, ${JSON.stringify(found)}`);
  expect(found.promised).toBeGreaterThanOrEqual(mails);
  expect(found.sent + found.shownAsNotSent).toBe(found.promised);
  expect(found.lost).toEqual([]);
  await end(running, 'SIGTERM');
});

/** Sends a report to five addresses. @returns whether the product acknowledged the request */
async function sendFive(caller: Caller, eyeReportId: string, promised: Promised): Promise<boolean> {
  const to = Array.from({ length: perCall }, () => `${randomUUID()}@family.example`);
  const wish = { eyeReportId, kinds: ['refraction' as const], language: 'en' as const };
  return caller.call(reportDocuments.sendEyeReport, { ...wish, to, addressesConfirmed: true }).then(
    () => {
      promised.set(eyeReportId, to);
      return true;
    },
    () => false,
  );
}

async function makeReport(caller: Caller): Promise<string> {
  const { data: child } = await caller.call(cases.createCase, { fullName: `Mail ${randomUUID()}` });
  const { data } = await caller.call(eyeReports.createEyeReport, { ...visit, caseId: child.id });
  const { id: eyeReportId, version } = data;
  await caller.call(eyeReports.finishEyeReport, { eyeReportId, version });
  return eyeReportId;
}

interface Found {
  promised: number;
  sent: number;
  shownAsNotSent: number;
  twice: number;
  /** Addresses whose email has neither arrived nor is shown as not sent. */
  lost: string[];
}

async function waitUntilDecided(running: Running, promised: Promised): Promise<Found> {
  const late = Date.now() + settleMs;
  for (;;) {
    const found = await look(running, promised);
    if (found.lost.length === 0 || Date.now() > late) return found;
    await wait(5_000);
  }
}

/** Compares the mailbox with the states that the pages show. */
async function look({ ready }: Running, promised: Promised): Promise<Found> {
  const { caller } = await signIn(ready, 'helen@brightwater.example');
  const { emails } = (await (await fetch(`${ready.inbox}store`)).json()) as Mailbox;
  const arrived = (address: string) =>
    emails.filter(({ destination: { to } }) => to.includes(address)).length;
  const found: Found = { promised: 0, sent: 0, shownAsNotSent: 0, twice: 0, lost: [] };
  for (const [eyeReportId, addresses] of promised) {
    const { data } = await caller.call(reportDocuments.listSendings, { eyeReportId });
    const told = new Map(data.data.flatMap(({ to }) => to.map(({ address, status }) => [address, status])));
    for (const address of addresses) {
      const status = told.get(address);
      found.promised++;
      if (arrived(address) > 1) found.twice++;
      if (status === 'sent' && arrived(address) > 0) found.sent++;
      else if (status === 'failed' && (await canRetry(caller, address))) found.shownAsNotSent++;
      else found.lost.push(`${address} ${status} ${arrived(address)}`);
    }
  }
  return found;
}

interface Mailbox {
  emails: { destination: { to: string[] } }[];
}

async function canRetry(caller: Caller, text: string): Promise<boolean> {
  const { data } = await caller.call(emailLog.searchMails, { text });
  const [line] = data.data;
  return line?.state === 'failed' && line.canRetry;
}
