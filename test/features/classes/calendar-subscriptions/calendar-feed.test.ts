import { expect, test } from 'vitest';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { hourMs } from '../../../../shared/core/dates/durations.ts';
import { calendarFeedReadsPerHour } from '../../../../shared/core/limits.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { calendarSubscriptions } from '../../../../shared/features/classes/calendar-subscriptions/endpoints.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { callerWith } from '../../../support/caller.ts';
import { openClinic, type Principal, today } from '../../../support/clinic.ts';
import { captureOutput, startLoggingApi } from '../../../support/logging-api.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeClassWithChild } from '../classes/samples.ts';
import { makeSession } from '../sessions/samples.ts';
import { linesOf, newSecret, readFeed, subscribe, summariesOf } from './subscribe.ts';

const soon = () => daysAfter(today(), 3);
const own = async (who: Principal) =>
  (await who.call(calendarSubscriptions.getCalendarSubscription, {})).data.subscription;
/** Returns the status and the body of a reply, to compare replies without their headers. */
const told = ({ status, text }: { status: number; text: string }) => [status, text];

test('a calendar feed titles its owner’s sessions by class or the children’s initials, never by titles that users typed', async () => {
  const { admin } = await openClinic({ name: 'Brightwater' });
  const child = await makeCase(admin, { fullName: 'Bella Brown' });
  const { id: classId } = await makeClassWithChild(admin, { name: 'Tuesday reading' });
  const token = await subscribe(admin);
  expect(summariesOf(await readFeed(token))).toEqual([]);
  const { id } = await makeSession(admin, { classIds: [classId], title: 'Bella Brown', date: soon() });
  await makeSession(admin, { caseIds: [child.id], note: 'Bella squints', date: daysAfter(soon(), 1) });
  const reply = await readFeed(token);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('private, no-cache');
  expect(summariesOf(reply)).toEqual(['Tuesday reading', 'BB']);
  expect(linesOf(reply)).toEqual(
    expect.arrayContaining([
      'X-WR-CALNAME:Timetable · Brightwater',
      'TZID:Asia/Hong_Kong',
      `UID:${id}@lumitree`,
    ]),
  );
  expect(reply.text).not.toMatch(/Bella|squints/);
  const cancellation = { sessionId: id, version: 1, isCancelled: true, reason: 'Flu' };
  await admin.call(classSessions.cancelSession, cancellation);
  const after = await readFeed(token);
  expect(linesOf(after).filter(line => line.startsWith('STATUS:'))).toEqual([
    'STATUS:CANCELLED',
    'STATUS:CONFIRMED',
  ]);
  expect(after.text).not.toContain('Flu');
});

test('a calendar feed contains sessions from 60 days ago to 400 days ahead', async () => {
  const { admin } = await openClinic();
  const { id } = await makeCase(admin);
  for (const days of [-61, -60, 400, 401])
    await makeSession(admin, { caseIds: [id], date: daysAfter(today(), days) });
  const starts = linesOf(await readFeed(await subscribe(admin))).filter(line => line.startsWith('DTSTART;'));
  const dayOf = (days: number) => daysAfter(today(), days).replaceAll('-', '');
  expect(starts.map(line => line.split(':')[1]?.slice(0, 8))).toEqual([dayOf(-60), dayOf(400)]);
});

test('a calendar feed hides a child’s initials as soon as the owner of the feed can no longer see the child', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const teacher = await clinic.join({ visibility: 'selected' });
  const assign = (change: object) => admin.call(cases.assignCases, { caseIds: [child.id], ...change });
  const child = await makeCase(admin, { fullName: 'Carl Chan' });
  await assign({ addIds: [teacher.person.id] });
  await makeSession(teacher, { caseIds: [child.id], date: soon() });
  await makeSession(admin, { caseIds: [child.id], date: daysAfter(soon(), 1) });
  const token = await subscribe(teacher, 'all');
  expect(summariesOf(await readFeed(token))).toEqual(['CC', 'CC']);
  await assign({ removeIds: [teacher.person.id] });
  expect(summariesOf(await readFeed(token))).toEqual(['Session']);
  expect(summariesOf(await readFeed(await subscribe(teacher)))).toEqual(['Session']);
});

