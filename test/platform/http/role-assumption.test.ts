import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { calendarSubscriptions } from '../../../shared/features/classes/calendar-subscriptions/endpoints.ts';
import { reportDocuments } from '../../../shared/features/eye/report-documents/endpoints.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { reportLinks } from '../../../shared/features/reports/report-links/endpoints.ts';
import { callerWith } from '../../support/caller.ts';
import { openClinic, openSuperadmin } from '../../support/clinic.ts';
import { openWorld, settled } from '../../support/world.ts';

/** Runs an action, and returns the organisations for which a role was assumed during the action. */
async function assumedDuring(run: () => Promise<unknown>): Promise<string[]> {
  const { withFaults } = await openWorld();
  const assumed: string[] = [];
  await withFaults(({ service, subjects }) => {
    if (service === 'sts') assumed.push(...subjects);
    return undefined;
  }, run);
  return assumed;
}

const unknownSlug = () => `no-such-${randomBytes(6).toString('hex')}`;
const aLink = (slug: string) => `${slug}.${randomBytes(32).toString('base64url')}`;

test('no IAM role is assumed for an organisation that the person has not opened in this session', async () => {
  const [own, other] = await Promise.all([openClinic(), openClinic()]);
  const superadmin = await openSuperadmin();
  await settled();
  const assumed = await assumedDuring(async () => {
    for (const slug of [unknownSlug(), unknownSlug(), other.slug]) {
      for (const call of [cases.searchCases, reportDocuments.openBlankEyeForm]) {
        const refused = await own.admin.expectError(call, {} as never, { 'x-organization': slug });
        expect(refused.code).toBe('organization.foreign');
      }
      await superadmin.expectError(cases.searchCases, {}, { 'x-organization': slug });
    }
  });
  expect(assumed).toEqual([]);
});

test('one sign-in works for every organisation that the person has opened with this sign-in', async () => {
  const [first, second] = await Promise.all([openClinic(), openClinic()]);
  const user = await first.join();
  const both = await second.join({}, user.person);
  await both.call(account.changeOrganization, { organizationSlug: first.slug });
  for (const slug of [first.slug, second.slug])
    await both.call(cases.searchCases, {}, { 'x-organization': slug });
});

test('no IAM role is assumed for a made-up report link or calendar address', async () => {
  const { slug } = await openClinic();
  const { api } = await openWorld();
  await settled();
  const caller = callerWith(api, { 'x-forwarded-for': '203.0.113.77' });
  const assumed = await assumedDuring(async () => {
    for (const token of [aLink(unknownSlug()), aLink(unknownSlug()), aLink(slug)]) {
      expect((await caller.expectError(reportLinks.openReportLink, { token })).code).toBe(
        'report-link.unusable',
      );
      const read = { token, birthDate: '2015-01-01' };
      expect((await caller.expectError(reportLinks.readLinkedReports, read)).code).toBe(
        'report-link.unusable',
      );
      const feed = await caller.expectError(calendarSubscriptions.readCalendarFeed, { token });
      expect(feed.code).toBe('record.missing');
    }
  });
  expect(assumed).toEqual([]);
});
