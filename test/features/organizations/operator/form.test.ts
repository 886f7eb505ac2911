import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { organizationKey } from '../../../../functions/platform/storage/keys.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { newPerson, openClinic, openSuperadmin } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { mailsTo } from '../../../support/mail.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { sampleInTurn } from '../../../support/sampling/sample-in-turn.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';

/** A valid platform operator's form, as the AWS console sends it, with these changes. */
function filledIn(changes: Record<string, unknown> = {}) {
  const { fullName, email } = newPerson('Ling Lake');
  const slug = `f-${randomUUID().slice(0, 13)}`;
  return {
    kind: 'organization',
    name: `Lake Clinic ${slug}`,
    slug,
    country: 'HK Hong Kong SAR China',
    timeZone: 'by country',
    seats: '10',
    modules: ['eye'],
    endsOn: '2099-12-31',
    invitation: 'keep',
    admin: { fullName, email, locale: 'zh' },
    asked: { execution: 'e-1', by: 'arn:aws:sts::111122223333:assumed-role/Operator/otto' },
    ...changes,
  };
}

async function send(form: object) {
  const { backend } = await openWorld();
  const result = await backend.provision(form);
  return { ...result, text: (result.message ?? []).join('\n') };
}

const refusalOf = (form: object) =>
  send(form).then(
    () => 'taken',
    (error: Error) => error.message,
  );

test('after a platform operator creates an organisation, the response says what was created, where to sign in and what to do next', async () => {
  const form = filledIn();
  const answer = await send(form);
  expect(answer).toMatchObject({
    changed: true,
    organizationId: form.slug,
    signIn: expect.stringMatching(/\/login$/),
  });
  expect(answer.message).toEqual([
    `${form.name} was made: 10 seats until 2099-12-31, time zone Asia/Hong_Kong.`,
    `The mail to ${form.admin.email} was handed to the mail service.`,
    `Next: ${form.admin.email} opens the link in the mail, chooses a password, and signs in at ${answer.signIn}.`,
  ]);
  expect(await violationsOf(form.slug)).toEqual([]);
});

testInTurn(
  'the journal records who sent the platform operator’s form, and the ID of the AWS runbook’s execution',
  async () => {
    const form = filledIn();
    await send(form);
    const { ownedBy } = await openRawTable();
    const entries = (await ownedBy(form.slug)).filter(({ kind }) => kind === 'journal');
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries.filter(({ act }) => act !== 'mail.sent'))
      expect(entry).toMatchObject({ by: 'provision', requestId: `e-1 ${form.asked.by}` });
  },
);

const wrongForms: [string, Record<string, unknown>, RegExp][] = [
  ['no name', { name: '' }, /Name of the organisation: nothing was given/],
  [
    'a short name with capitals',
    { slug: 'Lake' },
    /Short name: “Lake” was given; it takes 2 to 40 lower-case/,
  ],
  ['an unknown country', { country: 'ZZ' }, /Country: “ZZ” was given; it takes an entry of the list/],
  ['an unknown time zone', { timeZone: 'Mars/Base' }, /Time zone: “Mars\/Base”/],
  ['no seats', { seats: '0' }, /Seats: “0” was given; it takes a whole number from 1 to 10,000/],
  ['seats written in words', { seats: 'ten' }, /Seats: “ten”/],
  ['an impossible date', { endsOn: '2027-02-30' }, /Last day: “2027-02-30” was given; it takes a day/],
  ['a past date', { endsOn: '2020-12-31' }, /Last day: 2020-12-31 is over/],
  ['an unknown module', { modules: ['eyes'] }, /Modules: “eyes” was given; it takes any of/],
  ['no address', { admin: { fullName: 'A', email: 'ada', locale: 'en' } }, /Email: “ada” was given/],
  ['an unknown language', { admin: { fullName: 'A', email: 'a@b.example', locale: 'fr' } }, /Language: “fr”/],
  ['an unknown choice', { invitation: 'again' }, /Invitation: “again” was given; it takes keep, resend/],
  ['an unknown field', { surprise: true }, /“surprise” is no field of this command/],
];

test.each(sampleInTurn('wrong forms', 3, wrongForms))(
  'a platform operator’s form with %s gets one sentence that names the error, and nothing is created',
  async (_, wrong, sentence) => {
    const form = filledIn(wrong);
    const told = await refusalOf(form);
    expect(told.split('\n')[0]).toBe('Nothing was made.');
    expect(told).toMatch(sentence);
    expect(told.split('\n')).toHaveLength(2);
    expect(told.length).toBeLessThan(300);
    expect(told).not.toMatch(/[{}[\]]|invalid_|expected/);
    const { itemsWith } = await openRawTable();
    expect(await itemsWith('email', form.admin.email)).toEqual([]);
  },
);

