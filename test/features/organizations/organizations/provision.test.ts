import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { memberKey, organizationKey } from '../../../../functions/platform/storage/keys.ts';
import type { FaultInjection } from '../../../../lib/local/fault-injection.ts';
import { digest } from '../../../../lib/restore/canonical-json.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import type { ProvisionCommand } from '../../../../shared/features/organizations/organizations/provision.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import {
  anonymousCaller,
  newPerson,
  openClinic,
  type Person,
  password,
  signIn,
} from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { invitationTokenOf } from '../../../support/invite.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';

type OrganizationCommand = Extract<ProvisionCommand, { kind: 'organization' }>;

function commandFor(admin: Person, changes: Partial<OrganizationCommand> = {}): OrganizationCommand {
  const { fullName, email } = admin;
  return {
    kind: 'organization',
    name: 'Lake Clinic',
    slug: `p-${randomUUID().slice(0, 13)}`,
    country: 'HK',
    timeZone: 'Asia/Hong_Kong',
    weekStart: 1,
    modules: [],
    seats: 3,
    endsOn: '2099-12-31',
    admin: { fullName, email, locale: 'zh', temporaryPassword: password },
    ...changes,
  };
}

async function digestOf(...owners: string[]): Promise<string> {
  await settled();
  return digest(await (await openRawTable()).ownedBy(...owners));
}

test('sending the same platform operator’s form several times creates one organisation', async () => {
  const { backend } = await openWorld();
  const command = commandFor(newPerson('Ling Lake'));
  const { personId, changed } = await backend.provision(command);
  expect(changed).toBe(true);
  const before = await digestOf(command.slug, personId);
  for (let times = 1; times <= 2; times++)
    expect(await backend.provision(command)).toMatchObject({ personId, changed: false });
  expect(await digestOf(command.slug, personId)).toBe(before);
});

test('if a request to add a member is sent several times simultaneously, one member is added and one seat is taken', async () => {
  const { backend } = await openWorld();
  const { admin, join, slug } = await openClinic({ name: 'Twice', seats: 2 });
  const member = { kind: 'member', organizationSlug: slug, role: 'user', person: newPerson('Two') } as const;
  const { fullName, email } = member.person;
  const sent = { ...member, person: { fullName, email, temporaryPassword: password } };
  const answers = await Promise.all([1, 2, 3].map(() => backend.provision(sent)));
  expect(new Set(answers.map(({ personId }) => personId)).size).toBe(1);
  expect(answers.filter(({ changed }) => changed)).toHaveLength(1);
  await expect(join()).rejects.toThrow('every seat');
  expect((await admin.call(account.listMyOrganizations, {})).data.data).toHaveLength(1);
});

testInTurn(
  'if the creation of an organisation is interrupted, nothing is left behind, and a second attempt succeeds',
  async () => {
    const world = await openWorld();
    const command = commandFor(newPerson('Ling Lake'));
    const breakOff: FaultInjection = ({ role, operation }) =>
      role === 'provision' && operation === 'TransactWriteItems' ? 'refuse' : undefined;
    await expect(world.withFaults(breakOff, () => world.backend.provision(command))).rejects.toThrow(
      'Slow down',
    );
    const { ownedBy, table } = await openRawTable();
    expect(await ownedBy(command.slug)).toEqual([]);
    const { personId, changed } = await world.backend.provision(command);
    expect(changed).toBe(true);
    const [organization, member] = await table.get([
      organizationKey(command.slug),
      memberKey(command.slug, personId),
    ]);
    expect([organization?.seatsTaken, member?.role]).toEqual([1, 'admin']);
  },
);

testInTurn(
  'a new organisation’s admin gets one bilingual invitation, however often the platform operator’s form is sent',
  async () => {
    const { backend } = await openWorld();
    const { fullName, email } = newPerson('Ling Lake');
    const command = commandFor({ id: '', fullName, email });
    const sent = { ...command, modules: ['eye' as const], admin: { fullName, email, locale: 'zh' as const } };
    const { personId, changed } = await backend.provision(sent);
    expect(changed).toBe(true);
    const again = await Promise.all([1, 2].map(() => backend.provision(sent)));
    expect(again).toMatchObject([1, 2].map(() => ({ personId, changed: false })));
    const token = await invitationTokenOf(email);
    expect(backend.mail.received(email)).toHaveLength(1);
    const stranger = await anonymousCaller();
    const { data } = await stranger.call(invitations.openInvitation, { token });
    expect(data).toMatchObject({ organizationSlug: sent.slug, fullName, role: 'admin', hasSignIn: false });
    expect(await violationsOf(sent.slug)).toEqual([]);
  },
);

