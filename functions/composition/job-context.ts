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

/** What a transaction does of a job, and where the job then is. */
export interface JobStep {
  writes: Write[];
  auditEvents: AuditEvent[];
  /** Where the work goes on; null when this is the last of it. */
  cursor: string | null;
  done: number;
  skipped: number;
  /** Whether it touches what the organisation's role does not reach: the people themselves. */
  usesServiceRole?: true;
  /** What came of the whole job if this is the last of it, for the journal. */
  outcome?: AuditEvent['detail'];
}

/** A part of what somebody owns, on its way to somebody else. */
export type TransferBatch = Pick<JobStep, 'writes' | 'auditEvents' | 'done'>;

/** A kind of records that have an owner who can leave. */
export interface OwnedRecordType {
  countOf: (member: string) => Promise<number>;
  /** Undefined when nothing is left; no writes without an heir. */
  nextTransferBatch: (
    from: string,
    heir: { id: string; fullName: string } | undefined,
    batch: string,
  ) => Promise<TransferBatch | undefined>;
}

/** What a step of a job is given. */
export interface JobContext {
  /** Moves a job in a transaction beyond the organisation's own walls. */
  serviceRoleJobs: JobsStore;
  offboarding: OffboardingStore;
  ownedRecords: Record<OwnedRecordKind, OwnedRecordType>;
  /** What a member owns; kinds of which they own nothing are left out. */
  belongingsOf: (member: string) => Promise<OwnedRecordCount[]>;
  /** Ends every sign-in of a person. */
  signOut: (person: string) => Promise<void>;
  cases: CasesStore;
  jobs: JobsStore;
  members: MembersStore;
  jobCases: JobCasesStore;
}

/** Closes the stores over the organisation of a job. @param own the table as the role of the jobs sees it */
export function jobContext(
  { table, own: ownTable }: { table: Table; own: Table },
  origin: Origin & { organization: string },
  signOut: JobContext['signOut'],
): JobContext {
  const { organization } = origin;
  const cases = new CasesStore(table, organization, origin);
  return {
    cases,
    serviceRoleJobs: new JobsStore(ownTable, organization, origin),
    offboarding: new OffboardingStore(table, organization, origin),
    ownedRecords: { cases },
    belongingsOf: member => countOwnedRecords({ cases }, member),
    signOut,
    jobs: new JobsStore(table, organization, origin),
    members: new MembersStore(table, organization, origin),
    jobCases: new JobCasesStore(table, organization, origin),
  };
}

/** How much of each kind a member owns; kinds of which they own nothing are left out. */
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
