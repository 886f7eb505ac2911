import { randomUUID } from 'node:crypto';
import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Module } from '../../shared/core/permissions.ts';
import type { ProvisionCommand } from '../../shared/features/organizations/organizations/provision.ts';
import { todayIn } from '../../shared/features/organizations/organizations/record.ts';
import { account } from '../../shared/features/people/account/endpoints.ts';
import { type Caller, callerWith } from './caller.ts';
import { onePerWorld, openWorld, type World } from './world.ts';

type MemberCommand = Extract<ProvisionCommand, { kind: 'member' }>;
type OrganizationCommand = Extract<ProvisionCommand, { kind: 'organization' }>;

/** A person who can sign in; every one of them has the same password. */
export interface Person {
  id: string;
  email: string;
  fullName: string;
}

/** A signed-in person, calling for one organisation. */
export interface Principal extends Caller {
  person: Person;
  token: string;
  refreshToken: string;
  /** What identifies them in every request. */
  headers: Record<string, string>;
  /** Creates another person with the same rights. */
  createPeer: () => Promise<Principal>;
}

export const password = 'a-good-password';
/** Dates in tests are taken in this zone: at New Year the machine's own zone may have another year. */
const clinicTimeZone = 'Asia/Hong_Kong';

/** Whoever is to ask for one joins without. */
const defaultModules: Module[] = ['eye', 'developer', 'curriculum'];

/** A fresh organisation of a test's own, with the people the test asks for. */
export interface Clinic {
  slug: string;
  admin: Principal;
  /** Adds a member and signs them in. */
  join: (
    membership?: Partial<Pick<MemberCommand, 'role' | 'visibility' | 'modules'>>,
    who?: Person,
  ) => Promise<Principal>;
}

/** Makes an organisation through the product's own provisioning. Everybody has the usual modules unless told otherwise. */
export async function openClinic(
  changes: Partial<Omit<OrganizationCommand, 'kind' | 'admin'>> = {},
  admin = newPerson('Ada Admin'),
): Promise<Clinic> {
  const world = await openWorld();
  const slug = changes.slug ?? `t-${randomUUID().slice(0, 13)}`;
  const { personId } = await world.backend.provision({
    kind: 'organization',
    name: `Clinic ${slug}`,
    slug,
    country: 'HK',
    timeZone: clinicTimeZone,
    seats: 10_000,
    endsOn: '2099-12-31',
    modules: defaultModules,
    ...changes,
    admin: provisionedPerson(admin),
  });
  const join: Clinic['join'] = async (membership = {}, who = newPerson('Uma User')) => {
    const joined = await world.backend.provision({
      kind: 'member',
      organizationSlug: slug,
      role: 'user',
      visibility: 'all',
      modules: defaultModules,
      ...membership,
      person: provisionedPerson(who),
    });
    return signInFirstTime(world, { ...who, id: joined.personId }, slug, () => join(membership));
  };
  const first = { ...admin, id: personId };
  return { slug, admin: await signInFirstTime(world, first, slug, () => join({ role: 'admin' })), join };
}

/** A superadmin of the platform, signed in. */
export async function openSuperadmin(): Promise<Principal> {
  const world = await openWorld();
  const person = newPerson('Sam Super');
  const { personId } = await world.backend.provision({
    kind: 'superadmin',
    person: provisionedPerson(person),
  });
  return signInFirstTime(world, { ...person, id: personId }, undefined, openSuperadmin);
}

/** Today's date in the clinics' time zone. */
export const today = () => todayIn(clinicTimeZone, Date.now());

export function newPerson(fullName: string): Person {
  return { id: '', fullName, email: `${randomUUID()}@test.example` };
}

const provisionedPerson = ({ fullName, email }: Person) => ({
  fullName,
  email,
  locale: 'en' as const,
  temporaryPassword: password,
});

async function signInFirstTime(
  world: World,
  person: Person,
  slug: string | undefined,
  twin: Principal['createPeer'],
): Promise<Principal> {
  await setPassword(world, person.email);
  return signIn(person, slug, twin);
}

/** Opens a session of their own for somebody, in an organisation or, for a superadmin, in none. */
export async function signIn(
  person: Person,
  slug: string | undefined,
  createPeer: Principal['createPeer'] = () => signIn(person, slug),
): Promise<Principal> {
  const { api } = await openWorld();
  const { email } = person;
  const anonymous = callerWith(api, {});
  const opened = await anonymous.call(account.login, { email, password, organizationSlug: slug });
  const { token, refreshToken = '' } = opened.data.token;
  const headers = { authorization: `Bearer ${token}`, ...(slug && { 'x-organization': slug }) };
  return { ...callerWith(api, headers), person, token, refreshToken, headers, createPeer };
}

const openPoolClient = onePerWorld(
  async ({ backend: { cognito } }) =>
    new CognitoIdentityProviderClient({
      endpoint: cognito.endpoint,
      region: 'ap-east-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    }),
);

/** As if the person had signed in with the password they were sent and chosen their own. */
async function setPassword({ backend: { cognito } }: World, email: string): Promise<void> {
  const { userPoolId: UserPoolId } = cognito;
  const poolClient = await openPoolClient();
  await poolClient.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: password, Permanent: true }),
  );
}
