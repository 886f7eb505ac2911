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

/** What is changed of one child. */
export interface ChangedEvaluation {
  /** The case under which the session has the child. */
  caseId: string;
  before: StoredEvaluation | undefined;
  rated: Rated;
  made: readonly EvaluationChange[];
}

/** An item of DynamoDB has 400 KB, a transaction 100 items and 4 MB, with what is committed beside these. */
const maxRecordBytes = 380_000;
const historyLimits = { maxLength: Number.POSITIVE_INFINITY, maxBytes: 300_000 };
const transactionLimits = { maxLength: 80, maxBytes: 3_000_000 };

const conflict = () => new ConflictError();

/** What was said of the children of one organisation in sessions. */
export class EvaluationsStore extends OrganizationStore {
  /** Those that there are of some children of a session, by the ids of their cases. */
  async ofSession(sessionId: string, caseIds: readonly string[]): Promise<Map<string, StoredEvaluation>> {
    const found = await this.ofAll(caseIds.map(id => evaluationIdOf(id, sessionId)));
    return new Map([...found.values()].map(one => [one.caseId, one]));
  }

  /** Those that there are, by their ids. */
  async ofAll(ids: readonly string[]): Promise<Map<string, StoredEvaluation>> {
    const keys = ids.map(id => evaluationKey(this.organization, id));
    const items = await getInBatches(this.table, keys);
    const found = items.flatMap(item => (item ? [StoredEvaluation.parse(item)] : []));
    return new Map(found.map(one => [one.id, one]));
  }

  /** All of a child. */
  async ofCases(caseIds: readonly string[]): Promise<StoredEvaluation[]> {
    const ranges = caseIds.map(id => evaluationsOf(this.organization, id));
    const items = (await Promise.all(ranges.map(range => this.table.queryAll(range)))).flat();
    return items.map(item => StoredEvaluation.parse(item));
  }

  /** An evaluation with changes made. */
  after(
    { caseId, before, rated, made }: ChangedEvaluation,
    sessionId: string,
    { by, version }: { by: ClassMember; version: number },
  ): StoredEvaluation {
    const at = this.now();
    const marks = made.map(
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

  /** The writes of changed evaluations, each with what was changed, by transaction. They fail with ConflictError. */
  writes(
    changed: readonly ChangedEvaluation[],
    sessionId: string,
    by: ClassMember,
  ): { steps: Write[][]; records: StoredEvaluation[]; isTooBig: boolean } {
    const records: StoredEvaluation[] = [];
    const ofChildren = changed.map(one => {
      const { before, made } = one;
      const first = (before?.version ?? 0) + 1;
      const parts = inSteps(
        made.map(change => [change]),
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
    made: Pick<StoredEvaluationChange, 'by' | 'changes'>,
  ): Write {
    const change: StoredEvaluationChange = { id, version, at, ...made };
    return {
      put: { ...evaluationChangeKey(this.organization, id, version), kind: 'evaluation-change', ...change },
      when: isAbsent,
      onConditionFailed: conflict,
    };
  }

  /** That of children of a session nothing else is said than what was read. */
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

  /** That a session has stayed as it was read; where it is not evaluated yet, its evaluation begins, with those who take part. */
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

  /** Writes ahead of what an idempotency key guards: doing it again finds it done. */
  writeAhead(writes: readonly Write[]): Promise<void> {
    return this.table.transact([...writes]);
  }

  /** @param kept what a repeated call is answered */
  async write<Answer>(
    events: AuditEvent[],
    writes: readonly Write[],
    { answer, kept }: { answer: Answer; kept: Answer },
  ): Promise<Answer> {
    await this.commit(events, [...writes], kept);
    return answer;
  }

  /** For what may not be said of a session as it is; a call that is repeated is given its first answer. */
  refuse(sessionId: string, error: AppError): Promise<never> {
    const act = { act: 'evaluation.changed', record: sessionId };
    return this.commitRefusal(act, sessionKey(this.organization, sessionId), error);
  }
}

const isSameField = (one: FieldMark, other: FieldMark): boolean =>
  one.field === other.field && one.activityId === other.activityId;
