import { expect, test } from 'vitest';
import { InboxStore } from '../../../../functions/features/intake/registrations/inbox-store.ts';
import { hashSecret } from '../../../../functions/platform/storage/hash-secret.ts';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import { RegistrationFields } from '../../../../shared/features/intake/registrations/schema.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import {
  emptyValues,
  findErrors,
} from '../../../../web/features/intake/registrations/registration-values.ts';
import { openClinic, openSuperadmin } from '../../../support/clinic.ts';
import { mailsTo } from '../../../support/mail.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeTerm, termFields } from '../../consent/terms/samples.ts';
import { makeQrCode, readQrCode } from '../qr-codes/samples.ts';
import { makeRegistration, newRegistration, oldTicket, openDoor, openFamily, written } from './samples.ts';

const closed = { status: 410, code: 'registration.closed' };
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

test('scanning a QR code shows the organisation, and nothing about children of the organisation', async () => {
  const clinic = await openClinic();
  const family = await openFamily();
  const { data } = await family.call(registrations.openRegistration, { token: await openDoor(clinic) });
  expect(data).toMatchObject({
    state: 'live',
    organization: { name: `Clinic ${clinic.slug}`, logo: { url: null } },
    form: { country: 'HK', dateOrder: 'dmy', terms: [] },
  });
  expect(data.form?.states).toContainEqual({
    id: 'KLN',
    en: 'Kowloon',
    simplified: '九龙',
    traditional: '九龍',
  });
  expect(JSON.stringify(data)).not.toContain(clinic.slug.toUpperCase());
});

test('unknown and replaced QR codes get the same response; the response to an expired code names the organisation', async () => {
  const { withClockAhead } = await openWorld();
  const clinic = await openClinic();
  const family = await openFamily();
  const open = async (token: string) => (await family.call(registrations.openRegistration, { token })).data;
  const first = await openDoor(clinic);
  const second = await openDoor(clinic);
  const invalid = { state: 'invalid', organization: null, form: null };
  expect(await open(first)).toEqual(invalid);
  expect(await open('A'.repeat(22))).toEqual(invalid);
  await withClockAhead(400 * dayMs, async () => {
    expect(await open(second)).toMatchObject({
      state: 'expired',
      organization: { name: `Clinic ${clinic.slug}` },
      form: null,
    });
  });
});

test('a registration creates one case to review, one consent and one notification, and adds one to the QR code’s count', async () => {
  const clinic = await openClinic();
  const family = await openFamily();
  const token = await openDoor(clinic);
  const registration = await newRegistration(token, { contactEmail: `${clinic.slug}@family.example` });
  for (const _ of [1, 2, 3]) {
    const { data } = await family.call(registrations.registerChild, registration);
    expect(data).toEqual({ received: true });
    await settled();
  }
  const { data: waiting } = await clinic.admin.call(registrations.searchRegistrations, {});
  expect(waiting.meta.total).toBe(1);
  const [{ id = '' } = {}] = waiting.data;
  const { data: record } = await clinic.admin.call(cases.getCase, { caseId: id });
  expect(record).toMatchObject({
    fullName: written.fullName,
    birthDate: written.birthDate,
    source: 'qr',
    review: 'waiting',
    status: 'active',
    assigned: [],
    emailLanguage: 'zh',
    emailScript: 'traditional',
    mother: { name: 'Chow Ting', mobile: '+85292345678' },
  });
  const { data: given } = await clinic.admin.call(consents.listConsents, { caseId: id });
  expect(given.data).toMatchObject([
    { purpose: 'care', method: 'qr', giver: { name: 'Chow Ting', relationship: 'mother' }, by: null },
  ]);
  const { data: told } = await clinic.admin.call(notifications.listNotifications, {});
  expect(told.data.map(({ name }) => name)).toEqual(['New registration']);
  expect(await readQrCode(clinic)).toMatchObject({ registrations: 1 });
});

test('the consent of a registration has the date in the organisation’s time zone', async () => {
  const { now } = await openWorld();
  const utcDay = todayIn('UTC', now());
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const timeZone = zones.find(zone => todayIn(zone, now()) !== utcDay) ?? '';
  const clinic = await openClinic({ timeZone });
  const { id: caseId } = await makeRegistration(clinic);
  const { data: given } = await clinic.admin.call(consents.listConsents, { caseId });
  expect(given.data).toMatchObject([{ givenOn: todayIn(timeZone, now()) }]);
});

