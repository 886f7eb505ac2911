import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { UndeliverableStore } from '../../../../functions/platform/mail/undeliverable-store.ts';
import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { familyMails } from '../../../../shared/features/classes/family-mails/endpoints.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { mailsTo } from '../../../support/mail.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { updatePreferences } from '../../../support/update-preferences.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { change } from '../evaluations/samples.ts';
import { letter, makeMailedSession } from './samples.ts';

const preview = async (person: Principal, sessionId: string) =>
  (await person.call(familyMails.previewFamilyMails, { sessionId })).data;
const send = async (person: Principal, sessionId: string, key: string = randomUUID()) => {
  const { fingerprint, last } = await preview(person, sessionId);
  const sent = { sessionId, fingerprint, knownLast: last?.at ?? null };
  return (await person.call(familyMails.mailFamilies, sent, { 'idempotency-key': key })).data;
};
const refusal = (
  person: Principal,
  sent: RequestOf<typeof familyMails.mailFamilies>,
  key: string = randomUUID(),
) => person.expectError(familyMails.mailFamilies, sent, { 'idempotency-key': key });
/** A child of an English-speaking family whose only contact is this address. */
const makeChild = (
  maker: Principal,
  contactEmail: string | null,
  more: Parameters<typeof makeCase>[1] = {},
) => makeCase(maker, { contactEmail, mother: null, father: null, emailLanguage: 'en', ...more });
/** Positions at which these parts occur in the text. */
const placesOf = (text: string, ...parts: string[]) => parts.map(part => text.indexOf(part));

test('a family with two children gets one email with both names, and without names of other families’ children', async () => {
  const { admin } = await openClinic();
  const [two, other] = [uniqueEmail(), uniqueEmail()];
  const mia = await makeChild(admin, two, { fullName: 'Mia Twofold' });
  const leo = await makeChild(admin, two.toUpperCase(), { fullName: 'Leo Twofold' });
  const ana = await makeChild(admin, other, { fullName: 'Ana Alone', emailLanguage: 'zh' });
  const letters = [letter('Tracking'), null, letter('Reading')];
  const ids = [mia.id, leo.id, ana.id];
  const session = await makeMailedSession(admin, ids, letters, '2026-03-02');
  const plan = await preview(admin, session.id);
  expect(plan).toMatchObject({ activities: 3, withText: 2, hidden: 0, notMailed: [], last: null });
  expect(plan.families.map(({ children }) => children.length).sort()).toEqual([1, 2]);

  expect(await send(admin, session.id)).toMatchObject({ families: 2 });
  const [first, ...more] = await mailsTo(two);
  expect(more).toEqual([]);
  expect(first?.subject).toBe('Tracking in English · Reading in English');
  const text = String(first?.body.text);
  const places = placesOf(
    text,
    'Tracking: Mia Twofold and Leo Twofold practised Activity 1 on 2 Mar 2026',
    'Reading: Mia Twofold and Leo Twofold practised Activity 3 on 2 Mar 2026',
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places.every(place => place > 0)).toBe(true);
  expect(text).not.toContain('Ana');
  expect(text).not.toContain('{{');
  const shown = plan.families.find(({ children }) => children.length === 2);
  expect(shown?.subject).toBe(first?.subject);
  const words = (all: string) => all.split(/\s+/).filter(Boolean).join(' ');
  expect(words(text)).toBe(words(String(shown?.text)));

  const [alone, ...others] = await mailsTo(other);
  expect(others).toEqual([]);
  expect(alone?.subject).toBe('Tracking中文 · Reading中文');
  expect(alone?.body.text).toContain('Reading：Ana Alone在2026年3月2日练习了Activity 3。');
  expect(`${alone?.body.text}${alone?.body.html}`).not.toMatch(/Mia|Leo/);
});

