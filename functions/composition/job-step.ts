import type { Author } from '../../shared/core/author.ts';
import type { JobRecord } from '../../shared/features/operations/jobs/record.ts';
import type { AuditEvent, Origin } from '../platform/storage/commit.ts';
import type { Table } from '../platform/storage/table.ts';
import type { Write } from '../platform/storage/write.ts';

export interface JobStep {
  writes: Write[];
  auditEvents: AuditEvent[];
  /** Position at which the next step continues; null if this is the last step. */
  cursor: string | null;
  done: number;
  skipped: number;
  /** Whether the step writes records of people, which the organisation's IAM role cannot access. */
  usesServiceRole?: true;
  /** Result of the whole job, for its journal entry. Only the last step sets it. */
  outcome?: AuditEvent['detail'];
}

/** Runs the next step of a job. @throws JobAborted if the job cannot continue */
export type TakeStep<Context> = (job: JobRecord, context: Context) => Promise<JobStep>;

export type TransferBatch = Pick<JobStep, 'writes' | 'auditEvents' | 'done'> & { place?: string | null };

/** Counts and transfers a departing member's records of one kind in one organisation. */
export interface OwnedRecords {
  countOf: (member: string) => Promise<number>;
  /**
   * Ids of the children whom the records are about. Absent for cases, and for kinds of records that are not
   * about children.
   */
  childrenOf?: (member: string) => Promise<string[]>;
  /**
   * Returns the next records to transfer; undefined if none are left. Without a new owner, returns an empty
   * batch.
   * @param place `place` of the previous batch; null for the first batch
   */
  nextTransferBatch: (
    from: string,
    newOwner: Author | undefined,
    batch: string,
    place: string | null,
  ) => Promise<TransferBatch | undefined>;
}

export type OpenOwnedRecords = (
  table: Table,
  organization: string,
  origin: Origin & { organization: string },
) => Promise<OwnedRecords>;
