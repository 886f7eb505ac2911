import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createJobsLambda } from '../../../../functions/lambdas/jobs.ts';
import type { Item } from '../../../../functions/platform/storage/write.ts';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { type Clinic, openClinic, openSuperadmin, type Principal, today } from '../../../support/clinic.ts';
import { openMailsStore } from '../../../support/queue-email.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makePastSession } from '../../classes/evaluations/samples.ts';
import { makeEyeReport, makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { makeRegistration } from '../../intake/registrations/samples.ts';
import { makeFinishedNote, makeNote } from '../../notes/notes/samples.ts';
import { makeScreening } from '../../screening/screenings/samples.ts';
import { makeCase } from '../cases/samples.ts';

/** The numbers on the dashboard, by the endpoint that returns them or by the kind of open task. */
type Numbers = Record<
  | 'cases'
  | 'notes'
  | 'recalls'
  | 'lateOrders'
  | 'eyeDrafts'
  | 'noteDrafts'
  | 'screeningDrafts'
  | 'evaluations'
  | 'registrations',
  number
>;

async function shown(who: Principal): Promise<Numbers> {
  const { id } = who.person;
  const sizeOf = async (found: Promise<{ data: { data: unknown[]; meta: { next: string | null } } }>) => {
    const { data } = await found;
    expect(data.meta.next).toBeNull();
    return data.data.length;
  };
  const limit = 50;
  const { data: counted } = await who.call(cases.searchCases, { limit: 1, withTotal: true });
  const { data: waiting } = await who.call(registrations.searchRegistrations, { limit: 2 });
  return {
    cases: counted.meta.total ?? -1,
    notes: await sizeOf(who.call(notes.searchNotes, { limit: 100 })),
    recalls: await sizeOf(who.call(eyeReports.searchRecalls, { until: today(), state: 'waiting', limit })),
    lateOrders: await sizeOf(who.call(eyeReports.searchEyeReports, { order: 'late', limit })),
    eyeDrafts: await sizeOf(who.call(eyeReports.searchEyeReports, { status: 'draft', author: id, limit })),
    noteDrafts: await sizeOf(who.call(notes.searchNotes, { status: ['draft'], author: id, limit })),
    screeningDrafts: await sizeOf(
      who.call(screenings.searchScreenings, { status: ['draft'], tester: id, limit }),
    ),
    evaluations: await sizeOf(who.call(evaluations.searchEvaluatedSessions, { limit })),
    registrations: waiting.meta.total ?? waiting.data.length,
  };
}

/** Counts the dashboard numbers of a person again, directly from the records in the table. */
function recounted(items: Item[], sees: (record: Item) => boolean, id: string): Numbers {
  const children = items.filter(({ kind, mergedInto }) => kind === 'case' && mergedInto === undefined);
  const idsOf = (some: Item[]) => new Set(some.map(child => String(child.id)));
  const seen = children.filter(sees);
  const active = idsOf(seen.filter(({ status }) => status === 'active'));
  const ofKind = (kind: string, of: ReadonlySet<string>) =>
    items.filter(
      item => item.kind === kind && of.has(String(item.caseId)) && !item.deletedAt && !item.deleted,
    );
  /** Lists of documents leave out documents of restricted children, even for admins. */
  const unrestricted = idsOf(seen.filter(({ status }) => status !== 'restricted'));
  const isBy = (name: string) => (item: Item) => (item[name] as { id: string }).id === id;
  const isDraft = ({ status }: Item) => status === 'draft';
  const visits = ofKind('eyeReport', unrestricted);
  const written = ofKind('note', unrestricted);
  const due = visits.filter(
    visit => !isDraft(visit) && active.has(String(visit.caseId)) && String(visit.followUp) <= today(),
  );
  return {
    cases: active.size,
    notes: written.length,
    recalls: new Set(due.map(({ caseId }) => caseId)).size,
    lateOrders: visits.filter(visit => !isDraft(visit) && String(visit.returnBy) < today()).length,
    eyeDrafts: visits.filter(isDraft).filter(isBy('author')).length,
    noteDrafts: written.filter(isDraft).filter(isBy('author')).length,
    screeningDrafts: ofKind('screening', unrestricted).filter(isDraft).filter(isBy('tester')).length,
    evaluations: items.filter(item => item.kind === 'class-session').filter(isBy('owner')).length,
    registrations: seen.filter(({ review }) => review === 'waiting').length,
  };
}

/** Makes a record of every kind for a child, as this person. */
async function write(who: Principal, caseId: string): Promise<void> {
  await makeNote(who, {}, caseId);
  await makeFinishedNote(who, {}, caseId);
  await makeEyeReport(who, {}, caseId);
  await makeFinishedReport(who, {}, caseId);
  await makeScreening(who, { date: '2026-02-03' }, caseId);
  await makePastSession(who);
}

async function fill(clinic: Clinic, colleague: Principal, limited: Principal): Promise<void> {
  const { admin } = clinic;
  const [seen, other, lost, hidden, archived] = await Promise.all(
    Array.from({ length: 5 }, () => makeCase(admin)),
  );
  if (!seen || !other || !lost || !hidden || !archived) throw new Error('five cases are made');
  const assign = (caseId: string, change: { addIds: string[] } | { removeIds: string[] }) =>
    admin.call(cases.assignCases, { caseIds: [caseId], ...change });
  for (const { id } of [seen, lost]) await assign(id, { addIds: [limited.person.id] });
  await write(admin, other.id);
  await write(admin, hidden.id);
  await write(colleague, archived.id);
  await write(colleague, hidden.id);
  await write(limited, seen.id);
  await write(limited, lost.id);
  await assign(lost.id, { removeIds: [limited.person.id] });
  await admin.call(cases.archiveCase, { caseId: archived.id });
  await admin.call(caseRights.restrictCase, { caseId: hidden.id, reason: 'accuracy', note: null });
  await makeRegistration(clinic);
}

testInTurn(
  'each dashboard number matches a recount of the database, for users who see different cases',
  async () => {
    const clinic = await openClinic();
    const [colleague, limited] = [await clinic.join(), await clinic.join({ visibility: 'selected' })];
    await fill(clinic, colleague, limited);
    await settled();
    const { ownedBy } = await openRawTable();
    const items = await ownedBy(clinic.slug);
    const isAssigned = ({ assigned, status }: Item) =>
      status !== 'restricted' && (assigned as { id: string }[]).some(({ id }) => id === limited.person.id);
    const people: [Principal, (record: Item) => boolean][] = [
      [clinic.admin, () => true],
      [colleague, ({ status }) => status !== 'restricted'],
      [limited, isAssigned],
    ];
    for (const [who, sees] of people) expect(await shown(who)).toEqual(recounted(items, sees, who.person.id));
    expect((await shown(clinic.admin)).notes).toBe((await shown(colleague)).notes);
    expect((await shown(colleague)).notes).toBeGreaterThan((await shown(limited)).notes);

    const other = await openClinic();
    const nothing = Object.fromEntries(Object.keys(await shown(limited)).map(name => [name, 0]));
    expect(await shown(other.admin)).toEqual(nothing);
    const { data } = await clinic.admin.call(members.listMembers, { organizationId: clinic.slug });
    const memberships = items.filter(({ kind, status }) => kind === 'member' && status === 'active');
    expect(data.data.filter(({ status }) => status === 'active')).toHaveLength(memberships.length);
  },
);

test('the dashboard counts undeliverable emails of the last 30 days, but only to addresses that are still blocked', async () => {
  const clinic = await openClinic();
  const { admin, slug } = clinic;
  const { table, mails } = await openMailsStore(slug);
  const send = async (to: string, daysAgo = 0) => {
    const write = mails.sendWrite({ template: 'invitation', to, locale: 'en', link: '/register?token=x' });
    if (!('put' in write)) throw new Error('a mail is put');
    const queuedAt = new Date(Date.now() - daysAgo * dayMs).toISOString();
    await table.transact([
      { ...write, put: { ...write.put, ...(daysAgo > 0 && { queuedAt, status: 'bounced' }) } },
    ]);
    await settled();
  };
  const [held, allowed] = [`bounce-${randomUUID()}@test.example`, `bounce-${randomUUID()}@test.example`];
  await send(held, 31);
  await send(held);
  await send(allowed);
  const listed = async (state: 'returned' | 'bounced') =>
    (await admin.call(emailLog.searchMails, { state })).data.data;
  await expect.poll(async () => (await listed('returned')).length, { timeout: 5_000 }).toBe(2);
  const [first] = (await listed('returned')).filter(({ to }) => to === allowed);
  await admin.call(emailLog.allowAddress, { mailId: first?.id ?? '' });
  expect((await listed('returned')).map(({ to }) => to)).toEqual([held]);
  expect(await listed('bounced')).toHaveLength(3);
});

test('the dashboard numbers of a platform administrator match a recount of the database', async () => {
  const superadmin = await openSuperadmin();
  const clinic = await openClinic();
  await clinic.join();
  const { everything } = await openRawTable();
  const { data } = await superadmin.call(organizations.countPlatform, {});
  const all = (await everything()).filter(({ kind }) => kind === 'organization');
  const active = all.filter(({ status }) => status === 'active');
  expect(data.organizations).toBe(active.length);
  expect(data.archived).toBe(all.length - active.length);
  expect(data.users).toBe(active.reduce((sum, { seatsTaken }) => sum + Number(seatsTaken), 0));
});

test('the dashboard’s count of licences that end soon equals the length of the list of licences that end soon', async () => {
  const superadmin = await openSuperadmin();
  const { slug: organizationId } = await openClinic();
  const { data: before } = await superadmin.call(organizations.countPlatform, {});
  const { data: full } = await superadmin.call(organizations.getOrganization, { organizationId });
  const { version, seats, modules } = full;
  const endsOn = new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 10);
  await superadmin.call(organizations.changeLicence, { organizationId, version, seats, modules, endsOn });
  const { data: after } = await superadmin.call(organizations.countPlatform, {});
  expect(after.ending.count).toBe(before.ending.count + 1);
  const listed = async (text: string) =>
    (await superadmin.call(organizations.searchOrganizations, { licence: 'ending', text })).data;
  const { data, meta } = await listed('');
  expect(data).toHaveLength(after.ending.count);
  expect(meta).toMatchObject({ total: after.ending.count, next: null });
  expect(data.map(one => one.endsOn)).toEqual(data.map(one => one.endsOn).toSorted());
  expect((await listed(organizationId)).data.map(({ id }) => id)).toEqual([organizationId]);
});