test('the preview of family emails lists the children whose families get no email: absent, archived or without a valid address', async () => {
  const { admin } = await openClinic();
  const { now } = await openWorld();
  const { table } = await openRawTable();
  const [good, bounced, absent, archived] = [uniqueEmail(), uniqueEmail(), uniqueEmail(), uniqueEmail()];
  const made = [];
  for (const contactEmail of [good, null, bounced, absent, archived])
    made.push(await makeChild(admin, contactEmail));
  const ids = made.map(({ id }) => id);
  const session = await makeMailedSession(admin, ids, [letter('Tracking')]);
  await new UndeliverableStore(table, now).add(bounced, 'bounced');
  await change(admin, session, [{ caseId: String(ids[3]), field: 'isAbsent', from: false, to: true }]);
  await admin.call(cases.archiveCase, { caseId: String(ids[4]) });
  const plan = await preview(admin, session.id);
  expect(plan.families.map(({ address }) => address)).toEqual([good]);
  expect(new Map(plan.notMailed.map(({ child, why }) => [child.id, why]))).toEqual(
    new Map([
      [ids[1], 'no-email'],
      [ids[2], 'undeliverable'],
      [ids[3], 'absent'],
      [ids[4], 'archived'],
    ]),
  );
  await send(admin, session.id);
  const counts = await Promise.all(
    [good, bounced, absent, archived].map(async to => (await mailsTo(to)).length),
  );
  expect(counts).toEqual([1, 0, 0, 0]);
});

test('shared observations are emailed only after the evaluation is finished, and private observations are never emailed', async () => {
  const { admin, slug } = await openClinic();
  const address = uniqueEmail();
  const one = await makeChild(admin, address);
  const session = await makeMailedSession(admin, [one.id], [null, letter('Reading')]);
  const { id: sessionId } = session;
  const at = (index: number) => ({ caseId: one.id, activityId: String(session.activities[index]?.id) });
  await change(admin, session, [
    { ...at(0), field: 'observation', from: '', to: 'Followed the lamp' },
    { ...at(0), field: 'isShared', from: false, to: true },
    { ...at(1), field: 'observation', from: '', to: 'Only for colleagues' },
  ]);
  expect(await preview(admin, sessionId)).toMatchObject({ heldBack: 'unfinished' });
  expect((await preview(admin, sessionId)).families[0]?.text).not.toContain('Followed the lamp');
  await admin.call(evaluations.finishEvaluations, { sessionId, withGaps: true });
  const finished = await preview(admin, sessionId);
  expect(finished).toMatchObject({ heldBack: null, families: [{ observations: 1 }] });
  await send(admin, sessionId);
  const [mail] = await mailsTo(address);
  expect(mail?.body.text).toContain('Followed the lamp');
  expect(mail?.body.text).not.toContain('Only for colleagues');

  await updatePreferences(admin, slug, { reportsBy: 'link' });
  const linked = await preview(admin, sessionId);
  expect(linked).toMatchObject({ heldBack: 'links-only', families: [{ observations: 0 }] });
  expect(linked.families[0]?.text).not.toContain('Followed the lamp');
});

test('repeating a request with its idempotency key emails families once; a new request within ten minutes must be confirmed', async () => {
  const { admin } = await openClinic();
  const { withClockAhead } = await openWorld();
  const address = uniqueEmail();
  const { id } = await makeChild(admin, address);
  const { id: sessionId } = await makeMailedSession(admin, [id], [letter('Tracking')]);
  const { fingerprint } = await preview(admin, sessionId);
  const sent = { sessionId, fingerprint, knownLast: null };
  const key = randomUUID();
  const again = { 'idempotency-key': key };
  const first = (await admin.call(familyMails.mailFamilies, sent, again)).data;
  expect((await admin.call(familyMails.mailFamilies, sent, again)).data).toEqual(first);
  expect(await refusal(admin, sent)).toMatchObject({
    ...{ status: 409, code: 'class-session.mailed', current: { at: first.at, families: 1 } },
  });
  expect(await mailsTo(address)).toHaveLength(1);
  await send(admin, sessionId);
  expect(await mailsTo(address)).toHaveLength(2);
  await withClockAhead(11 * minuteMs, async () => {
    await admin.call(familyMails.mailFamilies, sent, { 'idempotency-key': randomUUID() });
  });
  expect(await mailsTo(address)).toHaveLength(3);
});

