import { AppError, type ErrorCode } from '../../../../shared/core/errors.ts';
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
import { sessionItem } from '../sessions/session-item.ts';

/** What is changed of one child. */
export interface ChangedEvaluation {
  /** The case under which the session has the child. */
  caseId: string;
  before: StoredEvaluation | undefined;
  rated: Rated;
  made: readonly EvaluationChange[];
}

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
    by: ClassMember,
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
      ...{ version: (before?.version ?? 0) + 1, createdAt: before?.createdAt ?? at, updatedAt: at },
    };
  }

  /** The writes of changed evaluations, each with what was changed. They fail with ConflictError. */
  writes(
    changed: readonly ChangedEvaluation[],
    sessionId: string,
    by: ClassMember,
  ): { writes: Write[]; records: StoredEvaluation[] } {
    const records = changed.map(one => this.after(one, sessionId, by));
    const writes = records.flatMap((record, at): Write[] => {
      const { id, version } = record;
      const made = [...(changed[at]?.made ?? [])];
      const change: StoredEvaluationChange = { id, version, at: record.updatedAt, by, changes: made };
      return [
        {
          put: { ...evaluationKey(this.organization, id), kind: 'evaluation', ...record },
          when: version === 1 ? isAbsent : hasVersion(version - 1),
          onConditionFailed: conflict,
        },
        {
          put: {
            ...evaluationChangeKey(this.organization, id, version),
            kind: 'evaluation-change',
            ...change,
          },
          when: isAbsent,
          onConditionFailed: conflict,
        },
      ];
    });
    return { writes, records };
  }

  /** That a session is evaluated still; where it is not that yet, its evaluation begins, with those who take part. */
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
        text: '#evaluated = :evaluated AND #removedAt = :none AND #cancelled = :none',
        values: { ':evaluated': before.evaluated, ':none': null },
      },
      onConditionFailed: conflict,
    };
  }

  write<Answer>(events: AuditEvent[], writes: readonly Write[], answer: Answer): Promise<Answer> {
    return this.commit(events, [...writes], answer);
  }

  /** For what may not be said of a session as it is; a call that is repeated is given its first answer. */
  refuse(sessionId: string, code: ErrorCode, current: unknown): Promise<never> {
    const error = new AppError(code, { current });
    const act = { act: 'evaluation.changed', record: sessionId };
    return this.commitRefusal(act, sessionKey(this.organization, sessionId), error);
  }
}

const isSameField = (one: FieldMark, other: FieldMark): boolean =>
  one.field === other.field && one.activityId === other.activityId;
