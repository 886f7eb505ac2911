import type { Endpoint, LoadedRecords } from '../../shared/core/endpoint.ts';
import type { PermissionScope } from '../../shared/core/permissions.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';
import type {
  OwnedRecordCount,
  OwnedRecordKind,
} from '../../shared/features/organizations/offboarding/schema.ts';
import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import type { SessionRecord } from '../../shared/features/people/account/record.ts';
import type { OwnData } from '../../shared/features/people/data-export/schema.ts';
import { CasesStore } from '../features/cases/cases/cases-store.ts';
import { JobCasesStore } from '../features/cases/cases/job-cases-store.ts';
import { DraftsStore } from '../features/cases/drafts/drafts-store.ts';
import { FamiliesStore } from '../features/cases/families/families-store.ts';
import type { TermsStore } from '../features/consent/joining-terms/terms-store.ts';
import type { PublicTermsStore } from '../features/consent/terms/public-terms-store.ts';
import type { TermAcceptancesStore } from '../features/consent/terms/term-acceptances-store.ts';
import type { QrCodesStore } from '../features/intake/qr-codes/qr-codes-store.ts';
import { JournalStore } from '../features/operations/audit/journal-store.ts';
import { JobsStore } from '../features/operations/jobs/jobs-store.ts';
import { NotificationsStore } from '../features/operations/notifications/notifications-store.ts';
import type { InvitationsStore } from '../features/organizations/members/invitations-store.ts';
import type { ManagedMembersStore } from '../features/organizations/members/managed-members-store.ts';
import { MembersStore } from '../features/organizations/members/members-store.ts';
import { ModulesStore } from '../features/organizations/module-access/modules-store.ts';
import { OffboardingStore } from '../features/organizations/offboarding/offboarding-store.ts';
import type { LogoOf } from '../features/organizations/organizations/organizations-store.ts';
import { organizationFileLocation } from '../platform/files/file-locations.ts';
import { FilesStore } from '../platform/files/files-store.ts';
import type { OpenBucket } from '../platform/files/open-bucket.ts';
import type { Sanitize } from '../platform/files/open-sanitizer.ts';
import { type PictureOf, profilePictures } from '../platform/files/profile-pictures.ts';
import { type AuthorizedCall, requireMembership } from '../platform/http/authenticate-request.ts';
import type { CallEvent } from '../platform/http/call-event.ts';
import type { AnswerRead } from '../platform/http/joint-reads.ts';
import type { Token } from '../platform/http/parse-token-claims.ts';
import type { RecordTypes } from '../platform/http/record-types.ts';
import type { OpenUserPool } from '../platform/identity/open-user-pool.ts';
import type { VerifyToken } from '../platform/identity/verify-token.ts';
import { MailsStore } from '../platform/mail/mails-store.ts';
import type { Table } from '../platform/storage/table.ts';
import type { accountStores } from './account-stores.ts';
import { childrenOfOwnedRecords, countOwnedRecords } from './count-owned-records.ts';
import type { FeatureLists } from './feature-lists.ts';
import { openFields, type ReadFields } from './field-source.ts';
import { lazyContext, type Opened, type StoreClass, type StoreScope, storesIn } from './lazy-stores.ts';
import { openRecordNames, type ReadRecordNames } from './record-names.ts';
import type { HandlerWith } from './route-table.ts';
import { type OpenTimelineSource, openTimelineSource } from './timeline-source.ts';

/** Context of handlers for an organisation's data. Each store can access only that organisation. */
export interface OrganizationContext
  extends Pick<FeatureLists, 'caseMergeParts' | 'caseDataParts' | 'daySources' | 'sanitize'>,
    Opened<typeof organizationStores> {
  organization: OrganizationRecord;
  actor: MemberRecord;
  scope: PermissionScope;
  /** The API key of the request; undefined if a person made the request. */
  key: AuthorizedCall['origin']['key'];
  now: () => number;
  /**
   * Opens a store for one kind of record (such as notes), limited to the organisation. Only handlers of that
   * kind of record use it.
   */
  openStore: <Store>(StoreOf: StoreClass<Store>) => Store;
  /** Number of records that a member owns, by kind. Kinds without records are left out. */
  ownedRecordsOf: (member: string) => Promise<OwnedRecordCount[]>;
  /** Ids of the children whom a member's records are about. Cases assigned to the member do not count. */
  childrenOfOwnedRecords: (member: string) => Promise<string[]>;
  timelineSources: readonly OpenTimelineSource[];
  readFields: ReadFields;
  namesOfRecords: ReadRecordNames;
  pictureOf: PictureOf;
  answerRead: AnswerRead;
}

export type Handler<E extends Endpoint> = HandlerWith<OrganizationContext, E>;

/** The signed-in caller. A superadmin has neither organisation nor membership. */
export interface SignedInCaller {
  token: Token;
  session: SessionRecord;
  organization: OrganizationRecord | undefined;
  member: MemberRecord | undefined;
}