test('replaced, revoked and invented feed addresses, and those of another organisation, all get the same response', async () => {
  const [here, there] = await Promise.all([openClinic(), openClinic()]);
  const first = await subscribe(here.admin);
  const second = await subscribe(here.admin);
  const unknown = told(await readFeed(`${here.slug}.${newSecret()}`));
  expect(unknown).toMatchObject([404, expect.stringContaining('record.missing')]);
  expect((await readFeed(second)).status).toBe(200);
  expect(told(await readFeed(first))).toEqual(unknown);
  expect(told(await readFeed(second.replace(here.slug, there.slug)))).toEqual(unknown);
  expect(told(await readFeed(second.replace(here.slug, 'no-such-clinic')))).toEqual(unknown);
  const current = await own(here.admin);
  const end = (createdAt = String(current?.createdAt)) =>
    here.admin.call(calendarSubscriptions.endCalendarSubscription, { createdAt });
  expect((await end('2026-01-01T00:00:00.000Z')).data).toEqual({ subscription: current });
  expect((await readFeed(second)).status).toBe(200);
  for (let time = 0; time < 2; time++) expect((await end()).data).toEqual({ subscription: null });
  expect(told(await readFeed(second))).toEqual(unknown);
  expect(await own(here.admin)).toBeNull();
});

test('a suspended member’s feed address works again after the member is reactivated; a removed member’s address never works again', async () => {
  const clinic = await openClinic();
  const { admin, slug } = clinic;
  const teacher = await clinic.join();
  const token = await subscribe(teacher);
  const unknown = told(await readFeed(`${slug}.${newSecret()}`));
  const memberId = teacher.person.id;
  await admin.call(members.suspendMember, { organizationId: slug, memberId });
  expect(told(await readFeed(token))).toEqual(unknown);
  await admin.call(members.unsuspendMember, { organizationId: slug, memberId });
  expect((await readFeed(token)).status).toBe(200);
  await admin.call(offboarding.removeMember, { memberId, heirId: null });
  expect(told(await readFeed(token))).toEqual(unknown);
  await settled();
  const left = (await (await openRawTable()).ownedBy(slug)).filter(
    ({ kind }) => kind === 'calendar-subscription',
  );
  expect(left).toEqual([]);
});

test('a calendar program that has already read the current timetable gets the response 304 until the timetable changes', async () => {
  const { admin } = await openClinic();
  const { id } = await makeCase(admin);
  const token = await subscribe(admin);
  await makeSession(admin, { caseIds: [id], date: soon() });
  const etag = (await readFeed(token)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await readFeed(token, { 'if-none-match': known });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
  }
  await makeSession(admin, { caseIds: [id], date: daysAfter(soon(), 1) });
  expect((await readFeed(token, { 'if-none-match': etag })).status).toBe(200);
});

testInTurn(
  'reads of one feed address per hour are limited, for existing and unknown addresses, without affecting other addresses',
  async () => {
    const { admin, slug } = await openClinic();
    const [token, invented] = [await subscribe(admin), `${slug}.${newSecret()}`];
    const other = await subscribe((await openClinic()).admin);
    const statuses = async (of: string, count: number) => {
      const found: number[] = [];
      for (let read = 0; read < count; read++) found.push((await readFeed(of)).status);
      return new Set(found);
    };
    const { address } = calendarFeedReadsPerHour;
    expect(await statuses(token, address)).toEqual(new Set([200]));
    expect(await statuses(invented, address)).toEqual(new Set([404]));
    for (const of of [token, invented]) {
      const refused = await readFeed(of);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    }
    expect((await readFeed(other)).status).toBe(200);
    const { withClockAhead } = await openWorld();
    await withClockAhead(hourMs, async () => expect((await readFeed(token)).status).toBe(200));
  },
);

