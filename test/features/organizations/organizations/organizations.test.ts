import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { slugCandidates } from '../../../../functions/features/organizations/organizations/slug-candidates.ts';
import { personObjectKey } from '../../../../functions/platform/files/file-locations.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import {
  anonymousCaller,
  openClinic,
  openSuperadmin,
  type Principal,
  password,
  signIn,
} from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { invitationTokenOf, inviteAndReadToken } from '../../../support/invite.ts';
import { mailsTo } from '../../../support/mail.ts';
import { uploadOwn } from '../../../support/own-files.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { details, preferences, readOrganization } from './samples.ts';

let sam: Principal;
beforeAll(async () => {
  sam = await openSuperadmin();
});

const licence = { seats: 5, endsOn: '2099-12-31', modules: ['eye' as const] };
const newAdmin = () => ({
  fullName: 'Ada First',
  email: `${randomUUID()}@test.example`,
  locale: 'zh' as const,
});
const create = (slug = `t-${randomUUID().slice(0, 13)}`, admin = newAdmin()) =>
  sam.call(organizations.createOrganization, { slug, ...details, ...licence, admin });

describe('a platform administrator adds an organisation', () => {
  test('a new organisation has the time zone, week start and language of its country, and one seat taken', async () => {
    const { data } = await create();
    expect(data).toMatchObject({
      ...details,
      timeZone: 'Asia/Hong_Kong',
      weekStart: 0,
      locale: 'zh',
      script: 'traditional',
      seatsTaken: 1,
      status: 'active',
    });
    expect(await violationsOf(data.id)).toEqual([]);
  });

  test('the admin of a new organisation is invited, registers by the link and has the chosen modules', async () => {
    const admin = newAdmin();
    const { data } = await create(undefined, admin);
    const token = await invitationTokenOf(admin.email);
    const stranger = await anonymousCaller();
    await stranger.call(invitations.register, {
      token,
      fullName: 'Ada First',
      locale: 'zh',
      password,
      acceptsTerms: true,
    });
    const person = await signIn({ id: '', fullName: '', email: admin.email }, data.id);
    const me = (await person.call(account.getCurrentUser, {})).data;
    expect(me).toMatchObject({ role: 'admin', finishedRegistration: false });
    expect(me.modules).toContainEqual(expect.objectContaining({ module: 'eye', status: 'granted' }));
    expect(await violationsOf(data.id)).toEqual([]);
  });

  test('a new organisation with a taken slug is rejected before any email is sent', async () => {
    const { slug } = await openClinic();
    const admin = newAdmin();
    const refusal = await sam.expectError(organizations.createOrganization, {
      slug,
      ...details,
      ...licence,
      admin,
    });
    expect(refusal).toMatchObject({
      status: 409,
      code: 'organization.exists',
      fields: { slug: 'validation.slug_taken' },
    });
    const { backend } = await openWorld();
    expect(backend.mail.received(admin.email)).toEqual([]);
  });

  test('a new organisation with a state of another country is rejected, with an error at the field “state”', async () => {
    const slug = `t-${randomUUID().slice(0, 13)}`;
    const sent = { slug, ...details, country: 'GB', ...licence, admin: newAdmin() };
    expect(await sam.expectError(organizations.createOrganization, sent)).toMatchObject({
      fields: { state: 'validation.state' },
    });
  });

  test('a new organisation with an invalid office phone number is rejected, with the error at the field', async () => {
    const slug = `t-${randomUUID().slice(0, 13)}`;
    const officeNumber = '123';
    const sent = { slug, ...details, officeNumber, ...licence, admin: newAdmin() };
    expect(await sam.expectError(organizations.createOrganization, sent)).toMatchObject({
      fields: { officeNumber: 'validation.phone' },
    });
  });
});

