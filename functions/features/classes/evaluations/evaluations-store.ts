import type { AppError } from '../../../../shared/core/errors.ts';
import type { ClassMember } from '../../../../shared/features/classes/classes/schema.ts';
import {
  evaluationIdOf,
  type Rated,
} from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import {
  StoredEvaluation,
  type StoredEvaluationChange,
} from '../../../../shared/features/classes/evaluations/record.ts';
import type { EvaluationChange, FieldMark } from '../../../../shared/features/classes/evaluations/schema.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import type { AuditEvent } from '../../../platform/storage/commit.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { evaluationChangeKey, evaluationKey, evaluationsOf } from '../evaluation-keys.ts';
import { sessionKey } from '../session-keys.ts';
import { sessionItem } from '../sessions/session-items.ts';
import { bytesOf, inSteps } from './in-steps.ts';

export interface ChangedEvaluation {
  /** The child's case id as stored in the session. */
  caseId: string;
  before: StoredEvaluation | undefined;
  rated: Rated;
  changes: readonly EvaluationChange[];
}

/**
 * Limits, with a margin below those of DynamoDB: 400 KB per item, and 100 items and 4 MB per transaction,
 * including the journal entries.
 */
const maxRecordBytes = 380_000;
const historyLimits = { maxLength: Number.POSITIVE_INFINITY, maxBytes: 300_000 };
const transactionLimits = { maxLength: 80, maxBytes: 3_000_000 };

const conflict = () => new ConflictError();

export class EvaluationsStore extends OrganizationStore {
  async ofSession(sessionId: string, caseIds: readonly string[]): Promise<Map<string, StoredEvaluation>> {
    const found = await this.ofAll(caseIds.map(id => evaluationIdOf(id, sessionId)));
    return new Map([...found.values()].map(one => [one.caseId, one]));
  }

  async ofAll(ids: readonly string[]): Promise<Map<string, StoredEvaluation>> {
    const keys = ids.map(id => evaluationKey(this.organization, id));
    const items = await getInBatches(this.table, keys);
    const found = items.flatMap(item => (item ? [StoredEvaluation.parse(item)] : []));
    return new Map(found.map(one => [one.id, one]));
  }

  async ofCases(caseIds: readonly string[]): Promise<StoredEvaluation[]> {
    const ranges = caseIds.map(id => evaluationsOf(this.organization, id));
    const items = (await Promise.all(ranges.map(range => this.table.queryAll(range)))).flat();
    return items.map(item => StoredEvaluation.parse(item));
  }

  after(
    { caseId, before, rated, changes }: ChangedEvaluation,
    sessionId: string,
    { by, version }: { by: ClassMember; version: number },
  ): StoredEvaluation {
    const at = this.now();
    const marks = changes.map(
      ({ field, ...of }): FieldMark => ({
        field,
        activityId: 'activityId' in of ? of.activityId : null,
        by,
        at,
      }),
    );
    const isNewer = (old: FieldMark) => marks.some(one => isSameField(one, old));
    return {
      ...{ id: evaluationIdOf(caseId, sessionId), caseId, sessionId },
      ...{ isAbsent: rated.isAbsent, absenceReason: rated.absenceReason, activities: rated.activities },
      marks: [...(before?.marks ?? []).filter(old => !isNewer(old)), ...marks],
      ...{ version, createdAt: before?.createdAt ?? at, updatedAt: at },
    };
  }

  /**
   * The writes of changed evaluations, in steps; each step is one transaction. A transaction fails with
   * ConflictError if an evaluation was changed concurrently.
   */
  writes(
    changed: readonly ChangedEvaluation[],
    sessionId: string,
    by: ClassMember,
  ): { steps: Write[][]; records: StoredEvaluation[]; isTooBig: boolean } {
    const records: StoredEvaluation[] = [];
    const ofChildren = changed.map(one => {
      const { before, changes: fieldChanges } = one;
      const first = (before?.version ?? 0) + 1;
      const parts = inSteps(
        fieldChanges.map(change => [change]),
        historyLimits,
      );
      const record = this.after(one, sessionId, { by, version: first + parts.length - 1 });
      records.push(record);
      const history = parts.map((changes, at) => this.historyWrite(record, first + at, { by, changes }));
      return [this.recordWrite(record, before), ...history];
    });
    const isTooBig = records.some(record => bytesOf(record) > maxRecordBytes);
    return { steps: inSteps(ofChildren, transactionLimits), records, isTooBig };
  }

  private recordWrite(record: StoredEvaluation, before: StoredEvaluation | undefined): Write {
    return {
      put: { ...evaluationKey(this.organization, record.id), kind: 'evaluation', ...record },
      when: before ? hasVersion(before.version) : isAbsent,
      onConditionFailed: conflict,
    };
  }

  private historyWrite(
    { id, updatedAt: at }: StoredEvaluation,
    version: number,
    fields: Pick<StoredEvaluationChange, 'by' | 'changes'>,
  ): Write {
    const change: StoredEvaluationChange = { id, version, at, ...fields };
    return {
      put: { ...evaluationChangeKey(this.organization, id, version), kind: 'evaluation-change', ...change },
      when: isAbsent,
      onConditionFailed: conflict,
    };
  }

  checks(
    sessionId: string,
    caseIds: readonly string[],
    read: ReadonlyMap<string, StoredEvaluation>,
  ): Write[] {
    return caseIds.map(caseId => {
      const known = read.get(caseId);
      return {
        check: evaluationKey(this.organization, evaluationIdOf(caseId, sessionId)),
        when: known ? hasVersion(known.version) : isAbsent,
        onConditionFailed: conflict,
      };
    });
  }

  /**
   * The write that stores `after` if nobody has changed the session since it was read. If `after` is
   * `before`, the write only checks this, and that the session is neither removed nor cancelled.
   */
  sessionWrite(before: StoredSession, after: StoredSession): Write {
    if (after !== before)
      return {
        put: sessionItem(this.organization, after),
        when: hasVersion(before.version),
        onConditionFailed: conflict,
      };
    return {
      check: sessionKey(this.organization, before.id),
      when: {
        text: '#version = :version AND #removedAt = :none AND #cancelled = :none',
        values: { ':version': before.version, ':none': null },
      },
      onConditionFailed: conflict,
    };
  }

  /**
   * Stores some of the evaluations before the last transaction of a request. If the request is retried,
   * storing them again does no harm.
   */
  writeAhead(writes: readonly Write[]): Promise<void> {
    return this.table.transact([...writes]);
  }

  /** Commits the last writes of a request. @param stored the response that a retried request gets */
  async write<Answer>(
    events: AuditEvent[],
    writes: readonly Write[],
    { answer, stored }: { answer: Answer; stored: Answer },
  ): Promise<Answer> {
    await this.commit(events, [...writes], stored);
    return answer;
  }

  /** Rejects an invalid evaluation; a retried request replays the stored response. */
  refuse(sessionId: string, error: AppError): Promise<never> {
    const act = { act: 'evaluation.changed', record: sessionId };
    return this.commitRefusal(act, sessionKey(this.organization, sessionId), error);
  }
}

const isSameField = (one: FieldMark, other: FieldMark): boolean =>
  one.field === other.field && one.activityId === other.activityId;