test('when two people email a session’s families at the same time, one request is rejected and each family gets one email', async () => {
  const { admin, join, slug } = await openClinic();
  const owner = await join();
  const address = uniqueEmail();
  const { id } = await makeChild(owner, address);
  const { id: sessionId } = await makeMailedSession(owner, [id], [letter('Tracking')]);
  const { fingerprint } = await preview(owner, sessionId);
  const sent = { sessionId, fingerprint, knownLast: null };
  const answers = await Promise.allSettled([
    owner.call(familyMails.mailFamilies, sent, { 'idempotency-key': randomUUID() }),
    admin.call(familyMails.mailFamilies, sent, { 'idempotency-key': randomUUID() }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { last } = await preview(owner, sessionId);
  expect([owner.person.id, admin.person.id]).toContain(last?.by.id);
  expect(await mailsTo(address)).toHaveLength(1);
  expect(await violationsOf(slug)).toEqual([]);
});

test('for a user who does not see all children, the response does not say how many families a colleague emailed', async () => {
  const { admin, join } = await openClinic();
  const owner = await join({ visibility: 'selected' });
  const [own, other] = [await makeChild(owner, uniqueEmail()), await makeChild(admin, uniqueEmail())];
  const session = await makeMailedSession(owner, [own.id], [letter('Tracking')]);
  const { id: sessionId, version } = session;
  await admin.call(classSessions.changeSession, {
    ...{ sessionId, version, scope: 'this', changes: { addCaseIds: [other.id] } },
  });
  await send(admin, sessionId);
  expect((await preview(admin, sessionId)).last).toMatchObject({ families: 2 });
  const { fingerprint, last, hidden } = await preview(owner, sessionId);
  expect([last?.by.id, last?.families, hidden]).toEqual([admin.person.id, null, 1]);
  const told = await refusal(owner, { sessionId, fingerprint, knownLast: null });
  expect(told).toMatchObject({ code: 'class-session.mailed', current: { families: null } });
  await send(owner, sessionId);
  expect((await preview(owner, sessionId)).last).toMatchObject({ families: 1 });
});

test('only the owner of a session and admins can email its families, and only if nothing has changed since the preview', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const address = uniqueEmail();
  const child = await makeChild(admin, address);
  const session = await makeMailedSession(admin, [child.id], [letter('Tracking')]);
  const { id: sessionId } = session;
  expect(await colleague.expectError(familyMails.previewFamilyMails, { sessionId })).toMatchObject({
    ...{ status: 403, code: 'class-session.not-own' },
  });
  const { fingerprint } = await preview(admin, sessionId);
  const sent = { sessionId, fingerprint, knownLast: null };
  expect(await refusal(colleague, sent)).toMatchObject({ code: 'class-session.not-own' });
  const moved = uniqueEmail();
  const { id: caseId, version, fullName } = child;
  await admin.call(cases.changeCase, { caseId, version, fullName, contactEmail: moved });
  const changed = await refusal(admin, sent);
  expect(changed).toMatchObject({
    ...{ status: 409, code: 'class-session.mail-changed', current: { families: [{ address: moved }] } },
  });
  await admin.call(classSessions.cancelSession, {
    ...{ sessionId, version: session.version, isCancelled: true, reason: 'Rain' },
  });
  const now = (await preview(admin, sessionId)).fingerprint;
  expect(await refusal(admin, { ...sent, fingerprint: now })).toMatchObject({
    code: 'class-session.cancelled',
  });
  expect([...(await mailsTo(address)), ...(await mailsTo(moved))]).toEqual([]);
});

test('the email addresses of all families of a session are found, even if there are more than a hundred families', async () => {
  const { table } = await openRawTable();
  const addresses = Array.from({ length: 101 }, uniqueEmail);
  expect(await new UndeliverableStore(table, Date.now).reasonsFor(addresses)).toEqual(new Map());
});