describe('an organisation gets a slug from its name', () => {
  test.each([
    ['Brightwater Vision Clinic', 'brightwater-vision-clinic'],
    ['St Mary’s Primary School', 'st-marys-primary-school'],
    ['明亮视力诊所', 'mingliangshilizhensuo'],
    ['海港 Eye 眼科', 'haigang-eye-yanke'],
    ['Ä', 'organization-a'],
    ['🙂', 'organization'],
  ])('the organisation name %s suggests the slug %s', (name, slug) => {
    expect(slugCandidates(name)[0]).toBe(slug);
  });

  test('if a slug is taken, the slug is rejected and another one is suggested', async () => {
    const { slug } = await openClinic({ slug: `lake-${randomUUID().slice(0, 8)}` });
    const ask = (name: string, own: string | null) =>
      sam.call(organizations.suggestSlug, { name, slug: own });
    expect((await ask('x', slug)).data).toEqual({ slug, isFree: false });
    expect((await ask(slug, null)).data).toEqual({ slug: `${slug}-2`, isFree: true });
  });
});

testInTurn(
  'organisations are listed by name, searched by part of name or slug, and marked if archived',
  async () => {
    const word = randomUUID().slice(0, 8);
    const clinics = await Promise.all(
      ['beta', 'Alpha', 'gamma'].map(name => openClinic({ name: `${name} ${word}`, seats: 40 })),
    );
    const find = async (text: string, status: 'active' | 'archived' = 'active') =>
      (await sam.call(organizations.searchOrganizations, { text, status })).data.data;
    expect((await find(word.toUpperCase())).map(({ name }) => name)).toEqual(
      ['Alpha', 'beta', 'gamma'].map(name => `${name} ${word}`),
    );
    const [first] = clinics;
    if (!first) throw new Error('there is no organisation');
    expect(await find(first.slug)).toMatchObject([{ id: first.slug, seats: 40, seatsTaken: 1 }]);
    await sam.call(organizations.archiveOrganization, { organizationId: first.slug });
    expect((await find(word)).length).toBe(2);
    expect(await find(word, 'archived')).toMatchObject([{ id: first.slug }]);
  },
);

testInTurn('a long list of organisations has several pages', async () => {
  const names: string[] = [];
  await Promise.all([1, 2, 3].map(() => openClinic()));
  let cursor: string | null = null;
  do {
    const { data }: { data: { data: { id: string }[]; meta: { next: string | null } } } = await sam.call(
      organizations.searchOrganizations,
      { limit: 2, cursor },
    );
    names.push(...data.data.map(({ id }) => id));
    cursor = data.meta.next;
  } while (cursor !== null);
  expect(new Set(names).size).toBe(names.length);
  const { data: counts } = await sam.call(organizations.countPlatform, {});
  expect(counts.organizations).toBe(names.length);
  expect(counts.users).toBeGreaterThanOrEqual(names.length);
});

test('once an organisation is archived, its members’ requests are rejected until the organisation is restored', async () => {
  const { slug: organizationId, admin, join } = await openClinic();
  const user = await join();
  await sam.call(organizations.archiveOrganization, { organizationId });
  for (const member of [admin, user]) {
    expect(await member.expectError(cases.searchCases, {})).toMatchObject({ code: 'organization.archived' });
    expect(await member.expectError(account.getCurrentUser, {})).toMatchObject({
      code: 'organization.archived',
    });
  }
  await sam.call(organizations.restoreOrganization, { organizationId });
  await user.call(cases.searchCases, {});
});

test('an admin can change their own organisation, and a new name of the organisation is shown immediately', async () => {
  const { slug: organizationId, admin } = await openClinic();
  const { data: before } = await admin.call(organizations.getOrganization, { organizationId });
  const changes = { organizationId, version: before.version, ...details, ...preferences };
  const { data: after } = await admin.call(organizations.changeOrganizationDetails, changes);
  expect(after).toMatchObject({ ...details, ...preferences, version: before.version + 1 });
  expect((await admin.call(account.listMyOrganizations, {})).data.data).toMatchObject([
    { id: organizationId, name: details.name },
  ]);
  expect((await admin.call(account.getCurrentUser, {})).data.organization).toMatchObject({
    name: details.name,
    weekStart: 0,
    idleLockMinutes: 15,
  });
  expect(await admin.expectError(organizations.changeOrganizationDetails, changes)).toMatchObject({
    code: 'version.conflict',
  });
});

