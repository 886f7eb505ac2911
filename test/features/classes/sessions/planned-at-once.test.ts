import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sessionKey } from '../../../../functions/features/classes/session-keys.ts';
import { sessionItem } from '../../../../functions/features/classes/sessions/session-items.ts';
import { isAbsent } from '../../../../functions/platform/storage/write.ts';
import type { FaultInjection } from '../../../../lib/local/fault-injection.ts';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import {
  maxRepeats,
  maxSessionClasses,
  maxSessionsOfDay,
  type Session,
} from '../../../../shared/features/classes/sessions/schema.ts';
import { openClinic } from '../../../support/clinic.ts';
import { holdWrites } from '../../../support/faults/hold-writes.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeClass } from '../classes/samples.ts';
import { makeSession, monday, sessionFields } from './samples.ts';

/** Sends requests so that all of them read before any of them writes; returns their errors. */
async function atOnce(
  subject: string,
  ...calls: (() => Promise<unknown>)[]
): Promise<(string | undefined)[]> {
  const { withFaults } = await openWorld();
  const answers = await withFaults(holdWrites(subject, calls.length), () =>
    Promise.allSettled(calls.map(call => call())),
  );
  return answers.map(one => (one.status === 'rejected' ? String(one.reason) : undefined));
}

test('a class cannot be removed while somebody is planning a session for it', async () => {
  const { admin } = await openClinic();
  const { id: classId } = await makeClass(admin);
  const [removed, planned] = await atOnce(
    classId.slice(4),
    () => admin.call(classes.removeClass, { classId }),
    () => makeSession(admin, { classIds: [classId] }),
  );
  expect([removed, planned].filter(one => one === undefined)).toHaveLength(1);
  expect(removed ?? planned).toMatch(removed ? /class\.in-use/ : /record\.missing/);
});

test('a session is not planned for a child who is archived while the request is running', async () => {
  const { admin, slug } = await openClinic();
  const { withFaults } = await openWorld();
  const { id: caseId } = await makeCase(admin);
  let archiving: Promise<unknown> | undefined;
  const archiveFirst: FaultInjection = async ({ operation, subjects }) => {
    const isPlanning = subjects.some(key => key.includes(`${slug}#SESSION#`));
    if (operation !== 'TransactWriteItems' || !isPlanning) return undefined;
    archiving ??= admin.call(cases.archiveCase, { caseId });
    await archiving;
    return undefined;
  };
  const told = await withFaults(archiveFirst, () =>
    admin.expectError(classSessions.createSession, { ...sessionFields, caseIds: [caseId] }),
  );
  expect(told).toMatchObject({ status: 409, code: 'case.archived' });
  const { data } = await admin.call(classSessions.searchSessions, { from: monday, to: monday });
  expect(data.data).toEqual([]);
});

/** Stores copies of a session, so that each of these days has this many sessions. */
async function crowd(slug: string, { id, date }: Session, dates: readonly string[], count: number) {
  const { table } = await openRawTable();
  const stored = StoredSession.parse((await table.get([sessionKey(slug, id)]))[0]);
  const others = dates.flatMap((day, at) =>
    Array.from({ length: day === date ? count - 1 : count }, (_, number) => {
      const own = `${id.slice(0, -6)}${String(at * 1000 + number).padStart(6, '0')}`;
      return { put: sessionItem(slug, { ...stored, id: own, date: day }), when: isAbsent };
    }),
  );
  for (let from = 0; from < others.length; from += 90) await table.transact(others.slice(from, from + 90));
}

test('when two requests plan a session at the same time on a day that allows only one more, exactly one succeeds', async () => {
  const { admin, slug } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const first = await makeSession(admin, { caseIds: [caseId] });
  await crowd(slug, first, [first.date], maxSessionsOfDay - 1);
  const plan = () => admin.call(classSessions.createSession, { ...sessionFields, caseIds: [caseId] });
  const answers = await atOnce(slug, plan, plan);
  expect(answers.filter(one => one === undefined)).toHaveLength(1);
  expect(answers.find(one => one !== undefined)).toMatch(/class-session\.too-many/);
});

testInTurn(
  'a series of sessions on crowded days is rejected if it does not fit into one database transaction',
  async () => {
    const { admin, slug } = await openClinic();
    const session = await makeSession(admin);
    const classIds: string[] = [];
    while (classIds.length < maxSessionClasses) classIds.push((await makeClass(admin)).id);
    const days = Array.from({ length: maxRepeats }, (_, week) => daysAfter(monday, 7 * week));
    const [, ...others] = classIds;
    // A transaction has at most 100 items. Three of them are the journal entry, the stored response and the
    // series.
    const crowded = days.slice(0, 100 - 3 - maxRepeats - others.length);
    await crowd(slug, session, crowded, maxSessionsOfDay / 2);
    const last = String(days.at(-1));
    const plan = { ...sessionFields, repeat: { until: last, weeks: 'every' as const } };
    const once = () => ({ 'idempotency-key': randomUUID() });
    const refused = await admin.expectError(classSessions.createSession, { ...plan, classIds }, once());
    expect(refused).toMatchObject({ status: 409, code: 'class-session.too-many' });
    const { data: before } = await admin.call(classSessions.searchSessions, { from: last, to: last });
    expect(before.data).toEqual([]);
    const { data } = await admin.call(classSessions.createSession, { ...plan, classIds: others }, once());
    expect(data.dates).toEqual(days);
  },
);

test('two simultaneous requests copy a week of sessions only once; after the copies are deleted, the week can be copied again', async () => {
  const { admin, slug } = await openClinic();
  await makeSession(admin, { title: 'Monday' });
  const [to, until] = [daysAfter(monday, 7), daysAfter(monday, 13)];
  const copy = async () => (await admin.call(classSessions.copySessionsOfWeek, { from: monday, to })).data;
  const there = async () =>
    (await admin.call(classSessions.searchSessions, { from: to, to: until })).data.data.map(({ id }) => id);
  const refused = await atOnce(`${slug}#SESSION#`, copy, copy);
  expect(refused).toEqual([undefined, undefined]);
  const [sessionId = '', ...others] = await there();
  expect(others).toEqual([]);
  await admin.call(classSessions.removeSession, { sessionId });
  expect((await copy()).dates).toEqual([to]);
  expect(await there()).toHaveLength(1);
  expect(await there()).not.toContain(sessionId);
});
