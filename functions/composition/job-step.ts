import type { JobRecord } from '../../shared/features/operations/jobs/record.ts';
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

/** The next step of a job of one kind. @throws JobAborted */
export type TakeStep<Context> = (job: JobRecord, context: Context) => Promise<JobStep>;

/** A part of what somebody owns, on its way to somebody else. */
export type TransferBatch = Pick<JobStep, 'writes' | 'auditEvents' | 'done'>;

/** Records of a kind that have an owner who can leave, of one organisation. */
export interface OwnedRecords {
  countOf: (member: string) => Promise<number>;
  /** Undefined when nothing is left; no writes without a new owner. */
  nextTransferBatch: (
    from: string,
    newOwner: { id: string; fullName: string } | undefined,
    batch: string,
  ) => Promise<TransferBatch | undefined>;
}

/** Opens the owned records of a kind; their store is loaded when it is asked for. */
export type OpenOwnedRecords = (
  table: Table,
  organization: string,
  origin: Origin & { organization: string },
) => Promise<OwnedRecords>;