test('a daily job counts the platform’s cases and notes; a second run on the same day changes no count', async () => {
  const superadmin = await openSuperadmin();
  const clinic = await openClinic();
  const { backend, withClockAhead } = await openWorld();
  const { id: kept } = await makeCase(clinic.admin);
  const { id } = await makeCase(clinic.admin);
  await clinic.admin.call(cases.archiveCase, { caseId: id });
  await makeNote(clinic.admin, {}, kept);
  const { everything } = await openRawTable();
  const count = (countedOrganization = clinic.slug) => backend.work({ countedOrganization });
  const own = async () => (await everything()).find(({ pk, sk }) => pk === 'X#COUNTS' && sk === clinic.slug);
  await count();
  await count();
  const before = await own();
  expect(before).toMatchObject({ cases: 1, notes: 1 });

  const tick = createJobsLambda(backend.environmentOf('jobs'), () => Date.now() + dayMs);
  await tick({ tick: true });
  await settled();
  expect(Date.parse(String((await own())?.at))).toBeGreaterThan(Date.parse(String(before?.at)));

  const items = await everything();
  const active = new Set(
    items
      .filter(({ kind, status }) => kind === 'organization' && status === 'active')
      .map(({ slug }) => slug),
  );
  const ofActive = ({ pk }: Item) => active.has(pk.split('#')[1]);
  for (const slug of active) await count(String(slug));
  const { data } = await superadmin.call(organizations.countPlatform, {});
  expect(data.records).toEqual({
    cases: items.filter(item => item.kind === 'case' && item.status === 'active' && ofActive(item)).length,
    notes: items.filter(item => item.kind === 'note' && item.gsi1pk !== undefined && ofActive(item)).length,
    asOf: expect.any(String),
  });
  await withClockAhead(1_000, () => count());
  const { data: again } = await superadmin.call(organizations.countPlatform, {});
  expect({ ...again.records, asOf: '' }).toEqual({ ...data.records, asOf: '' });
});
