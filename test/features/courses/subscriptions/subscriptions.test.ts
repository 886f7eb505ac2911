import { beforeAll, expect, test } from 'vitest';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import type { SubscriptionList } from '../../../../shared/features/courses/subscriptions/schema.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { type Clinic, openClinic, openSuperadmin, type Principal, today } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { makePublishedCourse } from '../published-courses/make-published-course.ts';

const inDays = (days: number) => new Date(Date.parse(today()) + days * dayMs).toISOString().slice(0, 10);

let sam: Principal;
beforeAll(async () => {
  sam = await openSuperadmin();
});

const publish = async (changes = {}) => (await makePublishedCourse('library-author', changes)).id;
const request = async (person: Principal, courseId: string, message?: string) =>
  (await person.call(subscriptions.requestSubscription, { courseId, message })).data;
const stateOf = async (person: Principal, courseId: string) =>
  (await person.call(subscriptions.listSubscriptions, {})).data.data.find(one => one.courseId === courseId);
const listed = async ({ slug }: Clinic, list: SubscriptionList) =>
  (await sam.call(subscriptions.searchSubscriptions, { list, text: slug })).data.data;

test('an organisation can request a course once and read it after the approval; the list of requests shows the oldest first', async () => {
  const clinic = await openClinic();
  const user = await clinic.join();
  const [first, second] = [await publish(), await publish({ title: 'Strokes and space' })];
  const asked = await request(user, first, 'For our reading groups');
  expect(asked).toMatchObject({ state: 'pending', message: 'For our reading groups', until: null });
  expect(await request(clinic.admin, first, 'Me too')).toEqual(asked);
  await request(user, second);
  expect(await listed(clinic, 'requests')).toMatchObject([
    { courseId: first, organization: { id: clinic.slug }, requestedBy: { fullName: 'Uma User' } },
    { courseId: second, title: 'Strokes and space', isActive: true, isRequesterActive: true },
  ]);
  const about = { organizationId: clinic.slug, courseId: first, version: asked.version };
  const { data } = await sam.call(subscriptions.grantSubscription, { ...about, until: inDays(90) });
  expect(data).toMatchObject({ state: 'subscribed', until: inDays(90), isEnding: false });
  expect(await stateOf(clinic.admin, first)).toEqual(data);
  expect(await listed(clinic, 'requests')).toMatchObject([{ courseId: second }]);
  expect(await listed(clinic, 'active')).toMatchObject([{ courseId: first }]);
  expect((await user.expectError(subscriptions.requestSubscription, { courseId: first })).code).toBe(
    'subscription.not-needed',
  );
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

test('if two people of an organisation request a course at the same time, only one request is created', async () => {
  const clinic = await openClinic();
  const user = await clinic.join();
  const courseId = await publish();
  const [one, other] = await Promise.all([request(clinic.admin, courseId), request(user, courseId)]);
  expect(one).toEqual(other);
  expect(one.version).toBe(1);
});

test('the requester or an admin can cancel a request for a course; it can then not be approved, but it can be made again', async () => {
  const clinic = await openClinic();
  const [asker, colleague] = [await clinic.join(), await clinic.join()];
  const courseId = await publish();
  const { version } = await request(asker, courseId);
  expect((await colleague.expectError(subscriptions.cancelSubscription, { courseId })).code).toBe(
    'subscription.not-own',
  );
  await clinic.admin.call(subscriptions.cancelSubscription, { courseId });
  expect((await asker.call(subscriptions.cancelSubscription, { courseId })).data.state).toBe('none');
  const about = { organizationId: clinic.slug, courseId, until: inDays(30) };
  const refusal = await sam.expectError(subscriptions.grantSubscription, { ...about, version });
  expect(refusal).toMatchObject({ status: 409, code: 'version.conflict', current: { state: 'none' } });
  const cancelled = await stateOf(asker, courseId);
  const late = { ...about, version: cancelled?.version ?? 0 };
  expect((await sam.expectError(subscriptions.grantSubscription, late)).code).toBe('subscription.decided');
  expect((await request(asker, courseId)).state).toBe('pending');
});

test('an organisation sees why its request for a course was declined, or why its access to the course was revoked', async () => {
  const clinic = await openClinic();
  const courseId = await publish();
  const about = { organizationId: clinic.slug, courseId };
  const { version } = await request(clinic.admin, courseId);
  await sam.call(subscriptions.closeSubscription, { ...about, version, reason: 'Send us your plan' });
  expect(await stateOf(clinic.admin, courseId)).toMatchObject({
    state: 'declined',
    reason: 'Send us your plan',
  });
  expect(await listed(clinic, 'declined')).toMatchObject([{ courseId }]);
  const again = await request(clinic.admin, courseId);
  const { data: open } = await sam.call(subscriptions.grantSubscription, {
    ...about,
    version: again.version,
    until: inDays(10),
  });
  expect(open).toMatchObject({ state: 'subscribed', isEnding: true, reason: null });
  expect(await listed(clinic, 'ending')).toMatchObject([{ courseId }]);
  const close = { ...about, version: open.version, reason: 'Not paid' };
  await sam.call(subscriptions.closeSubscription, close);
  const after = await stateOf(clinic.admin, courseId);
  expect(after).toMatchObject({ state: 'withdrawn', until: null, reason: 'Not paid' });
  const twice = { ...close, version: after?.version ?? 0 };
  expect((await sam.expectError(subscriptions.closeSubscription, twice)).code).toBe('subscription.decided');
});

test('a withdrawn subscription is listed with who withdrew it and why, and can be restored', async () => {
  const clinic = await openClinic();
  const courseId = await publish();
  const about = { organizationId: clinic.slug, courseId };
  const { version } = await request(clinic.admin, courseId);
  const until = inDays(90);
  const { data: open } = await sam.call(subscriptions.grantSubscription, { ...about, version, until });
  const close = { ...about, version: open.version, reason: 'Not paid' };
  const { data: closed } = await sam.call(subscriptions.closeSubscription, close);
  const [row, ...others] = await listed(clinic, 'withdrawn');
  expect(others).toEqual([]);
  expect(row).toMatchObject({ courseId, state: 'withdrawn', reason: 'Not paid', version: closed.version });
  expect(row?.decidedBy).toBeTruthy();
  expect(row?.decidedAt).toBe(closed.decidedAt);
  expect(await listed(clinic, 'active')).toEqual([]);
  const restored = { ...about, version: closed.version, until };
  await sam.call(subscriptions.grantSubscription, restored);
  expect(await stateOf(clinic.admin, courseId)).toMatchObject({ state: 'subscribed', until, reason: null });
  expect(await listed(clinic, 'withdrawn')).toEqual([]);
  expect(await listed(clinic, 'active')).toMatchObject([{ courseId }]);
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

test('a subscription stays active while an extension is requested, and expires after its last day', async () => {
  const clinic = await openClinic();
  const courseId = await publish();
  const about = { organizationId: clinic.slug, courseId };
  const { version } = await request(clinic.admin, courseId);
  await sam.call(subscriptions.grantSubscription, { ...about, version, until: inDays(3) });
  const renewal = await request(clinic.admin, courseId);
  expect(renewal).toMatchObject({ state: 'pending', until: inDays(3) });
  expect(await listed(clinic, 'ending')).toMatchObject([{ courseId }]);
  const extended = { ...about, version: renewal.version, until: inDays(5) };
  await sam.call(subscriptions.grantSubscription, extended);
  const { withClockAhead } = await openWorld();
  await withClockAhead(5 * dayMs, async () => {
    expect((await stateOf(clinic.admin, courseId))?.state).toBe('subscribed');
    for (const list of ['active', 'ending'] as const)
      expect(await listed(clinic, list), list).toMatchObject([{ courseId, until: inDays(5) }]);
    expect(await listed(clinic, 'expired')).toEqual([]);
  });
  await withClockAhead(6 * dayMs, async () => {
    expect((await stateOf(clinic.admin, courseId))?.state).toBe('expired');
    expect(await listed(clinic, 'expired')).toMatchObject([{ courseId }]);
    for (const list of ['active', 'ending'] as const) expect(await listed(clinic, list), list).toEqual([]);
  });
});

testInTurn(
  'approving a request for a course can also give the requester the curriculum module, unless the requester is suspended',
  async () => {
    const clinic = await openClinic();
    const [user, departing] = [await clinic.join({ modules: [] }), await clinic.join({ modules: [] })];
    const [courseId, other] = [await publish(), await publish()];
    const { version } = await request(user, courseId);
    const about = { organizationId: clinic.slug, until: inDays(90), grantsCurriculum: true };
    await sam.call(subscriptions.grantSubscription, { ...about, courseId, version });
    const { modules } = (await user.call(account.getCurrentUser, {})).data;
    expect(modules.find(({ module }) => module === 'curriculum')).toMatchObject({
      status: 'granted',
      until: null,
    });
    const late = { ...about, courseId: other, version: (await request(departing, other)).version };
    const member = { organizationId: clinic.slug, memberId: departing.person.id };
    const { members } = await import('../../../../shared/features/organizations/members/endpoints.ts');
    await clinic.admin.call(members.suspendMember, member);
    expect((await sam.expectError(subscriptions.grantSubscription, late)).code).toBe(
      'subscription.requester-gone',
    );
    await sam.call(subscriptions.grantSubscription, { ...late, grantsCurriculum: false });
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);

test('a request for a course cannot be approved if the organisation is archived, its licence has ended or the end date is past', async () => {
  const clinic = await openClinic();
  const courseId = await publish();
  const { version } = await request(clinic.admin, courseId);
  const about = { organizationId: clinic.slug, courseId, version };
  const past = await sam.expectError(subscriptions.grantSubscription, { ...about, until: '2020-01-01' });
  expect(past.fields).toEqual({ until: 'validation.past_date' });
  const { organizationId } = about;
  const { data } = await sam.call(organizations.getOrganization, { organizationId });
  const licence = { organizationId, version: data.version, seats: 5, modules: [], endsOn: '2020-01-01' };
  await sam.call(organizations.changeLicence, licence);
  const refused = async () =>
    (await sam.expectError(subscriptions.grantSubscription, { ...about, until: inDays(9) })).code;
  expect(await refused()).toBe('licence.ended');
  await sam.call(organizations.archiveOrganization, { organizationId });
  expect(await refused()).toBe('organization.archived');
  expect(await listed(clinic, 'requests')).toMatchObject([{ isActive: false }]);
});

test('an organisation cannot request its own courses, withdrawn courses or courses that the platform has taken down', async () => {
  const clinic = await openClinic();
  const own = (await makePublishedCourse(clinic.slug)).id;
  const refusal = async (courseId: string) =>
    (await clinic.admin.expectError(subscriptions.requestSubscription, { courseId })).code;
  expect(await refusal(own)).toBe('subscription.not-needed');
  expect(await refusal(await publish({ state: 'withdrawn' }))).toBe('course.not-offered');
  expect(await refusal(await publish({ state: 'taken-down' }))).toBe('record.missing');
});