test('a licence cannot be changed to fewer seats than are taken', async () => {
  const { slug: organizationId, join } = await openClinic({ seats: 5 });
  await join();
  const { version } = await readOrganization(organizationId);
  const change = (seats: number) => ({ organizationId, version, ...licence, seats });
  expect(await sam.expectError(organizations.changeLicence, change(1))).toMatchObject({
    fields: { seats: 'validation.seats_taken' },
  });
  const { data } = await sam.call(organizations.changeLicence, change(2));
  expect(data).toMatchObject({ seats: 2, seatsTaken: 2 });
  await expect(join()).rejects.toThrow('every seat');
});

test('the history of an organisation lists who changed what, with the newest change first', async () => {
  const { data: created } = await create();
  const organizationId = created.id;
  await sam.call(organizations.changeLicence, { organizationId, version: 1, ...licence, seats: 9 });
  await sam.call(organizations.archiveOrganization, { organizationId });
  const { data } = await sam.call(organizations.listPlatformEvents, { organizationId });
  expect(data.data.map(({ act, by, changes }) => [act, by, changes])).toEqual([
    ['organization.archived', 'Sam Super', [{ field: 'status', from: 'active', to: 'archived' }]],
    ['licence.changed', 'Sam Super', [{ field: 'seats', from: '5', to: '9' }]],
    ['organization.created', 'Sam Super', []],
  ]);
});

test('a change of an organisation causes no conflict for an admin who then changes a member', async () => {
  const { slug: organizationId, admin, join } = await openClinic();
  const { person } = await join();
  const { version } = await readOrganization(organizationId);
  await sam.call(organizations.changeLicence, { organizationId, version, ...licence });
  const about = { organizationId, memberId: person.id };
  const { data } = await admin.call(members.changeMember, {
    ...about,
    version: 1,
    role: 'user',
    visibility: 'selected',
  });
  expect(data).toMatchObject({ visibility: 'selected' });
});

testInTurn('a logo is shown to members and in emails; a replaced logo is marked for deletion', async () => {
  const { backend } = await openWorld();
  const clinic = await openClinic();
  const { slug: organizationId, admin } = clinic;
  const [first, second] = [
    await uploadOwn(admin, 'organization-logo'),
    await uploadOwn(sam, 'organization-logo'),
  ];
  const save = async (who: Principal, logo: string | null) => {
    const { version } = await readOrganization(organizationId);
    const sent = { organizationId, version, ...details, ...preferences, logo };
    return (await who.call(organizations.changeOrganizationDetails, sent)).data;
  };
  const tagsOf = async (id: string) => {
    await backend.settled();
    return backend.s3.tagsOf(personObjectKey('organization-logo', id));
  };
  const saved = await save(admin, first);
  expect(saved.logoId).toBe(first);
  const { data: me } = await admin.call(account.getCurrentUser, {});
  const { data: mine } = await admin.call(account.listMyOrganizations, {});
  const found = await sam.call(organizations.searchOrganizations, { text: organizationId });
  const urls = [saved, me.organization, mine.data[0], found.data.data[0]].map(one => one?.logoInfo.url);
  for (const url of urls) expect((await fetch(url ?? '')).headers.get('content-type')).toBe('image/png');
  const { member } = await inviteAndReadToken(clinic);
  expect((await mailsTo(member.email)).at(-1)?.body.html).toContain('src="data:image/png;base64,');
  expect((await save(sam, second)).logoId).toBe(second);
  expect([await tagsOf(first), await tagsOf(second)]).toEqual([{ state: 'unkept' }, {}]);
  expect((await save(admin, null)).logoInfo.url).toBeNull();
  expect(await tagsOf(second)).toEqual({ state: 'unkept' });
  expect(await violationsOf(organizationId)).toEqual([]);
});

testInTurn('a file uploaded by somebody else, or for another purpose, is rejected as a logo', async () => {
  const { slug: organizationId, admin, join } = await openClinic();
  const colleague = await join({ role: 'admin' });
  const sent = { organizationId, version: 1, ...details, ...preferences };
  for (const logo of [await uploadOwn(colleague, 'organization-logo'), await uploadOwn(admin)])
    expect(await admin.expectError(organizations.changeOrganizationDetails, { ...sent, logo })).toMatchObject(
      {
        fields: { logo: 'validation.file' },
      },
    );
});
