import type { Endpoint, InputOf, LoadedRecords, ResponseOf } from '../../shared/core/endpoint.ts';
import type { PermissionScope } from '../../shared/core/permissions.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';
import type { OwnedRecordCount } from '../../shared/features/organizations/offboarding/schema.ts';
import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import type { OwnData } from '../../shared/features/people/data-export/schema.ts';
import { CasesStore } from '../features/cases/cases/cases-store.ts';
import { JobCasesStore } from '../features/cases/cases/job-cases-store.ts';
import { DraftsStore } from '../features/cases/drafts/drafts-store.ts';
import { TermsStore } from '../features/consent/joining-terms/terms-store.ts';
import { PublicTermsStore } from '../features/consent/terms/public-terms-store.ts';
import { TermAcceptancesStore } from '../features/consent/terms/term-acceptances-store.ts';
import { AllSubscriptionsStore } from '../features/courses/subscriptions/all-subscriptions-store.ts';
import { EyeStore } from '../features/eye/eye-reports/eye-store.ts';
import { QrCodesStore } from '../features/intake/qr-codes/qr-codes-store.ts';
import { JournalStore } from '../features/operations/audit/journal-store.ts';
import { JobsStore } from '../features/operations/jobs/jobs-store.ts';
import { NotificationsStore } from '../features/operations/notifications/notifications-store.ts';
import { RegistrationClaimsStore } from '../features/organizations/invitations/registration-claims-store.ts';
import { AdminsStore } from '../features/organizations/members/admins-store.ts';
import { InvitationLinks } from '../features/organizations/members/invitation-links-store.ts';
import { InvitationsStore } from '../features/organizations/members/invitations-store.ts';
import { ManagedMembersStore } from '../features/organizations/members/managed-members-store.ts';
import { MembersStore } from '../features/organizations/members/members-store.ts';
import { CertificateGrantsStore } from '../features/organizations/module-access/certificate-grants-store.ts';
import { ModuleRequestsStore } from '../features/organizations/module-access/module-requests-store.ts';
import { ModulesStore } from '../features/organizations/module-access/modules-store.ts';
import { OffboardingStore } from '../features/organizations/offboarding/offboarding-store.ts';
import {
  type LogoOf,
  OrganizationsStore,
} from '../features/organizations/organizations/organizations-store.ts';
import { PeopleStore } from '../features/people/account/people-store.ts';
import { SessionsStore } from '../features/people/account/sessions-store.ts';
import { SignInThrottle } from '../features/people/account/sign-in-throttle.ts';
import { AccountDeletionsStore } from '../features/people/account-deletion/account-deletions-store.ts';
import { AccountSecurityStore } from '../features/people/account-security/account-security-store.ts';
import { CertificatesStore } from '../features/people/profile/certificates-store.ts';
import { organizationFileLocation, personFileLocation } from '../platform/files/file-locations.ts';
import { FilesStore } from '../platform/files/files-store.ts';
import type { OpenBucket } from '../platform/files/open-bucket.ts';
import type { Sanitize } from '../platform/files/open-sanitizer.ts';
import { type PictureOf, profilePictures } from '../platform/files/profile-pictures.ts';
import {
  type AuthorizedCall,
  readBearerToken,
  requireMembership,
} from '../platform/http/authenticate-request.ts';
import { clientNetwork } from '../platform/http/client-ip.ts';
import type { Token } from '../platform/http/parse-token-claims.ts';
import type { OpenUserPool } from '../platform/identity/open-user-pool.ts';
import type { VerifyToken } from '../platform/identity/verify-token.ts';
import { type MailStores, mailStores } from '../platform/mail/mail-stores.ts';
import { MailsStore } from '../platform/mail/mails-store.ts';
import type { Origin } from '../platform/storage/commit.ts';
import { HourlyLimiter } from '../platform/storage/hourly-limiter.ts';
import type { Table } from '../platform/storage/table.ts';
import { countOwnedRecords } from './count-owned-records.ts';
import type { FeatureLists } from './feature-lists.ts';
import { openFields, type ReadFields } from './field-source.ts';
import { lazyContext, type StoreClass, storesIn } from './lazy-stores.ts';
import type { RecordsOf } from './records-of.ts';
import { requireValue } from './require-value.ts';
import type { SignedInCaller } from './signed-in-caller.ts';
import { type OpenTimelineSource, openTimelineSource } from './timeline-source.ts';