testInTurn(
  'a platform operator’s form with the slug of an existing organisation makes nobody a member of this organisation',
  async () => {
    const { backend } = await openWorld();
    const victim = await openClinic({ name: 'Hill Clinic' });
    const stranger = newPerson('Sly Stranger');
    const before = await digestOf(victim.slug);
    const command = commandFor(stranger, { slug: victim.slug, name: 'Another Clinic' });
    await expect(backend.provision(command)).rejects.toThrow('belongs to Hill Clinic already');
    expect(await digestOf(victim.slug)).toBe(before);
  },
);

test('adding a member to an organisation that does not exist is rejected', async () => {
  const { backend } = await openWorld();
  const person = { fullName: 'Nobody', email: newPerson('').email, temporaryPassword: password };
  const command = { kind: 'member', organizationSlug: 'no-such-place', role: 'user', person };
  await expect(backend.provision(command)).rejects.toThrow('there is no organisation');
});

test.each([
  ['an unknown time zone', { timeZone: 'Mars/Base' }],
  ['a slug with capitals', { slug: 'Lake' }],
  ['an unknown country', { country: 'ZZ' }],
  ['no seats', { seats: 0 }],
  ['an impossible date', { endsOn: '2099-02-30' }],
  ['an unknown field', { surprise: true }],
])('a platform operator’s form with %s is rejected before anything is created', async (_, wrong) => {
  const { backend } = await openWorld();
  const { itemsWith } = await openRawTable();
  const person = newPerson('Nobody');
  const command = { ...commandFor(person), ...wrong };
  await expect(backend.provision(command)).rejects.toThrow();
  expect(await itemsWith('email', person.email)).toEqual([]);
});

test('an organisation’s first admin can sign in, sees the organisation’s settings and can create a case', async () => {
  const { admin: person, slug } = { admin: newPerson('Ling Lake'), slug: `p-${randomUUID().slice(0, 13)}` };
  await openClinic(
    { slug, name: 'Lake Clinic', timeZone: 'Europe/London', country: 'GB', weekStart: 0 },
    person,
  );
  const admin = await signIn(person, slug);
  const { data } = await admin.call(account.getCurrentUser, {});
  expect(data).toMatchObject({
    role: 'admin',
    organization: { name: 'Lake Clinic', country: 'GB', timeZone: 'Europe/London', weekStart: 0 },
  });
  await admin.call(cases.createCase, { fullName: 'First Child' });
});

test('creating a platform administrator who already exists changes nothing', async () => {
  const { backend } = await openWorld();
  const { fullName, email } = newPerson('Sue Super');
  const command = { kind: 'superadmin', person: { fullName, email, temporaryPassword: password } };
  const first = await backend.provision(command);
  const { personId } = first;
  expect(await backend.provision(command)).toMatchObject({ personId, changed: false });
  expect(await (await anonymousCaller()).expectError(account.login, { email, password })).toMatchObject({
    code: 'sign-in.new-password-needed',
  });
});

test('a member, active or suspended, cannot become a platform administrator', async () => {
  const { backend } = await openWorld();
  const { admin, join, slug } = await openClinic();
  const { person } = await join();
  const asSuperadmin = async ({ email, fullName }: Person) =>
    backend.provision({ kind: 'superadmin', person: { email, fullName } });
  const refusal = `is a member of ${slug}, and a superadmin belongs to no organisation`;
  await expect(asSuperadmin(person)).rejects.toThrow(refusal);
  await admin.call(members.suspendMember, { organizationId: slug, memberId: person.id });
  await expect(asSuperadmin(person)).rejects.toThrow(refusal);
  const other = await openClinic();
  const invitation = { organizationId: other.slug, email: person.email, role: 'user' } as const;
  await other.admin.call(invitations.invite, invitation);
});
