import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import { CaseRightsRecord, nothingDecided } from '../../../../shared/features/privacy/case-rights/record.ts';
import { CaseRights } from '../../../../shared/features/privacy/case-rights/schema.ts';
import { type AuditEvent, IdempotentReplay, unwrapReplay } from '../../../platform/storage/commit.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { caseRightsKey, plannedErasureIndex } from '../keys.ts';

/** What a decision changes, and how it is called in the journal. */
export interface Decision {
  changes: Partial<CaseRightsRecord>;
  event: { name: string; detail?: AuditEvent['detail'] };
  /** Further writes of the transaction, such as those of a job. */
  writes?: Write[];
  auditEvents?: AuditEvent[];
}

/** A job that is about to be started. */
interface PreparedJob {
  job: JobRecord;
  write: Write;
  act: AuditEvent;
}

/** What was decided about the data of the cases of one organisation. */
export class CaseRightsStore extends OrganizationStore {
  async get(caseId: string): Promise<CaseRightsRecord> {
    const [item] = await this.table.get([caseRightsKey(this.organization, caseId)]);
    return item ? CaseRightsRecord.parse(item) : nothingDecided(caseId);
  }

  /** Starts the job that erases a case, unless it was decided otherwise since. */
  async begin(before: CaseRightsRecord, { job, write, act }: PreparedJob): Promise<void> {
    const put: Write = {
      put: caseRightsItem(this.organization, { ...before, erasureJob: job.id, version: before.version + 1 }),
      when: hasVersion(before.version),
      onConditionFailed: () => new IdempotentReplay(undefined),
    };
    await this.commit(act, [put, write], undefined).catch(unwrapReplay<undefined>);
  }

  /** The write that tells how far a copy is, for the transaction of its job. @throws ConflictError */
  bundleWrite(before: CaseRightsRecord, bundle: CaseRightsRecord['bundle']): Write {
    const after = { ...before, bundle, version: before.version + 1 };
    return {
      put: caseRightsItem(this.organization, after),
      when: hasVersion(before.version),
      onConditionFailed: () => new ConflictError(),
    };
  }

  /**
   * Stores a decision; as an event of the case where it changes its status.
   * @throws ConflictError if another one was made since
   */
  decide(
    before: CaseRightsRecord,
    { changes, event, writes = [], auditEvents = [] }: Decision,
    statusWrites: Write[],
  ): Promise<CaseRights> {
    const after = { ...before, ...changes, version: before.version + 1 };
    const put: Write = {
      put: caseRightsItem(this.organization, after),
      when: before.version === 0 ? isAbsent : hasVersion(before.version),
      onConditionFailed: () => new ConflictError(),
    };
    const { name, detail } = event;
    const kind = statusWrites.length > 0 ? 'case' : 'rights';
    const act = { act: `${kind}.${name}`, record: before.id, ...(detail && { detail }) };
    return this.commit([act, ...auditEvents], [put, ...statusWrites, ...writes], CaseRights.parse(after));
  }
}

/** Indexed while an erasure is planned that has not begun. */
export function caseRightsItem(organization: string, record: CaseRightsRecord): Item {
  const { id, erasure, erasureJob } = record;
  const isPlanned = erasure !== null && erasureJob === null;
  return {
    ...caseRightsKey(organization, id),
    ...(isPlanned && {
      ...plannedErasureIndex(erasure.beginsAt, organization, id),
      row: { organization, id, beginsAt: erasure.beginsAt },
    }),
    kind: 'case-rights',
    ...record,
  };
}

/** The status that decisions give to a case, and the one to give back to it later. */
export function statusUnder(
  { restriction, erasure, statusBefore }: Pick<CaseRightsRecord, 'restriction' | 'erasure' | 'statusBefore'>,
  { status }: Pick<Case, 'status'>,
): Pick<CaseRightsRecord, 'statusBefore'> & Pick<Case, 'status'> {
  if (restriction || erasure)
    return { status: 'restricted', statusBefore: status === 'restricted' ? statusBefore : status };
  return { status: status === 'restricted' ? (statusBefore ?? 'active') : status, statusBefore: null };
}