testInTurn(
  'the receipt email for a registration is in the family’s language and contains no text that the family typed',
  async () => {
    const clinic = await openClinic();
    const to = `${clinic.slug}@receipt.example`;
    for (const _ of [1, 2, 3]) await makeRegistration(clinic, { contactEmail: to });
    const mails = await mailsTo(to);
    expect(mails).toHaveLength(2);
    const [mail] = mails;
    expect(mail?.subject).toContain('已收到您的登記');
    const text = JSON.stringify(mail);
    for (const typed of ['周雨桐', 'Chow Ting', '2020', 'Nathan', '9123'])
      expect(text, typed).not.toContain(typed);
  },
);

test('sending a registration form again with other content is rejected; a form for another child creates another case', async () => {
  const clinic = await openClinic();
  const family = await openFamily();
  const registration = await newRegistration(await openDoor(clinic), { contactEmail: null });
  await family.call(registrations.registerChild, registration);
  const other = { ...registration, fullName: '周雨晴' };
  expect(await family.expectError(registrations.registerChild, other)).toMatchObject({
    status: 422,
    code: 'idempotency.other-body',
  });
  await family.call(registrations.registerChild, { ...other, submission: crypto.randomUUID() });
  await settled();
  const { data } = await clinic.admin.call(registrations.searchRegistrations, {});
  expect(data.data.map(({ fullName }) => fullName).toSorted()).toEqual(['周雨晴', '周雨桐'].toSorted());
});

test('a registration form that is sent too soon or is outdated is rejected, and a form that a bot filled in is not stored', async () => {
  const clinic = await openClinic();
  const family = await openFamily();
  const token = await openDoor(clinic);
  const refused = async (ticket: string) =>
    family.expectError(registrations.registerChild, await newRegistration(token, { ticket }));
  expect(await refused(await oldTicket(token, 1))).toMatchObject({ code: 'rate.limited' });
  const outdated = { code: 'registration.form-outdated' };
  expect(await refused(await oldTicket(token, 90_000))).toMatchObject(outdated);
  expect(await refused(await oldTicket('B'.repeat(22)))).toMatchObject(outdated);
  const trapped = await newRegistration(token, { website: 'https://spam.example' });
  expect((await family.call(registrations.registerChild, trapped)).data).toEqual({ received: true });
  await settled();
  const { data } = await clinic.admin.call(registrations.searchRegistrations, {});
  expect(data).toMatchObject({ data: [], meta: { total: 0 } });
});

test('all invalid fields of a registration are reported together', async () => {
  const family = await openFamily();
  const token = await openDoor(await openClinic());
  const registration = await newRegistration(token, {
    birthDate: '2099-01-01',
    mobile: '12345',
    state: 'XX',
  });
  expect(await family.expectError(registrations.registerChild, registration)).toMatchObject({
    fields: {
      birthDate: 'validation.future_date',
      mobile: 'validation.phone',
      state: 'validation.state',
    },
  });
});

test('a registration form that was opened with a replaced QR code is rejected, and nothing in the form is stored', async () => {
  const clinic = await openClinic();
  const family = await openFamily();
  const registration = await newRegistration(await openDoor(clinic));
  await makeQrCode(clinic);
  expect(await family.expectError(registrations.registerChild, registration)).toMatchObject(closed);
  const { data } = await clinic.admin.call(registrations.searchRegistrations, {});
  expect(data.meta.total).toBe(0);
});

test('a family must accept all current terms in the registration form; the name of the person who accepted is stored', async () => {
  const clinic = await openClinic();
  const family = await openFamily();
  const term = await makeTerm(clinic.admin, 'Appointments');
  const unused = { ...termFields('Not shown'), isInUse: false };
  await clinic.admin.call(terms.createTerm, unused);
  const token = await openDoor(clinic);
  const { data } = await family.call(registrations.openRegistration, { token });
  expect(data.form?.terms).toEqual([
    { id: term.id, textVersion: 1, isRequired: true, texts: termFields('Appointments').texts },
  ]);
  const before = await newRegistration(token);
  const missing = await family.expectError(registrations.registerChild, { ...before, terms: [] });
  expect(missing.fields).toEqual({ terms: 'validation.terms' });
  const changed = { ...termFields('Appointments, changed'), termId: term.id, version: term.version };
  await clinic.admin.call(terms.changeTerm, changed);
  const outdated = await family.expectError(registrations.registerChild, before);
  expect(outdated.fields).toEqual({ terms: 'validation.terms' });
  await family.call(registrations.registerChild, await newRegistration(token));
  await settled();
  const { data: accepted } = await clinic.admin.call(terms.searchTermCases, { termId: term.id });
  expect(accepted.data).toMatchObject([
    { fullName: written.fullName, state: 'accepted', textVersion: 2, at: expect.any(String) },
  ]);
});

