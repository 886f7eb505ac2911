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

/** A person who can sign in. All people in tests have the same password. */
export interface Person {
  id: string;
  email: string;
  fullName: string;
}

/** A caller of the API who acts as a signed-in person in one organisation. */
export interface Principal extends Caller {
  person: Person;
  token: string;
  refreshToken: string;
  /** Headers that identify the person in every request. */
  headers: Record<string, string>;
  /** Creates another person with the same rights. */
  createPeer: () => Promise<Principal>;
}

export const password = 'a-good-password';
/**
 * Time zone in which tests compute dates. In the machine's own time zone, it may be a different day or year.
 */
const clinicTimeZone = 'Asia/Hong_Kong';

/** Modules that a person has by default; tests of requests for modules give people fewer. */
const defaultModules: Module[] = ['eye', 'developer', 'curriculum'];

/** An organisation created for a test, with its first admin and a way to add people. */
export interface Clinic {
  slug: string;
  admin: Principal;
  /** Adds a member and signs them in. */
  join: (
    membership?: Partial<Pick<MemberCommand, 'role' | 'visibility' | 'modules'>>,
    who?: Person,
  ) => Promise<Principal>;
}

/** Creates an organisation in the way that the product does. People get the usual modules by default. */
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

/** Creates a platform administrator and signs them in. */
export async function openSuperadmin(): Promise<Principal> {
  const world = await openWorld();
  const person = newPerson('Sam Super');
  const { personId } = await world.backend.provision({
    kind: 'superadmin',
    person: provisionedPerson(person),
  });
  return signInFirstTime(world, { ...person, id: personId }, undefined, openSuperadmin);
}

/** A caller of the API who is not signed in. */
export const anonymousCaller = async (): Promise<Caller> => callerWith((await openWorld()).api, {});

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

/** Opens a separate session for a person, in an organisation or, for a platform administrator, in none. */
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

/** Sets a password, as if the person had signed in with the temporary password and chosen this one. */
async function setPassword({ backend: { cognito } }: World, email: string): Promise<void> {
  const { userPoolId: UserPoolId } = cognito;
  const poolClient = await openPoolClient();
  await poolClient.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: password, Permanent: true }),
  );
}
