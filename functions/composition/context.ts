import type { Answers, ChildKind, Endpoint, Takes } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Reach } from '../../shared/core/permissions.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';
import type { Belonging } from '../../shared/features/organizations/offboarding/schema.ts';
import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import type { SessionRecord } from '../../shared/features/people/account/record.ts';
import { CasesStore } from '../features/cases/cases/cases-store.ts';
import { SelectionsStore } from '../features/cases/cases/selections-store.ts';
import { DraftsStore } from '../features/cases/drafts/drafts-store.ts';
import { TermsStore } from '../features/consent/terms/terms-store.ts';
import { EyeStore } from '../features/eye/eye-reports/eye-store.ts';
import { AuditStore } from '../features/operations/audit/audit-store.ts';
import { JournalStore } from '../features/operations/audit/journal-store.ts';
import { JobsStore } from '../features/operations/jobs/jobs-store.ts';
import { NotificationsStore } from '../features/operations/notifications/notifications-store.ts';
import { AdminsStore } from '../features/organizations/members/admins-store.ts';
import { InvitationLinks } from '../features/organizations/members/invitation-links-store.ts';
import { InvitationsStore } from '../features/organizations/members/invitations-store.ts';
import { MembersStore } from '../features/organizations/members/members-store.ts';
import { MembershipsStore } from '../features/organizations/members/memberships-store.ts';
import { CertifiedStore } from '../features/organizations/module-access/certified-store.ts';
import { ModuleRequestsStore } from '../features/organizations/module-access/module-requests-store.ts';
import { ModulesStore } from '../features/organizations/module-access/modules-store.ts';
import { DeparturesStore } from '../features/organizations/offboarding/departures-store.ts';
import {
  type LogoOf,
  OrganizationsStore,
} from '../features/organizations/organizations/organizations-store.ts';
import { PeopleStore } from '../features/people/account/people-store.ts';
import { SessionsStore } from '../features/people/account/sessions-store.ts';
import { SignInRate } from '../features/people/account/sign-in-rate.ts';
import { ErasuresStore } from '../features/people/account-deletion/erasures-store.ts';
import { SecurityStore } from '../features/people/account-security/security-store.ts';
import { CertificatesStore } from '../features/people/profile/certificates-store.ts';
import { FilesStore } from '../platform/files/files-store.ts';
import type { OpenBucket } from '../platform/files/open-bucket.ts';
import { organizationPlace, personPlace } from '../platform/files/places.ts';
import type { AdmittedCall } from '../platform/http/answer-call.ts';
import type { Token } from '../platform/http/identify.ts';
import type { LoadedRecords } from '../platform/http/loads.ts';
import { networkOf } from '../platform/http/network-of.ts';
import type { OpenUserPool } from '../platform/identity/open-user-pool.ts';
import type { VerifyToken } from '../platform/identity/verify-token.ts';
import { MailLog } from '../platform/mail/mail-log.ts';
import { MailsStore } from '../platform/mail/mails-store.ts';
import { UnreachedStore } from '../platform/mail/unreached-store.ts';
import type { Origin } from '../platform/storage/commit.ts';
import { Rates } from '../platform/storage/rates.ts';
import type { Table } from '../platform/storage/table.ts';
import { countBelongings } from './job-context.ts';

/** What a handler of the organisation's own data is given; every store is closed over it. */
export interface OrganizationContext {
  organization: OrganizationRecord;
  actor: MemberRecord;
  /** How far the caller's permission goes for this call. */
  reach: Reach;
  now: () => number;
  audit: AuditStore;
  cases: CasesStore;
  departures: DeparturesStore;
  /** What a member owns; kinds of which they own nothing are left out. */
  belongingsOf: (member: string) => Promise<Belonging[]>;
  jobs: JobsStore;
  eye: EyeStore;
  members: MembersStore;
  drafts: DraftsStore;
  journal: JournalStore;
  files: FilesStore;
  mails: MailsStore;
  modules: ModulesStore;
  notifications: NotificationsStore;
  selections: SelectionsStore;
}

/** What the call names, and the case of what belongs to one. */
export type Loaded<E extends Endpoint> = {
  [Kind in keyof NonNullable<E['loads']> & keyof LoadedRecords]: LoadedRecords[Kind];
} & (ChildKind & keyof NonNullable<E['loads']> extends never ? unknown : Pick<LoadedRecords, 'case'>);

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
  userPool: OpenUserPool;
  /** Whether a superadmin must have one. */
  superadminSecondFactor: boolean;
  people: PeopleStore;
  organizations: OrganizationsStore;
  /** Mails of an organisation, or of the platform where it is null. */
  mailsOf: (organization: string | null) => MailsStore;
  mailLogOf: (organization: string | null) => MailLog;
  unreached: UnreachedStore;
  /** Files of a person and of what they administer. */
  filesOf: (person: string) => FilesStore;
  modulesOf: (organization: OrganizationRecord) => ModulesStore;
  moduleRequests: ModuleRequestsStore;
  sessions: SessionsStore;
  rate: SignInRate;
  rates: Rates;
  links: InvitationLinks;
  /** Invitations into an organisation. @param by who acts, where that is not the caller */
  invitationsOf: (organization: OrganizationRecord, by?: string) => InvitationsStore;
  certificates: CertificatesStore;
  certified: CertifiedStore;
  security: SecurityStore;
  erasures: ErasuresStore;
  membershipsOf: (organization: OrganizationRecord) => MembershipsStore;
  /** Terms of an organisation. @param by who acts, where that is not the caller */
  termsOf: (organization: OrganizationRecord, by?: string) => TermsStore;
  admins: AdminsStore;
  /** Address of an organisation's logo, for minutes; null where it has none. */
  logoOf: LogoOf;
  organizationOf: (slug: string) => Promise<OrganizationRecord | undefined>;
}

