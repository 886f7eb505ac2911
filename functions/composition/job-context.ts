import type {
  OwnedRecordCount,
  OwnedRecordKind,
} from '../../shared/features/organizations/offboarding/schema.ts';
import { CasesStore } from '../features/cases/cases/cases-store.ts';
import { JobCasesStore } from '../features/cases/cases/job-cases-store.ts';
import { JobsStore } from '../features/operations/jobs/jobs-store.ts';
import { MembersStore } from '../features/organizations/members/members-store.ts';
import { OffboardingStore } from '../features/organizations/offboarding/offboarding-store.ts';
import type { Origin } from '../platform/storage/commit.ts';
import type { Table } from '../platform/storage/table.ts';
import { countOwnedRecords } from './count-owned-records.ts';
import type { OpenOwnedRecords, OwnedRecords } from './job-step.ts';

/** Context of a job step. */
export interface JobContext {
  /** Jobs store under the service role, for transactions across key spaces. */
  serviceRoleJobs: JobsStore;
  offboarding: OffboardingStore;
  openOwnedRecords: (kind: OwnedRecordKind) => Promise<OwnedRecords>;
  /** What a member owns; kinds of which they own nothing are left out. */
  belongingsOf: (member: string) => Promise<OwnedRecordCount[]>;
  /** Ends every sign-in of a person. */
  signOut: (person: string) => Promise<void>;
  cases: CasesStore;
  jobs: JobsStore;
  members: MembersStore;
  jobCases: JobCasesStore;
}

export interface JobServices {
  table: Table;
  /** The table under the jobs role. */
  own: Table;
  ownedRecords: Record<OwnedRecordKind, OpenOwnedRecords>;
}

/** Binds the stores to the organisation of a job. */
export function jobContext(
  { table, own: ownTable, ownedRecords }: JobServices,
  origin: Origin & { organization: string },
  signOut: JobContext['signOut'],
): JobContext {
  const { organization } = origin;
  const openOwnedRecords = (kind: OwnedRecordKind) => ownedRecords[kind](table, organization, origin);
  return {
    cases: new CasesStore(table, organization, origin),
    serviceRoleJobs: new JobsStore(ownTable, organization, origin),
    offboarding: new OffboardingStore(table, organization, origin),
    openOwnedRecords,
    belongingsOf: member => countOwnedRecords(openOwnedRecords, member),
    signOut,
    jobs: new JobsStore(table, organization, origin),
    members: new MembersStore(table, organization, origin),
    jobCases: new JobCasesStore(table, organization, origin),
  };
}