test('several errors in the platform operator’s form are reported together', async () => {
  const told = await refusalOf(filledIn({ seats: '0', slug: 'L', country: 'XX' }));
  expect(told.split('\n')).toHaveLength(4);
});

test('a platform operator’s form with the slug of another organisation is rejected; the error names this organisation', async () => {
  const { slug } = await openClinic({ name: 'Hill Clinic' });
  expect(await refusalOf(filledIn({ slug }))).toContain(
    `Short name: ${slug} belongs to Hill Clinic already; choose another one. If you mean Hill Clinic, give exactly that name.`,
  );
});

test('a platform operator’s form with the address of a platform administrator is rejected before anything is created', async () => {
  const { person } = await openSuperadmin();
  const form = filledIn({ admin: { fullName: 'Sam', email: person.email, locale: 'en' } });
  expect(await refusalOf(form)).toContain(`Email: ${person.email} is a superadmin`);
  const { ownedBy } = await openRawTable();
  expect(await ownedBy(form.slug)).toEqual([]);
});

test('sending the same platform operator’s form again changes nothing; the response explains how to resend the email', async () => {
  const form = filledIn();
  await send(form);
  const { changed, text } = await send(form);
  expect(changed).toBe(false);
  expect(text).toContain(`${form.name} exists already, as the form describes it.`);
  expect(text).toContain('run this again with Invitation set to resend');
  expect(await mailsTo(form.admin.email)).toHaveLength(1);
});

testInTurn(
  'if the platform operator’s form differs from the existing organisation, the differences are listed and nobody is added',
  async () => {
    const form = filledIn();
    await send(form);
    const other = newPerson('Otto Other');
    const { changed, text } = await send({
      ...form,
      ...{ seats: '20', endsOn: '2098-12-31', modules: ['eye', 'developer'], country: 'SG Singapore' },
      admin: { ...form.admin, email: other.email },
    });
    expect(changed).toBe(false);
    expect(text).toContain('Seats: it is 10, and the form says 20.');
    expect(text).toContain('Last day: it is 2099-12-31, and the form says 2098-12-31.');
    expect(text).toContain('Modules: it is eye, and the form says developer, eye.');
    expect(text).toContain('Country: it is HK, and the form says SG.');
    expect(text).toContain(
      `Email: the admin is ${form.admin.email}, and the form says ${other.email}, who was sent nothing.`,
    );
    const { itemsWith } = await openRawTable();
    expect(await itemsWith('email', other.email)).toEqual([]);
  },
);

testInTurn('the platform operator’s form can resend an invitation; the earlier link then fails', async () => {
  const form = filledIn();
  await send(form);
  const { changed, text } = await send({ ...form, invitation: 'resend' });
  expect(changed).toBe(true);
  expect(text).toContain('was sent once more; the link sent before has ended');
  expect(text).toContain('was handed to the mail service');
  expect(await mailsTo(form.admin.email)).toHaveLength(2);
  expect(await violationsOf(form.slug)).toEqual([]);
});

testInTurn('the platform operator’s form can replace a wrong invitation, which frees its seat', async () => {
  const form = filledIn({ seats: '1' });
  await send(form);
  const right = newPerson('Ling Right');
  const admin = { fullName: right.fullName, email: right.email, locale: 'en' };
  const { changed, text } = await send({ ...form, admin, invitation: 'replace' });
  expect(changed).toBe(true);
  expect(text).toContain(`${right.email} is invited. The invitation of ${form.admin.email} has ended.`);
  expect(await mailsTo(right.email)).toHaveLength(1);
  expect(await violationsOf(form.slug)).toEqual([]);
});

test('a platform operator’s form with another admin does not replace an admin who has joined', async () => {
  const { slug, admin } = await openClinic({ name: 'Joined Clinic' });
  const form = filledIn({ slug, name: 'Joined Clinic', invitation: 'replace' });
  expect(await refusalOf(form)).toContain(`${admin.person.email} has joined as an admin already`);
});

test('if the platform operator’s form has another name or language for the admin, the response lists these differences', async () => {
  const form = filledIn();
  await send(form);
  const { changed, text } = await send({
    ...form,
    admin: { ...form.admin, fullName: 'Ling L. Lake', locale: 'en' },
  });
  expect(changed).toBe(false);
  expect(text).not.toContain('as the form describes it');
  expect(text).toContain('Name of the person: it is Ling Lake, and the form says Ling L. Lake.');
  expect(text).toContain('Language: it is zh, and the form says en.');
});