/** Answers one call about people and their sign-ins. */
export type AccountHandler<E extends Endpoint> = (
  input: Takes<E>,
  context: AccountContext & { loaded: Loaded<E> },
) => Promise<Answers<E>>;

export type AccountHandlers<Noun extends Record<string, Endpoint>> = {
  [Name in keyof Noun]: AccountHandler<Noun[Name]>;
};

export interface OrganizationServices {
  tableOf: (organization: string) => Table;
  bucketOf: (organization: string) => OpenBucket;
}

/** Closes the stores over the organisation of an admitted call. */
export function organizationContext(
  { tableOf, bucketOf }: OrganizationServices,
  { standing, admitted, origin }: AdmittedCall,
): OrganizationContext & { loaded: Partial<LoadedRecords> } {
  if (!standing?.organization || !standing.member || !admitted) throw new AppError('permission.denied');
  const { organization, member } = standing;
  const table = tableOf(organization.slug);
  const cases = new CasesStore(table, organization.slug, origin);
  return {
    organization,
    actor: member,
    reach: admitted.reach,
    loaded: admitted.loaded,
    now: origin.now,
    audit: new AuditStore(table, organization.slug, origin),
    cases,
    departures: new DeparturesStore(table, organization.slug, origin),
    belongingsOf: member => countBelongings({ cases }, member),
    jobs: new JobsStore(table, organization.slug, origin),
    eye: new EyeStore(table, organization.slug, origin),
    members: new MembersStore(table, organization.slug, origin),
    drafts: new DraftsStore(table, organization.slug, origin),
    journal: new JournalStore(table, organization.slug, origin),
    files: new FilesStore(table, origin, organizationPlace(organization.slug), bucketOf(organization.slug)),
    mails: new MailsStore(table, organization.slug, origin),
    modules: new ModulesStore(table, organization, origin),
    notifications: new NotificationsStore(table, organization.slug, origin),
    selections: new SelectionsStore(table, organization.slug, origin),
  };
}

export interface AccountServices {
  table: Table;
  bucket: OpenBucket;
  userPool: OpenUserPool;
  verify: VerifyToken;
  clientIds: string[];
  superadminSecondFactor: boolean;
}

/** Gives a call about people what it needs. */
export function accountContext(
  { table, bucket, ...services }: AccountServices,
  { event, token, standing, admitted, origin }: AdmittedCall,
): AccountContext & { loaded: Partial<LoadedRecords> } {
  const filesOf = (person: string) => new FilesStore(table, origin, personPlace(person), bucket);
  const logoOf: LogoOf = async ({ logoId }) =>
    logoId && (await filesOf(origin.by).link(logoId, 'organization-logo'));
  const originOf = (organization: string, by = origin.by): Origin => ({ ...origin, organization, by });
  return {
    ...services,
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
    people: new PeopleStore(table, origin, logoOf),
    mailsOf: organization => new MailsStore(table, organization, origin),
    mailLogOf: organization => new MailLog(table, organization, origin),
    unreached: new UnreachedStore(table, origin.now),
    filesOf,
    organizations: new OrganizationsStore(table, origin, logoOf),
    logoOf,
    modulesOf: organization =>
      new ModulesStore(table, organization, { ...origin, organization: organization.slug }),
    moduleRequests: new ModuleRequestsStore(table, origin.now),
    sessions: new SessionsStore(table, origin),
    rate: new SignInRate(table, origin.now),
    rates: new Rates(table, origin.now),
    links: new InvitationLinks(table),
    invitationsOf: (organization, by) =>
      new InvitationsStore(table, organization, originOf(organization.slug, by)),
    certificates: new CertificatesStore(table),
    certified: new CertifiedStore(table, origin.now),
    security: new SecurityStore(table, origin),
    erasures: new ErasuresStore(table, origin),
    membershipsOf: organization => new MembershipsStore(table, organization, originOf(organization.slug)),
    termsOf: (organization, by) => new TermsStore(table, organization, originOf(organization.slug, by)),
    admins: new AdminsStore(table, origin),
    organizationOf: slug => new OrganizationsStore(table, origin).get(slug),
    loaded: admitted?.loaded ?? {},
  };
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new AppError('session.missing');
  return value;
}