test('the owner of a calendar feed sees when it was last read, to the hour, and the journal records one read a day', async () => {
  const { admin, slug } = await openClinic();
  const token = await subscribe(admin);
  const { withClockAhead } = await openWorld();
  expect((await own(admin))?.fetchedAt).toBeNull();
  await readFeed(token);
  const first = (await own(admin))?.fetchedAt;
  expect(first).not.toBeNull();
  await readFeed(token);
  expect((await own(admin))?.fetchedAt).toBe(first);
  await withClockAhead(25 * hourMs, () => readFeed(token));
  expect(Date.parse((await own(admin))?.fetchedAt ?? '')).toBeGreaterThan(Date.parse(first ?? ''));
  const items = await (await openRawTable()).ownedBy(slug);
  expect(items.filter(({ act }) => act === 'calendar-subscription.read')).toHaveLength(2);
});

test('the address of a calendar feed expires if no program reads the feed for 400 days', async () => {
  const { admin } = await openClinic();
  const [read, forgotten] = [await subscribe(admin), await subscribe((await openClinic()).admin)];
  const { withClockAhead } = await openWorld();
  await withClockAhead(399 * 24 * hourMs, async () => expect((await readFeed(read)).status).toBe(200));
  await withClockAhead(401 * 24 * hourMs, async () => {
    expect((await readFeed(read)).status).toBe(200);
    expect((await readFeed(forgotten)).status).toBe(404);
  });
});

test('the secret of a feed address is not stored, and logs contain neither the secret nor names', async () => {
  const { admin, slug } = await openClinic();
  const child = await makeCase(admin, { fullName: 'Dora Dean' });
  await makeSession(admin, { caseIds: [child.id], date: soon() });
  const { api, close } = await startLoggingApi();
  const [token, wrong] = [await subscribe(admin), `${slug}.${newSecret()}`];
  const stranger = callerWith(api, {});
  const heard = await captureOutput(async () => {
    for (const one of [token, wrong, 'x'])
      await stranger.send('GET', `${calendarSubscriptions.readCalendarFeed.path}?token=${one}`);
  });
  await close();
  expect(heard.join('')).toContain('GET /api/calendar-feed');
  const kept = JSON.stringify(await (await openRawTable()).everything());
  for (const secret of [token, wrong].map(one => one.split('.')[1] ?? '')) {
    expect(heard.join('')).not.toContain(secret);
    expect(kept).not.toContain(secret);
  }
  expect(heard.join('')).not.toMatch(/Dora|DD/);
});

test('a request to create a feed address with an invalid secret is rejected', async () => {
  const { admin } = await openClinic();
  const chosen = { scope: 'mine' as const, language: 'en' as const, script: 'simplified' as const };
  for (const secret of ['a'.repeat(43), newSecret().slice(1), `${newSecret().slice(1)}=`])
    expect(
      await admin.expectError(calendarSubscriptions.subscribeToCalendar, { ...chosen, secret }),
    ).toMatchObject({ status: 400, code: 'request.invalid' });
});

test('a secret that a colleague’s feed already uses is rejected, and the colleague’s address stays valid', async () => {
  const clinic = await openClinic();
  const token = await subscribe(clinic.admin);
  const chosen = { scope: 'mine' as const, language: 'en' as const, script: 'simplified' as const };
  const taken = { ...chosen, secret: token.slice(clinic.slug.length + 1) };
  const colleague = await clinic.join();
  const refused = await colleague.expectError(calendarSubscriptions.subscribeToCalendar, taken);
  expect(refused).toMatchObject({ status: 400, fields: { secret: 'validation.invalid_value' } });
  expect(await own(colleague)).toBeNull();
  expect((await readFeed(token)).status).toBe(200);
});
