import { randomUUID } from 'node:crypto';
import type { SQSRecord } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJobsLambda } from '../../../functions/lambdas/jobs.ts';
import { FormTickets } from '../../../functions/platform/http/form-tickets.ts';
import { listen } from '../../../lib/local/serve.ts';
import { placeOf } from '../../../shared/core/place-of.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { calendarSubscriptions } from '../../../shared/features/classes/calendar-subscriptions/endpoints.ts';
import { qrCodes } from '../../../shared/features/intake/qr-codes/endpoints.ts';
import { registrations } from '../../../shared/features/intake/registrations/endpoints.ts';
import { organizations } from '../../../shared/features/organizations/organizations/endpoints.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { accountDeletion } from '../../../shared/features/people/account-deletion/endpoints.ts';
import { dataExport } from '../../../shared/features/people/data-export/endpoints.ts';
import { profile } from '../../../shared/features/people/profile/endpoints.ts';
import { newSecret } from '../../features/classes/calendar-subscriptions/subscribe.ts';
import { inDays } from '../../features/intake/qr-codes/samples.ts';
import { written } from '../../features/intake/registrations/samples.ts';
import { callerWith } from '../../support/caller.ts';
import {
  newClinic,
  newEmail,
  provisionClinic,
  signInAt,
  signInAtFront,
} from '../../support/cells/people-of-cells.ts';
import { type Cells, startCells } from '../../support/cells/start-cells.ts';
import { password } from '../../support/clinic.ts';
import { uploadOwn } from '../../support/own-files.ts';

const [here, there] = ['clinic-here', 'clinic-there'];
const email = newEmail();
let cells: Cells;
let person: Awaited<ReturnType<typeof signInAtFront>>;

beforeAll(async () => {
  cells = await startCells();
  await provisionClinic(cells, here, email);
  await provisionClinic(cells, there, email);
  await cells.settled();
  await cells.move(there, cells.first, cells.second);
  person = await signInAtFront(cells, email, here);
  await person.bare.call(account.changeOrganization, { organizationSlug: there });
});
afterAll(() => cells.close());

/** The owners of the items in a cell's table: slugs of organisations, and key spaces for all other items. */
async function ownersIn(cell: Cells['first']): Promise<Set<string>> {
  const places = (await cells.itemsIn(cell)).map(item => ({ place: placeOf(item), pk: item.pk }));
  return new Set(
    places.map(({ place, pk }) => (typeof place === 'object' ? place.organization : pk.slice(0, 1))),
  );
}

test('one sign-in works in both cells (isolated copies of the stack); a clinic’s records are only in its own cell’s table', async () => {
  const added = [];
  for (const slug of [here, there])
    added.push(await person.in(slug).call(cases.createCase, { fullName: `Child of ${slug}` }));
  await cells.settled();
  for (const [at, slug] of [here, there].entries()) {
    const found = await person.in(slug).call(cases.searchCases, { text: 'child' });
    expect(found.data.data.map(({ id }) => id)).toEqual([added[at]?.data.id]);
  }
  expect(await ownersIn(cells.first)).toEqual(new Set([here, 'P', 'X']));
  expect(await ownersIn(cells.second)).toEqual(new Set([there]));
});

test('a change to a person’s own data is immediately visible in their clinics in both cells (installations)', async () => {
  await person.in(there).call(account.changeLanguage, { locale: 'zh' });
  for (const [cell, slug] of [
    [cells.first, here],
    [cells.second, there],
  ] as const) {
    const members = (await cells.itemsIn(cell)).filter(
      ({ pk, sk }) => pk === `O#${slug}` && sk.startsWith('MEMBER#'),
    );
    expect(members.map(({ locale }) => locale)).toEqual(['zh']);
  }
  const own = await person.in(here).call(dataExport.getOwnData, {});
  expect(own.data.memberships.map(({ organization }) => organization.id)).toEqual([here, there]);
  const mine = await person.bare.call(account.listMyOrganizations, {});
  expect(mine.data.data.map(({ name }) => name)).toEqual([`Clinic ${here}`, `Clinic ${there}`]);
});

test('a profile picture can be uploaded and shown in either cell, and is stored in the first cell', async () => {
  const picture = await uploadOwn(person.in(there));
  const told = { fullName: 'Ada Admin', mobile: '+85291234567', profession: 'a', qualification: 'b' };
  await person.in(there).call(profile.changeProfile, { ...told, picture });
  for (const slug of [here, there]) {
    const { data } = await person.in(slug).call(account.getCurrentUser, {});
    expect((await fetch(data.profilePicture.url ?? '')).status).toBe(200);
  }
  await cells.settled();
  expect(cells.first.s3.keysOf(cells.first.s3.bucket, 'people/')).toHaveLength(1);
  expect(cells.first.s3.keysOf(cells.second.s3.bucket, '')).toEqual([]);
});

