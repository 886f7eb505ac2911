import type { JobRecord } from '../../shared/features/operations/jobs/record.ts';
import { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import type { AccountDeletionRecord } from '../../shared/features/people/account-deletion/record.ts';
import type { Obstacle } from '../../shared/features/people/account-deletion/schema.ts';
import { OffboardingStore } from '../features/organizations/offboarding/offboarding-store.ts';
import { PeopleStore } from '../features/people/account/people-store.ts';
import { AccountDeletionsStore } from '../features/people/account-deletion/account-deletions-store.ts';
import { personFileLocation } from '../platform/files/file-locations.ts';
import { FilesStore } from '../platform/files/files-store.ts';
import type { OpenBucket } from '../platform/files/open-bucket.ts';
import type { OpenUserPool } from '../platform/identity/open-user-pool.ts';
import type { GroupMember } from '../platform/identity/user-pool.ts';
import { MailsStore } from '../platform/mail/mails-store.ts';
import type { Origin } from '../platform/storage/commit.ts';
import { organizationKey } from '../platform/storage/keys.ts';
import type { Table } from '../platform/storage/table.ts';
import { type JobContext, type JobServices, jobContext } from './job-context.ts';
import { lazyContext, type Opened } from './lazy-stores.ts';

/** Stores that remove a person from one organisation while their account is being deleted. */
export interface OrganizationScope extends JobContext {
  /** Store with the Lambda's own IAM role, which can write records of the organisation and of the person. */
  serviceRoleOffboarding: OffboardingStore;
  readOrganization: () => Promise<OrganizationRecord | undefined>;
  /**
   * Runs a background job for a limited time.
   * @returns the job if it is still unfinished after that time
   */
  runJob: (job: string) => Promise<JobRecord | undefined>;
}

export interface AccountDeletionContext extends Opened<typeof deletionStores> {
  parts: AccountDeletionPart[];
  filesOf: (person: string) => FilesStore;
  userPool: OpenUserPool;
  listSuperadmins: () => Promise<GroupMember[]>;
  organizationScope: (organization: string, person: string) => OrganizationScope;
}

/** What one feature does when an account is deleted. All functions are idempotent. */
export interface AccountDeletionPart {
  /**
   * Finds obstacles: reasons why the account cannot be deleted yet. Nothing is deleted while an obstacle
   * exists.
   */
  findObstacles: (deletion: AccountDeletionRecord, context: AccountDeletionContext) => Promise<Obstacle[]>;
  /** Runs before the person's Cognito account is deleted. */
  start: (person: string, context: AccountDeletionContext) => Promise<void>;
  /** Deletes the feature's records of the person. @returns false if it must be called again */
  finish: (person: string, context: AccountDeletionContext) => Promise<boolean>;
}

export interface AccountDeletionServices extends Omit<JobServices, 'table' | 'own'> {
  parts: AccountDeletionPart[];
  ownTable: Table;
  tableOf: (organization: string) => Table;
  bucket: OpenBucket;
  userPool: OpenUserPool;
  listSuperadmins: () => Promise<GroupMember[]>;
  runJob: (organization: string, job: string) => Promise<JobRecord | undefined>;
  now: () => number;
}

export function accountDeletionContext({
  parts,
  ownTable,
  tableOf,
  ownedRecords,
  caseDataParts,
  eraser,
  bucketOf,
  openDocumentPrinters,
  bucket,
  userPool,
  listSuperadmins,
  runJob,
  now,
}: AccountDeletionServices): AccountDeletionContext {
  const origin: Origin = {
    organization: null,
    by: 'jobs',
    requestId: 'erasure',
    idempotency: undefined,
    now,
  };
  const base = {
    parts,
    userPool,
    listSuperadmins,
    filesOf: (person: string) => new FilesStore(ownTable, origin, personFileLocation(person), bucket),
    organizationScope: (organization: string, by: string): OrganizationScope => {
      const organizationOrigin = { ...origin, organization, by };
      const table = tableOf(organization);
      const signOut = async (person: string) => (await userPool()).signOut(person);
      const context = jobContext(
        { table, own: ownTable, ownedRecords, caseDataParts, eraser, bucketOf, openDocumentPrinters },
        organizationOrigin,
        signOut,
      );
      return Object.assign(context, {
        serviceRoleOffboarding: new OffboardingStore(ownTable, organization, organizationOrigin),
        readOrganization: () => table.read(OrganizationRecord, organizationKey(organization)),
        runJob: (job: string) => runJob(organization, job),
      });
    },
  };
  return lazyContext(base, deletionStores(ownTable, origin));
}

const deletionStores = (table: Table, origin: Origin) => ({
  accountDeletions: () => new AccountDeletionsStore(table, origin),
  people: () => new PeopleStore(table, origin),
  mails: () => new MailsStore(table, null, origin),
});
