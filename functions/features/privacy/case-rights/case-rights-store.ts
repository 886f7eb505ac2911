import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import { CaseRightsRecord, nothingDecided } from '../../../../shared/features/privacy/case-rights/record.ts';
import { CaseRights } from '../../../../shared/features/privacy/case-rights/schema.ts';
import { type AuditEvent, IdempotentReplay, unwrapReplay } from '../../../platform/storage/commit.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { caseRightsKey, plannedErasureIndex } from '../keys.ts';

export interface Decision {
  changes: Partial<CaseRightsRecord>;
  event: { name: string; detail?: AuditEvent['detail'] };
  /** Additional writes for the transaction, such as those that start a job. */
  writes?: Write[];
  auditEvents?: AuditEvent[];
}

export interface PreparedJob {
  job: JobRecord;
  write: Write;
  act: AuditEvent;
}

/** Data rights of one organisation's cases: decisions to restrict, hold or erase the data of a case. */
export class CaseRightsStore extends OrganizationStore {
  async get(caseId: string): Promise<CaseRightsRecord> {
    const [item] = await this.table.get([caseRightsKey(this.organization, caseId)]);
    return item ? CaseRightsRecord.parse(item) : nothingDecided(caseId);
  }

  /** Starts the erasure job of a case, unless the case's data rights have changed since they were read. */
  async begin(before: CaseRightsRecord, { job, write, act }: PreparedJob): Promise<void> {
    const put: Write = {
      put: caseRightsItem(this.organization, { ...before, erasureJob: job.id, version: before.version + 1 }),
      when: hasVersion(before.version),
      onConditionFailed: () => new IdempotentReplay(undefined),
    };
    await this.commit(act, [put, write], undefined).catch(unwrapReplay<undefined>);
  }

  /**
   * The write that stores the state of a copy of the case's data. The job that makes the copy adds it to its
   * transaction.
   * @throws ConflictError
   */
  bundleWrite(before: CaseRightsRecord, bundle: CaseRightsRecord['bundle']): Write {
    const after = { ...before, bundle, version: before.version + 1 };
    return {
      put: caseRightsItem(this.organization, after),
      when: hasVersion(before.version),
      onConditionFailed: () => new ConflictError(),
    };
  }

  /**
   * If the decision changes the case's status, the event is about the case.
   * @throws ConflictError if another decision was made since
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

/** The item has an index key from the time when an erasure is planned until the erasure begins. */
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

/** The status of a case whose data are restricted or will be erased, and the status to restore afterwards. */
export function statusUnder(
  { restriction, erasure, statusBefore }: Pick<CaseRightsRecord, 'restriction' | 'erasure' | 'statusBefore'>,
  { status }: Pick<Case, 'status'>,
): Pick<CaseRightsRecord, 'statusBefore'> & Pick<Case, 'status'> {
  if (restriction || erasure)
    return { status: 'restricted', statusBefore: status === 'restricted' ? statusBefore : status };
  return { status: status === 'restricted' ? (statusBefore ?? 'active') : status, statusBefore: null };
}