test('the platform operator’s form cannot invite anybody to an archived organisation', async () => {
  const form = filledIn();
  await send(form);
  const sam = await openSuperadmin();
  await sam.call(organizations.archiveOrganization, { organizationId: form.slug });
  for (const invitation of ['keep', 'resend', 'replace']) {
    const { changed, text } = await send({ ...form, invitation });
    expect(changed).toBe(false);
    expect(text).toContain('is archived, so that nobody can work there. No mail was sent.');
  }
  expect(await mailsTo(form.admin.email)).toHaveLength(1);
});

test('the response says so if the platform operator’s form names an admin who already works in the organisation', async () => {
  const clinic = await openClinic({ name: 'Known Clinic' });
  const { person } = await clinic.join();
  const form = filledIn({ slug: clinic.slug, name: 'Known Clinic', invitation: 'resend' });
  const told = async () => (await send({ ...form, admin: { ...form.admin, email: person.email } })).text;
  expect(await told()).toContain(`${person.email} works there already, but is no admin. Admins change`);
  await clinic.admin.call(members.suspendMember, { organizationId: clinic.slug, memberId: person.id });
  expect(await told()).toContain(
    'but is no admin, and is suspended. Admins change that under Users. No mail',
  );
});

test('if the admin has joined with another name than the platform operator’s form has, the response lists this difference', async () => {
  const { slug, admin } = await openClinic({ name: 'Named Clinic' });
  const { table } = await openRawTable();
  const [record] = await table.get([organizationKey(slug)]);
  const { name, country, timeZone, modules, seats, endsOn } = OrganizationRecord.parse(record);
  const form = filledIn({ slug, name, country, timeZone, modules, seats, endsOn });
  const { fullName, email } = admin.person;
  const told = async (as: string) =>
    (await send({ ...form, admin: { fullName: as, email, locale: 'en' } })).text;
  expect(await told(fullName)).toContain('exists already, as the form describes it.');
  const text = await told('Ling Lake');
  expect(text).not.toContain('as the form describes it');
  expect(text).toContain(`Name of the person: it is ${fullName}, and the form says Ling Lake.`);
});

test('if the new admin in the platform operator’s form already has an account, the response does not mention choosing a password', async () => {
  const { admin } = await openClinic();
  const form = filledIn();
  const { text } = await send({ ...form, admin: { ...form.admin, email: admin.person.email } });
  expect(text).toContain('opens the link in the mail, joins with the sign-in they have, and signs in at');
});

test('spaces pasted into the platform operator’s form are removed, and the spelling of the time zone is normalised', async () => {
  const form = filledIn({ timeZone: ' asia/hong_kong ', country: ' HK ', seats: ' 1 ' });
  const { text } = await send({ ...form, slug: ` ${form.slug} ` });
  expect(text).toContain(`${form.name} was made: 1 seat until 2099-12-31, time zone Asia/Hong_Kong.`);
});

test('a person who is invited to an organisation cannot become a platform administrator', async () => {
  const form = filledIn();
  await send(form);
  const told = await refusalOf({ kind: 'superadmin', person: { ...form.admin } });
  expect(told).toContain(`Email: ${form.admin.email} was invited to an organisation and has not joined`);
});

test('the platform operator can give a new first password only to a platform administrator who has not signed in yet', async () => {
  const { fullName, email } = newPerson('Ada Ops');
  const command = { kind: 'superadmin', person: { fullName, email, locale: 'en' } };
  expect((await send(command)).text).toContain(`${email} is a superadmin now.`);
  const again = await send(command);
  expect(again.changed).toBe(false);
  expect(again.text).toContain('have not signed in yet, and are sent another first password');
  expect(await mailsTo(email)).toHaveLength(2);
  const { person } = await openSuperadmin();
  const known = await send({ ...command, person: { ...command.person, email: person.email } });
  expect(known.text).toContain(`${person.email} is a superadmin already.`);
  expect(known.text).toContain('no mail was sent');
});

test('the platform operator’s form warns of a name in use and of a licence for centuries, and reads the country UK as GB', async () => {
  const first = filledIn({ country: 'UK', timeZone: 'Europe/London' });
  await send(first);
  const second = filledIn({ name: first.name, endsOn: '9999-12-31' });
  const { text } = await send(second);
  expect(text).toContain(`Another organisation has the same name: ${first.slug}.`);
  expect(text).toMatch(/Check the last day: 9999-12-31 is in \d+ years/);
  const { ownedBy } = await openRawTable();
  const [record] = (await ownedBy(first.slug)).filter(({ kind }) => kind === 'organization');
  expect(record).toMatchObject({ country: 'GB' });
});
