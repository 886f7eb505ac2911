import {
  type OwnedRecordCount,
  OwnedRecordKind,
} from '../../shared/features/organizations/offboarding/schema.ts';
import { CasesStore } from '../features/cases/cases/cases-store.ts';
import { JobCasesStore } from '../features/cases/cases/job-cases-store.ts';
import { JobsStore } from '../features/operations/jobs/jobs-store.ts';
import { MembersStore } from '../features/organizations/members/members-store.ts';
import { OffboardingStore } from '../features/organizations/offboarding/offboarding-store.ts';
import type { AuditEvent, Origin } from '../platform/storage/commit.ts';
import type { Table } from '../platform/storage/table.ts';
import type { Write } from '../platform/storage/write.ts';
import { lazyContext, storesIn } from './lazy-stores.ts';

/** One transaction of a job, and the job's position after it. */
export interface JobStep {
  writes: Write[];
  auditEvents: AuditEvent[];
  /** Where to continue; null after the last step. */
  cursor: string | null;
  done: number;
  skipped: number;
  /** Set if it writes person records, which the organisation role cannot access. */
  usesServiceRole?: true;
  /** Result of the whole job for the journal, if this is the last step. */
  outcome?: AuditEvent['detail'];
}

/** A batch of records transferred to a new owner. */
export type TransferBatch = Pick<JobStep, 'writes' | 'auditEvents' | 'done'>;

/** A record type whose owner can leave. */
export interface OwnedRecordType {
  countOf: (member: string) => Promise<number>;
  /** Undefined when nothing is left; no writes without a new owner. */
  nextTransferBatch: (
    from: string,
    newOwner: { id: string; fullName: string } | undefined,
    batch: string,
  ) => Promise<TransferBatch | undefined>;
}

/** Context of a job step. */
export interface JobContext {
  /** Jobs store under the service role, for transactions across key spaces. */
  serviceRoleJobs: JobsStore;
  offboarding: OffboardingStore;
  ownedRecords: Record<OwnedRecordKind, OwnedRecordType>;
  /** What a member owns; kinds of which they own nothing are left out. */
  ownedRecordsOf: (member: string) => Promise<OwnedRecordCount[]>;
  /** Ends every sign-in of a person. */
  signOut: (person: string) => Promise<void>;
  cases: CasesStore;
  jobs: JobsStore;
  members: MembersStore;
  jobCases: JobCasesStore;
}

/** Binds the stores to the organisation of a job. @param own the table under the jobs role */
export function jobContext(
  { table, own: ownTable }: { table: Table; own: Table },
  origin: Origin & { organization: string },
  signOut: JobContext['signOut'],
): JobContext {
  const { organization } = origin;
  const store = storesIn({ table, organization, origin });
  const given = {
    signOut,
    ownedRecordsOf: (member: string) => countOwnedRecords(context.ownedRecords, member),
  };
  const context: JobContext = lazyContext(given, {
    cases: store(CasesStore),
    serviceRoleJobs: storesIn({ table: ownTable, organization, origin })(JobsStore),
    offboarding: store(OffboardingStore),
    ownedRecords: () => ({ cases: context.cases }),
    jobs: store(JobsStore),
    members: store(MembersStore),
    jobCases: store(JobCasesStore),
  });
  return context;
}

/** Counts of the records a member owns, by kind; empty kinds are left out. */
export async function countOwnedRecords(
  ownedRecords: Record<OwnedRecordKind, OwnedRecordType>,
  member: string,
): Promise<OwnedRecordCount[]> {
  const counts = OwnedRecordKind.options.map(async kind => ({
    kind,
    count: await ownedRecords[kind].countOf(member),
  }));
  return (await Promise.all(counts)).filter(({ count }) => count > 0);
}
