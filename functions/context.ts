import type { SessionRecord } from '../shared/account/record.ts';
import type { Answers, Endpoint, Takes } from '../shared/endpoint.ts';
import { AppError } from '../shared/errors.ts';
import type { MemberRecord } from '../shared/members/record.ts';
import type { OrganizationRecord } from '../shared/organizations/record.ts';
import type { Reach } from '../shared/permissions.ts';
import { PeopleStore } from './account/people-store.ts';
import { SessionsStore } from './account/sessions-store.ts';
import { SignInRate } from './account/sign-in-rate.ts';
import { CasesStore } from './cases/cases-store.ts';
import type { AdmittedCall, CallEvent } from './http/answer-call.ts';
import type { Token } from './http/identify.ts';
import type { LoadedRecords } from './http/loads.ts';
import type { UserPool } from './identity/user-pool.ts';
import type { VerifyToken } from './identity/verify-token.ts';
import { ModulesStore } from './licences/modules-store.ts';
import { MembersStore } from './members/members-store.ts';
import { NotificationsStore } from './notifications/notifications-store.ts';
import { OrganizationsStore } from './organizations/organizations-store.ts';
import type { Origin } from './storage/commit.ts';
import type { Table } from './storage/table.ts';

/** What a handler of the organisation's own data is given; every store is closed over it. */
export interface OrganizationContext {
  organization: OrganizationRecord;
  actor: MemberRecord;
  /** How far the caller's permission goes for this call. */
  reach: Reach;
  now: () => number;
  cases: CasesStore;
  modules: ModulesStore;
  notifications: NotificationsStore;
}

type Loaded<E extends Endpoint> = {
  [Kind in keyof NonNullable<E['loads']> & keyof LoadedRecords]: LoadedRecords[Kind];
};

/** Answers one call of the organisation's own data. */
export type Handler<E extends Endpoint> = (
  input: Takes<E>,
  context: OrganizationContext & { loaded: Loaded<E> },
) => Promise<Answers<E>>;

/** A handler for every call of a noun; a missing one does not compile. */
export type Handlers<Noun extends Record<string, Endpoint>> = { [Name in keyof Noun]: Handler<Noun[Name]> };

/** Who is signed in, and where: an organisation and a membership, or neither for a superadmin. */
export interface SignedInCaller {
  token: Token;
  session: SessionRecord;
  organization: OrganizationRecord | undefined;
  member: MemberRecord | undefined;
}

/** What a handler of people and their sign-ins is given. It reaches no clinical data. */
export interface AccountContext {
  /** The access token, as it was sent. */
  bearer: string | undefined;
  /** Who proved a password. @throws session.missing */
  bearerToken: () => Token;
  /** Who has a session open. @throws session.missing */
  signedIn: () => SignedInCaller;
  /** Browser or program and the network address it calls from. */
  device: string;
  network: string;
  now: () => number;
  clientIds: string[];
  verify: VerifyToken;
  userPool: UserPool;
  /** Whether a superadmin must have one. */
  superadminSecondFactor: boolean;
  people: PeopleStore;
  /** The caller's accesses to modules in an organisation. */
  modulesOf: (organization: OrganizationRecord) => ModulesStore;
  sessions: SessionsStore;
  rate: SignInRate;
}

/** Answers one call about people and their sign-ins. */
export type AccountHandler<E extends Endpoint> = (
  input: Takes<E>,
  context: AccountContext,
) => Promise<Answers<E>>;

export type AccountHandlers<Noun extends Record<string, Endpoint>> = {
  [Name in keyof Noun]: AccountHandler<Noun[Name]>;
};

/** What a reaction to the journal is given. */
export interface ReactionContext {
  cases: CasesStore;
  members: MembersStore;
  notifications: NotificationsStore;
}

/** What setting up organisations and people from outside is given. */
export interface ProvisionContext {
  userPool: UserPool;
  people: PeopleStore;
  organizations: OrganizationsStore;
  membersOf: (organization: string) => MembersStore;
}

export function provisionContext(table: Table, userPool: UserPool, origin: Origin): ProvisionContext {
  return {
    userPool,
    people: new PeopleStore(table, origin),
    organizations: new OrganizationsStore(table, origin),
    membersOf: organization => new MembersStore(table, organization, { ...origin, organization }),
  };
}

/** Closes the stores over the organisation of an admitted call. */
export function organizationContext(
  tableOf: (organization: string) => Table,
  { standing, admitted, origin }: AdmittedCall,
): OrganizationContext & { loaded: Partial<LoadedRecords> } {
  if (!standing?.organization || !standing.member || !admitted) throw new AppError('permission.denied');
  const { organization, member } = standing;
  const table = tableOf(organization.slug);
  return {
    organization,
    actor: member,
    reach: admitted.reach,
    loaded: admitted.loaded,
    now: origin.now,
    cases: new CasesStore(table, organization.slug, origin),
    modules: new ModulesStore(table, organization, origin),
    notifications: new NotificationsStore(table, organization.slug, origin),
  };
}

export interface AccountServices {
  table: Table;
  userPool: UserPool;
  verify: VerifyToken;
  clientIds: string[];
  superadminSecondFactor: boolean;
}

/** Gives a call about people what it needs. */
export function accountContext(
  { table, userPool, verify, clientIds, superadminSecondFactor }: AccountServices,
  { event, token, standing, origin }: AdmittedCall,
): AccountContext {
  return {
    bearer: /^Bearer (\S+)$/i.exec(event.headers.authorization ?? '')?.[1],
    bearerToken: () => present(token),
    signedIn: () => ({
      token: present(token),
      session: present(standing?.session),
      organization: standing?.organization,
      member: standing?.member,
    }),
    device: (event.headers['user-agent'] ?? '').slice(0, 250),
    network: networkOf(event),
    now: origin.now,
    clientIds,
    verify,
    userPool,
    superadminSecondFactor,
    people: new PeopleStore(table, origin),
    modulesOf: organization => new ModulesStore(table, organization, origin),
    sessions: new SessionsStore(table, origin),
    rate: new SignInRate(table, origin.now),
  };
}

/** Closes the stores over the organisation of a journal entry. */
export function reactionContext(table: Table, organization: string, origin: Origin): ReactionContext {
  return {
    cases: new CasesStore(table, organization, origin),
    members: new MembersStore(table, organization, origin),
    notifications: new NotificationsStore(table, organization, origin),
  };
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new AppError('session.missing');
  return value;
}

/** The caller's address as CloudFront saw it, which is the last but one of those that were passed on. */
function networkOf(event: CallEvent): string {
  const passedOn = (event.headers['x-forwarded-for'] ?? '').split(',').map(address => address.trim());
  return passedOn.at(-2) ?? event.requestContext.http.sourceIp;
}