test('a registration by QR code reaches the clinic of the code, whichever cell the clinic is in', async () => {
  const admin = person.in(there);
  await admin.call(qrCodes.makeQrCode, { organizationId: there, codeVersion: null, lastDay: inDays(30) });
  await cells.settled();
  const { data } = await admin.call(qrCodes.getQrCode, { organizationId: there });
  const token = data.code?.token ?? '';
  const family = callerWith(cells.api, {});
  expect((await family.call(registrations.openRegistration, { token })).data.state).toBe('live');
  const { cursorSecrets } = cells.first.environmentOf('public');
  const ticket = new FormTickets(cursorSecrets, () => Date.now() - 60_000).issue(token);
  const sent = { ...written, terms: [], token, ticket, submission: randomUUID() };
  await family.call(registrations.registerChild, sent);
  await cells.settled();
  const waiting = await admin.call(registrations.searchRegistrations, {});
  expect(waiting.data.data.map(({ fullName }) => fullName)).toEqual([written.fullName]);
});

test('a calendar app, which sends no organisation header, reaches the clinic whose slug is in the calendar address', async () => {
  const secret = newSecret();
  const chosen = { scope: 'mine', language: 'en', script: 'simplified' } as const;
  await person.in(there).call(calendarSubscriptions.subscribeToCalendar, { ...chosen, secret });
  const path = `${calendarSubscriptions.readCalendarFeed.path}?token=${there}.${secret}`;
  expect((await callerWith(cells.api, {}).send('GET', path)).text).toContain(`Clinic ${there}`);
});

test('a request for a missing clinic, or a clinic in another cell, gets the same response as for other people’s clinics', async () => {
  const stranger = newEmail();
  await provisionClinic(cells, 'clinic-elsewhere', stranger);
  const other = await signInAtFront(cells, stranger, 'clinic-elsewhere');
  const answers = [];
  for (const slug of [here, there, 'clinic-nowhere'])
    answers.push(await other.in(slug).expectError(cases.searchCases, {}));
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 403, code: 'organization.foreign' });
});

test('an ended session is rejected in both cells', async () => {
  const again = await signInAtFront(cells, email, here);
  await again.bare.call(account.changeOrganization, { organizationSlug: there });
  await again.in(there).call(cases.searchCases, {});
  await again.in(here).call(account.logout, {});
  for (const slug of [here, there])
    expect(await again.in(slug).expectError(cases.searchCases, {})).toMatchObject({ code: 'session.ended' });
});

test('a slug is unique in a region, whichever cell gets the request, and a new clinic is created in the first cell', async () => {
  const taken = { ...newClinic(there, newEmail()), name: 'Another one' };
  for (const cell of [cells.first, cells.second])
    await expect(cell.provision(taken)).rejects.toThrow(/Short name: .* belongs to .* already/);
  await cells.second.provision(newClinic('clinic-new', newEmail()));
  expect(await ownersIn(cells.first)).toContain('clinic-new');
  expect(await ownersIn(cells.second)).toEqual(new Set([there]));
});

test('a platform administrator sees the clinics of the cell whose site is open, and one sign-in works for all cells', async () => {
  const superadmin = newEmail();
  const person = { fullName: 'Sam Super', email: superadmin, locale: 'en', temporaryPassword: password };
  await cells.first.provision({ kind: 'superadmin', person });
  const { first, second } = cells;
  const site = await listen(second.gateway);
  const abroad = await signInAt(`${site.endpoint}/api`, first.cognito, superadmin, undefined);
  const found = await abroad.bare.call(organizations.searchOrganizations, {});
  expect(found.data.data.map(({ id }) => id)).toEqual([there]);
  const home = await signInAtFront(cells, superadmin);
  const listed = await home.bare.call(organizations.searchOrganizations, {});
  expect(listed.data.data.map(({ id }) => id)).toContain(here);
  expect(listed.data.data.map(({ id }) => id)).not.toContain(there);
  await site.close();
});

test('deleting an account is rejected, and nothing is deleted, while the person is a member of a clinic in another cell', async () => {
  const leaving = newEmail();
  const sub = await provisionClinic(cells, 'clinic-left', leaving);
  await cells.settled();
  await cells.move('clinic-left', cells.first, cells.second);
  const owner = await signInAtFront(cells, leaving, 'clinic-left');
  await owner.in('clinic-left').call(accountDeletion.askForErasure, { password });
  const work = createJobsLambda(cells.first.environmentOf('jobs'));
  const body = JSON.stringify({ erasure: sub });
  const message = { messageId: 'one', body, attributes: {} } as SQSRecord;
  const { batchItemFailures } = await work({ Records: [message] });
  expect(batchItemFailures).toEqual([{ itemIdentifier: 'one' }]);
  await owner.in('clinic-left').call(cases.searchCases, {});
});