test('while an organisation is archived, it accepts no registrations, and the form does not show its name', async () => {
  const sam = await openSuperadmin();
  const clinic = await openClinic();
  const family = await openFamily();
  const token = await openDoor(clinic);
  const registration = await newRegistration(token);
  const open = async () => (await family.call(registrations.openRegistration, { token })).data.state;
  await sam.call(organizations.archiveOrganization, { organizationId: clinic.slug });
  await settled();
  expect(await open()).toBe('invalid');
  expect(await family.expectError(registrations.registerChild, registration)).toMatchObject(closed);
  await sam.call(organizations.restoreOrganization, { organizationId: clinic.slug });
  await settled();
  expect(await open()).toBe('live');
  await family.call(registrations.registerChild, registration);
});

test('an organisation with an ended licence accepts no registrations, but the form still shows the organisation’s name', async () => {
  const { withClockAhead } = await openWorld();
  const clinic = await openClinic({ endsOn: inDays(20) });
  const family = await openFamily();
  const token = await openDoor(clinic);
  await withClockAhead(22 * dayMs, async () => {
    const { data } = await family.call(registrations.openRegistration, { token });
    expect(data).toMatchObject({ state: 'expired', organization: { name: `Clinic ${clinic.slug}` } });
    const registration = await newRegistration(token);
    expect(await family.expectError(registrations.registerChild, registration)).toMatchObject(closed);
  });
});

test('a registration received while an organisation is being archived waits for review until the organisation is restored', async () => {
  const { now } = await openWorld();
  const sam = await openSuperadmin();
  const clinic = await openClinic();
  await openDoor(clinic);
  await sam.call(organizations.archiveOrganization, { organizationId: clinic.slug });
  await settled();
  const { table } = await openRawTable();
  const inbox = new InboxStore(table, clinic.slug, now);
  const submission = crypto.randomUUID();
  await inbox.leave({ code: 1, submission, given: [], fields: RegistrationFields.parse(written) });
  await settled();
  expect(await inbox.get(hashSecret(`${clinic.slug}\n${submission}`))).not.toHaveProperty('fields');
  await sam.call(organizations.restoreOrganization, { organizationId: clinic.slug });
  const { data } = await clinic.admin.call(registrations.searchRegistrations, {});
  expect(data.data).toMatchObject([{ fullName: written.fullName }]);
});

test('the registration form and the server reject a formula as a name, but accept a dash as the name of a parent', async () => {
  const family = await openFamily();
  const token = await openDoor(await openClinic());
  const named = (name: string) => ({
    fullName: name,
    consentBy: name,
    father: { name, email: null, mobile: null },
    mother: { name, email: null, mobile: null },
  });
  const wrong = ['fullName', 'consentBy', 'father.name', 'mother.name'].map(field => [
    field,
    'validation.formula',
  ]);
  for (const name of ['=1+1', '＠SUM(A1)', '\u200b+cmd', "Ann;-cmd|' /C calc'!A0", '％0a']) {
    const registration = await newRegistration(token, named(name));
    expect(await family.expectError(registrations.registerChild, registration), name).toMatchObject({
      fields: Object.fromEntries(wrong),
    });
    expect(errorsOfForm(name), name).toMatchObject(Object.fromEntries(wrong));
  }
  for (const name of ['-', 'Mary-Jane O’Neill', '周雨桐', "'Ofa", 'Müller; Anna']) {
    await family.call(registrations.registerChild, await newRegistration(token, named(name)));
    expect(Object.values(errorsOfForm(name)), name).not.toContain('validation.formula');
  }
});

function errorsOfForm(name: string) {
  const parent = { title: '', name, email: '', mobile: '' };
  const values = { ...emptyValues('HK'), fullName: name, consentBy: name, father: parent, mother: parent };
  return findErrors(values, { dateOrder: 'dmy', terms: [] }, '2026-01-01');
}
