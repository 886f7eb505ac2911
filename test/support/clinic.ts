import { randomUUID } from 'node:crypto';
import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { account } from '../../shared/account/endpoints.ts';
import type { ProvisionCommand } from '../../shared/organizations/provision.ts';
import { todayIn } from '../../shared/organizations/record.ts';
import type { Module } from '../../shared/permissions.ts';
import { type Caller, callerWith } from './caller.ts';
import { openWorld, type World } from './world.ts';

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
  /** Somebody else who may do the same. */
  twin: () => Promise<Principal>;
}

export const password = 'a-good-password';
/** Where the clinics of tests are, so that at New Year it is not the machine's year. */
const clinicTimeZone = 'Asia/Hong_Kong';

/** One is left for tests to ask for. */
const usualModules: Module[] = ['eye', 'developer'];

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
    seats: 1_000,
    endsOn: '2099-12-31',
    modules: usualModules,
    ...changes,
    admin: asNew(admin),
  });
  const join: Clinic['join'] = async (membership = {}, who = newPerson('Uma User')) => {
    const joined = await world.backend.provision({
      kind: 'member',
      organizationSlug: slug,
      role: 'user',
      visibility: 'all',
      modules: usualModules,
      ...membership,
      person: asNew(who),
    });
    return welcome(world, { ...who, id: joined.personId }, slug, () => join(membership));
  };
  const first = { ...admin, id: personId };
  return { slug, admin: await welcome(world, first, slug, () => join({ role: 'admin' })), join };
}

/** A superadmin of the platform, signed in. */
export async function openSuperadmin(): Promise<Principal> {
  const world = await openWorld();
  const person = newPerson('Sam Super');
  const { personId } = await world.backend.provision({ kind: 'superadmin', person: asNew(person) });
  return welcome(world, { ...person, id: personId }, undefined, openSuperadmin);
}

/** Today's date where the clinics are. */
export const today = () => todayIn(clinicTimeZone, Date.now());

export function newPerson(fullName: string): Person {
  return { id: '', fullName, email: `${randomUUID()}@test.example` };
}

const asNew = ({ fullName, email }: Person) => ({
  fullName,
  email,
  locale: 'en' as const,
  temporaryPassword: password,
});

async function welcome(
  world: World,
  person: Person,
  slug: string | undefined,
  twin: Principal['twin'],
): Promise<Principal> {
  await setPassword(world, person.email);
  return signIn(person, slug, twin);
}

/** Opens a session of their own for somebody, in an organisation or, for a superadmin, in none. */
export async function signIn(
  person: Person,
  slug: string | undefined,
  twin: Principal['twin'] = () => signIn(person, slug),
): Promise<Principal> {
  const { api } = await openWorld();
  const { email } = person;
  const anonymous = callerWith(api, {});
  const opened = await anonymous.call(account.login, { email, password, organizationSlug: slug });
  const { token, refreshToken = '' } = opened.data.token;
  const headers = { authorization: `Bearer ${token}`, ...(slug && { 'x-organization': slug }) };
  return { ...callerWith(api, headers), person, token, refreshToken, headers, twin };
}

let poolClient: CognitoIdentityProviderClient | undefined;

/** As if the person had signed in with the password they were sent and chosen their own. */
async function setPassword({ backend: { cognito } }: World, email: string): Promise<void> {
  poolClient ??= new CognitoIdentityProviderClient({
    endpoint: cognito.endpoint,
    region: 'ap-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const { userPoolId: UserPoolId } = cognito;
  await poolClient.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: password, Permanent: true }),
  );
}