/** Context of handlers for people and sign-ins. It has no access to clinical data. */
export interface AccountContext extends Opened<typeof accountStores> {
  bearer: string | undefined;
  /** Returns the verified access token. @throws session.missing if the request has none */
  requireToken: () => Token;
  /** Returns the caller's open session. @throws session.missing if the caller has none */
  requireSignedIn: () => SignedInCaller;
  device: string;
  network: string;
  now: () => number;
  clientIds: string[];
  verify: VerifyToken;
  userPool: OpenUserPool;
  superadminSecondFactor: boolean;
  /** Files of a person, including logos of organisations that the person uploaded. */
  filesOf: (person: string) => FilesStore;
  sanitize: Sanitize;
  modulesOf: (organization: OrganizationRecord) => ModulesStore;
  /** Opens the store of an organisation's invitations. @param by who invites; defaults to the caller */
  invitationsOf: (organization: OrganizationRecord, by?: string) => InvitationsStore;
  managedMembersOf: (organization: OrganizationRecord) => ManagedMembersStore;
  /** Opens the store of an organisation's terms of use. @param by who changes them; defaults to the caller */
  termsOf: (organization: OrganizationRecord, by?: string) => TermsStore;
  termAcceptancesOf: (organization: string, by: string) => TermAcceptancesStore;
  publicTermsOf: (slug: string) => PublicTermsStore;
  qrCodesOf: (organization: OrganizationRecord) => QrCodesStore;
  /**
   * Opens a store for one kind of record (such as notes), limited to an organisation. Only handlers of that
   * kind of record use it.
   */
  openStoreOf: <Store>(StoreOf: StoreClass<Store>, organization: OrganizationRecord) => Store;
  /** Returns a short-lived link to an organisation's logo; null if it has none. */
  logoOf: LogoOf;
  pictureOf: PictureOf;
  answerRead: AnswerRead;
  organizationOf: (slug: string) => Promise<OrganizationRecord | undefined>;
  ownDataReaders: OwnDataReaders;
}

type ReadOwnData<Part> = (person: string, context: AccountContext) => Promise<Part>;

/** Functions that read the parts of a person's data export. The feature that stores a part also reads it. */
export type OwnDataReaders = { [Name in keyof OwnData]: ReadOwnData<OwnData[Name]> };

export type AccountHandler<E extends Endpoint> = HandlerWith<AccountContext, E>;

export interface OrganizationServices {
  tableOf: (organization: string) => Table;
  bucketOf: (organization: string) => OpenBucket;
  recordTypes: RecordTypes;
}

export interface JointReads {
  answerReadsOf: (event: CallEvent) => AnswerRead;
}

/** The stores can access only the caller's organisation. */
export function organizationContext(
  {
    tableOf,
    bucketOf,
    recordTypes,
    ownedRecords,
    timelineSources,
    fieldSources,
    answerReadsOf,
    ...lists
  }: OrganizationServices & FeatureLists & JointReads,
  call: AuthorizedCall,
): OrganizationContext & { records: Partial<LoadedRecords> } {
  const { organization, member, authorization } = requireMembership(call);
  const { origin } = call;
  const { slug } = organization;
  const table = tableOf(slug);
  const bound = { table, organization: slug, origin };
  const openOwnedRecords = (kind: OwnedRecordKind) =>
    ownedRecords[kind](table, slug, { ...origin, organization: slug });
  const base = {
    organization,
    actor: member,
    scope: authorization.scope,
    key: origin.key,
    records: authorization.records,
    now: origin.now,
    timelineSources: timelineSources.map(source => openTimelineSource(source, bound)),
    readFields: openFields({ sources: fieldSources, scope: bound, organization, actor: member }),
    ...lists,
    namesOfRecords: openRecordNames({
      ...{ recordTypes, table, organization: slug },
      ...{ reader: member, scope: authorization.scope },
    }),
    pictureOf: profilePictures(bucketOf(slug)),
    answerRead: answerReadsOf(call.event),
    openStore: <Store>(StoreOf: StoreClass<Store>) => storesIn(bound)(StoreOf)(),
    ownedRecordsOf: (member: string) => countOwnedRecords(openOwnedRecords, member),
    childrenOfOwnedRecords: (member: string) => childrenOfOwnedRecords(openOwnedRecords, member),
  };
  return lazyContext(base, organizationStores(bound, organization, bucketOf(slug)));
}

function organizationStores(scope: StoreScope, organization: OrganizationRecord, bucket: OpenBucket) {
  const { table, origin } = scope;
  const store = storesIn(scope);
  return {
    cases: store(CasesStore),
    families: store(FamiliesStore),
    offboarding: store(OffboardingStore),
    jobs: store(JobsStore),
    members: store(MembersStore),
    drafts: store(DraftsStore),
    journal: store(JournalStore),
    files: () => new FilesStore(table, origin, organizationFileLocation(organization.slug), bucket),
    mails: store(MailsStore),
    modules: () => new ModulesStore(table, organization, origin),
    notifications: store(NotificationsStore),
    jobCases: store(JobCasesStore),
  };
}