/** Context of handlers for an organisation's own data. Every store is bound to that organisation. */
export interface OrganizationContext
  extends Pick<FeatureLists, 'caseMergeParts' | 'caseDataParts' | 'daySources' | 'sanitize'> {
  organization: OrganizationRecord;
  actor: MemberRecord;
  /** The scope of the caller's permission for this call. */
  scope: PermissionScope;
  now: () => number;
  /** Binds a store of one noun to the organisation; only that noun's own handlers use it. */
  openStore: <Store>(StoreOf: StoreClass<Store>) => Store;
  cases: CasesStore;
  offboarding: OffboardingStore;
  /** Counts of the records a member owns; empty kinds are left out. */
  ownedRecordsOf: (member: string) => Promise<OwnedRecordCount[]>;
  jobs: JobsStore;
  eye: EyeStore;
  members: MembersStore;
  drafts: DraftsStore;
  journal: JournalStore;
  files: FilesStore;
  mails: MailsStore;
  modules: ModulesStore;
  notifications: NotificationsStore;
  jobCases: JobCasesStore;
  /** Things that features tell in the timeline of a case. */
  timelineSources: readonly OpenTimelineSource[];
  /** Values of merge fields for a child. */
  readFields: ReadFields;
  /** A link to a colleague's picture. */
  pictureOf: PictureOf;
}

/** Handles one call on an organisation's own data. */
export type Handler<E extends Endpoint> = (
  input: InputOf<E>,
  context: OrganizationContext & { records: RecordsOf<E> },
) => Promise<ResponseOf<E>>;

/** A handler for every call of a noun; a missing one does not compile. */
export type Handlers<Noun extends Record<string, Endpoint>> = { [Name in keyof Noun]: Handler<Noun[Name]> };

/** Context of handlers for people and sign-ins. It has no access to clinical data. */
export interface AccountContext extends MailStores {
  bearer: string | undefined;
  /** The verified access token. @throws session.missing */
  requireToken: () => Token;
  /** The caller's open session. @throws session.missing */
  requireSignedIn: () => SignedInCaller;
  /** User agent, and the client's IP address. */
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
  /** Files of a person, including logos they uploaded. */
  filesOf: (person: string) => FilesStore;
  sanitize: Sanitize;
  modulesOf: (organization: OrganizationRecord) => ModulesStore;
  moduleRequests: ModuleRequestsStore;
  allSubscriptions: AllSubscriptionsStore;
  sessions: SessionsStore;
  signInThrottle: SignInThrottle;
  hourlyLimiter: HourlyLimiter;
  invitationLinks: InvitationLinks;
  /** Invitations into an organisation. @param by who acts, where that is not the caller */
  invitationsOf: (organization: OrganizationRecord, by?: string) => InvitationsStore;
  registrationClaims: RegistrationClaimsStore;
  certificates: CertificatesStore;
  certificateGrants: CertificateGrantsStore;
  accountSecurity: AccountSecurityStore;
  accountDeletions: AccountDeletionsStore;
  managedMembersOf: (organization: OrganizationRecord) => ManagedMembersStore;
  /** Terms of an organisation. @param by who acts, where that is not the caller */
  termsOf: (organization: OrganizationRecord, by?: string) => TermsStore;
  termAcceptancesOf: (organization: string, by: string) => TermAcceptancesStore;
  /** Terms on the public form of an organisation. */
  publicTermsOf: (slug: string) => PublicTermsStore;
  qrCodesOf: (organization: OrganizationRecord) => QrCodesStore;
  admins: AdminsStore;
  /** Binds a store of one noun to an organisation; only that noun's own handlers use it. */
  openStoreOf: <Store>(StoreOf: StoreClass<Store>, organization: OrganizationRecord) => Store;
  /** Address of an organisation's logo, for minutes; null where it has none. */
  logoOf: LogoOf;
  pictureOf: PictureOf;
  organizationOf: (slug: string) => Promise<OrganizationRecord | undefined>;
  /** What the features read of a person for their data export. */
  ownDataReaders: OwnDataReaders;
}

/** Reads a part of what is stored about a person. */
type ReadOwnData<Part> = (person: string, context: AccountContext) => Promise<Part>;

/** The parts of a person's data export, each read by the feature that stores it. */
export type OwnDataReaders = { [Name in keyof OwnData]: ReadOwnData<OwnData[Name]> };

/** Handles one call about people and sign-ins. */
export type AccountHandler<E extends Endpoint> = (
  input: InputOf<E>,
  context: AccountContext & { records: RecordsOf<E> },
) => Promise<ResponseOf<E>>;

export type AccountHandlers<Noun extends Record<string, Endpoint>> = {
  [Name in keyof Noun]: AccountHandler<Noun[Name]>;
};

export interface OrganizationServices {
  tableOf: (organization: string) => Table;
  bucketOf: (organization: string) => OpenBucket;
}

