import type {
  OwnedRecordCount,
  OwnedRecordKind,
} from '../../shared/features/organizations/offboarding/schema.ts';
import { CasesStore } from '../features/cases/cases/cases-store.ts';
import { ImportedCasesStore } from '../features/cases/cases/imported-cases-store.ts';
import { JobCasesStore } from '../features/cases/cases/job-cases-store.ts';
import { CoursesStore } from '../features/courses/courses/courses-store.ts';
import { JobsStore } from '../features/operations/jobs/jobs-store.ts';
import { MembersStore } from '../features/organizations/members/members-store.ts';
import { OffboardingStore } from '../features/organizations/offboarding/offboarding-store.ts';
import { CaseRightsStore } from '../features/privacy/case-rights/case-rights-store.ts';
import { casePartition } from '../features/privacy/keys.ts';
import { organizationFileLocation } from '../platform/files/file-locations.ts';
import { FilesStore } from '../platform/files/files-store.ts';
import type { OpenBucket } from '../platform/files/open-bucket.ts';
import type { OpenObjectEraser } from '../platform/files/open-object-eraser.ts';
import type { Origin } from '../platform/storage/commit.ts';
import { readMembers } from '../platform/storage/read-members.ts';
import type { Table } from '../platform/storage/table.ts';
import type { OpenDocumentPrinters } from './archives/document-printer.ts';
import type { CaseDataPart, CaseDataScope } from './case-data-part.ts';
import { countOwnedRecords } from './count-owned-records.ts';
import type { OpenOwnedRecords, OwnedRecords } from './job-step.ts';
import { lazyContext, type Opened, type StoreClass, type StoreScope, storesIn } from './lazy-stores.ts';

export interface JobContext extends Opened<typeof jobStores> {
  openOwnedRecords: (kind: OwnedRecordKind) => Promise<OwnedRecords>;
  ownedRecordsOf: (member: string) => Promise<OwnedRecordCount[]>;
  signOut: (person: string) => Promise<void>;
  organization: string;
  now: () => number;
  caseDataParts: readonly CaseDataPart[];
  /** Ids of cases to which records in other partitions refer, for example a class to its children. */
  namedCases: () => Promise<Set<string>>;
  table: Table;
  bucket: OpenBucket;
  openArchiveRanges: () => Promise<typeof import('./archives/archive-ranges.ts')>;
  openDocumentPrinters: OpenDocumentPrinters;
  /**
   * Opens a store for one kind of record (such as notes), limited to the organisation. Only job steps of that
   * kind of record use it.
   */
  openStore: <Store>(StoreOf: StoreClass<Store>) => Store;
  caseDataOf: (caseId: string) => Promise<CaseDataScope>;
}

export interface JobServices {
  table: Table;
  /** The table, accessed with the IAM role of the Lambda; `table` uses the organisation's role. */
  own: Table;
  ownedRecords: Record<OwnedRecordKind, OpenOwnedRecords>;
  caseDataParts: readonly CaseDataPart[];
  eraser: OpenObjectEraser;
  bucketOf: (organization: string) => OpenBucket;
  openDocumentPrinters: OpenDocumentPrinters;
}

/** The stores can access only the job's organisation. */
export function jobContext(
  { table, own: ownTable, ownedRecords, caseDataParts, eraser, bucketOf, openDocumentPrinters }: JobServices,
  origin: Origin & { organization: string },
  signOut: JobContext['signOut'],
): JobContext {
  const { organization } = origin;
  const openOwnedRecords = (kind: OwnedRecordKind) => ownedRecords[kind](table, organization, origin);
  const scope = { table, organization, origin };
  const base = {
    openOwnedRecords,
    ownedRecordsOf: (member: string) => countOwnedRecords(openOwnedRecords, member),
    signOut,
    organization,
    now: origin.now,
    caseDataParts,
    table,
    bucket: bucketOf(organization),
    openArchiveRanges: () => import('./archives/archive-ranges.ts'),
    openDocumentPrinters,
    openStore: <Store>(StoreOf: StoreClass<Store>) => new StoreOf(table, organization, origin),
    namedCases: async () => {
      const named = await Promise.all(caseDataParts.map(part => part.named?.(scope) ?? []));
      return new Set(named.flat());
    },
    caseDataOf: async (caseId: string): Promise<CaseDataScope> => {
      const [items, members] = await Promise.all([
        table.queryAll(casePartition(organization, caseId)),
        readMembers(table, organization),
      ]);
      const memberIds = members.map(({ id }) => id);
      const bucket = bucketOf(organization);
      return { ...scope, caseId, items, memberIds, bucket, eraser };
    },
  };
  return lazyContext(base, jobStores(scope, ownTable, bucketOf(organization)));
}

function jobStores(scope: StoreScope, ownTable: Table, bucket: OpenBucket) {
  const store = storesIn(scope);
  return {
    cases: store(CasesStore),
    /** Jobs, accessed with the Lambda's own IAM role, for transactions that also write records of people. */
    serviceRoleJobs: storesIn({ ...scope, table: ownTable })(JobsStore),
    offboarding: store(OffboardingStore),
    jobs: store(JobsStore),
    members: store(MembersStore),
    jobCases: store(JobCasesStore),
    importedCases: store(ImportedCasesStore),
    caseRights: store(CaseRightsStore),
    courses: store(CoursesStore),
    files: () =>
      new FilesStore(scope.table, scope.origin, organizationFileLocation(scope.organization), bucket),
  };
}