/** Binds the stores to the organisation of an authorized call. */
export function organizationContext(
  {
    tableOf,
    bucketOf,
    ownedRecords,
    timelineSources,
    fieldSources,
    ...lists
  }: OrganizationServices & FeatureLists,
  call: AuthorizedCall,
): OrganizationContext & { records: Partial<LoadedRecords> } {
  const { organization, member, authorization } = requireMembership(call);
  const { origin } = call;
  const { slug } = organization;
  const table = tableOf(slug);
  const bound = { table, organization: slug, origin };
  const store = storesIn(bound);
  const given = {
    organization,
    actor: member,
    scope: authorization.scope,
    records: authorization.records,
    now: origin.now,
    timelineSources: timelineSources.map(source => openTimelineSource(source, bound)),
    readFields: openFields({ sources: fieldSources, scope: bound, organization, actor: member }),
    ...lists,
    pictureOf: profilePictures(bucketOf(slug)),
    openStore: <Store>(StoreOf: StoreClass<Store>) => store(StoreOf)(),
    ownedRecordsOf: (member: string) =>
      countOwnedRecords(kind => ownedRecords[kind](table, slug, { ...origin, organization: slug }), member),
  };
  return lazyContext(given, {
    cases: store(CasesStore),
    offboarding: store(OffboardingStore),
    jobs: store(JobsStore),
    eye: store(EyeStore),
    members: store(MembersStore),
    drafts: store(DraftsStore),
    journal: store(JournalStore),
    files: () => new FilesStore(table, origin, organizationFileLocation(slug), bucketOf(slug)),
    mails: store(MailsStore),
    modules: () => new ModulesStore(table, organization, origin),
    notifications: store(NotificationsStore),
    jobCases: store(JobCasesStore),
  });
}

type GivenToAccounts = 'sanitize' | 'userPool' | 'verify' | 'clientIds' | 'superadminSecondFactor';

export interface AccountServices extends Pick<AccountContext, GivenToAccounts> {
  table: Table;
  bucket: OpenBucket;
  ownDataReaders: OwnDataReaders;
}

/** Creates the context of a call about people. */
export function accountContext(
  { table, bucket, ...services }: AccountServices,
  { event, token, authState, authorization, origin }: AuthorizedCall,
): AccountContext & { records: Partial<LoadedRecords> } {
  const filesOf = (person: string) => new FilesStore(table, origin, personFileLocation(person), bucket);
  const logoOf: LogoOf = async ({ logoId }) =>
    logoId && (await filesOf(origin.by).link(logoId, 'organization-logo'));
  const originOf = (organization: string, by = origin.by): Origin => ({ ...origin, organization, by });
  const given = {
    ...services,
    bearer: readBearerToken(event),
    requireToken: () => requireValue(token),
    requireSignedIn: () => ({
      token: requireValue(token),
      session: requireValue(authState?.session),
      organization: authState?.organization,
      member: authState?.member,
    }),
    device: (event.headers['user-agent'] ?? '').slice(0, 250),
    network: clientNetwork(event),
    now: origin.now,
    records: authorization?.records ?? {},
    logoOf,
    pictureOf: profilePictures(bucket),
    filesOf,
    organizationOf: (slug: string) => new OrganizationsStore(table, origin).get(slug),
    modulesOf: (of: OrganizationRecord) => new ModulesStore(table, of, originOf(of.slug)),
    managedMembersOf: (of: OrganizationRecord) => new ManagedMembersStore(table, of, originOf(of.slug)),
    invitationsOf: (into: OrganizationRecord, by?: string) =>
      new InvitationsStore(table, into, originOf(into.slug, by)),
    publicTermsOf: (slug: string) => new PublicTermsStore(table, slug, originOf(slug)),
    termsOf: (of: OrganizationRecord, by?: string) => new TermsStore(table, of, originOf(of.slug, by)),
    termAcceptancesOf: (of: string, by: string) => new TermAcceptancesStore(table, of, originOf(of, by)),
    openStoreOf: <S>(StoreOf: StoreClass<S>, of: OrganizationRecord) =>
      new StoreOf(table, of.slug, originOf(of.slug)),
    qrCodesOf: (of: OrganizationRecord) => new QrCodesStore(table, of, originOf(of.slug)),
  };
  return lazyContext(given, {
    people: () => new PeopleStore(table, origin, logoOf),
    organizations: () => new OrganizationsStore(table, origin, logoOf),
    ...mailStores(table, origin),
    moduleRequests: () => new ModuleRequestsStore(table, origin.now),
    allSubscriptions: () => new AllSubscriptionsStore(table, origin),
    sessions: () => new SessionsStore(table, origin),
    signInThrottle: () => new SignInThrottle(table, origin.now),
    hourlyLimiter: () => new HourlyLimiter(table, origin.now),
    invitationLinks: () => new InvitationLinks(table),
    registrationClaims: () => new RegistrationClaimsStore(table, origin.now),
    certificates: () => new CertificatesStore(table),
    certificateGrants: () => new CertificateGrantsStore(table, origin.now),
    accountSecurity: () => new AccountSecurityStore(table, origin),
    accountDeletions: () => new AccountDeletionsStore(table, origin),
    admins: () => new AdminsStore(table, origin),
  });
}
