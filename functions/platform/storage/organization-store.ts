import { dayMs } from '../../../shared/core/dates/durations.ts';
import type { AppError } from '../../../shared/core/errors.ts';
import { type AuditEvent, commit, IdempotentReplay, type Origin, unwrapReplay } from './commit.ts';
import type { Key } from './key.ts';
import type { Table } from './table.ts';
import { isAbsent, type Write } from './write.ts';

export abstract class OrganizationStore {
  protected readonly table: Table;
  /** Slug of the organisation. No method accepts another organisation. */
  protected readonly organization: string;
  protected readonly origin: Origin;

  constructor(table: Table, organization: string, origin: Origin) {
    this.table = table;
    this.organization = organization;
    this.origin = origin;
  }

  /** Commits a change with its journal entries, and returns the response; see the function `commit`. */
  protected commit<Answer>(
    acts: AuditEvent | AuditEvent[],
    writes: Write[],
    answer: Answer,
  ): Promise<Answer> {
    return commit(this.table, this.origin, acts, writes, answer);
  }

  /**
   * Records journal entries once: leaves a marker that is kept for some days, and does nothing if it is
   * there.
   */
  protected async commitOnce(
    marker: Key,
    acts: AuditEvent | AuditEvent[],
    { keptDays }: { keptDays: number },
  ): Promise<void> {
    const write: Write = {
      put: { ...marker, kind: 'told', expiresAt: Math.floor((this.origin.now() + keptDays * dayMs) / 1000) },
      when: isAbsent,
      onConditionFailed: () => new IdempotentReplay(undefined),
    };
    await this.commit(acts, [write], undefined).catch(unwrapReplay<undefined>);
  }

  /**
   * Rejects a change that the state of a record forbids. If the request is a retry, replays its stored
   * response instead. Only a transaction can detect a retry, so this method runs a transaction that always
   * fails.
   * @param record key of an existing record
   * @throws the error
   */
  protected commitRefusal(acts: AuditEvent, record: Key, error: AppError): Promise<never> {
    const check: Write = { check: record, when: isAbsent, onConditionFailed: () => error };
    return commit(this.table, this.origin, acts, [check], null as never);
  }

  /** The current time, ISO 8601. */
  protected now(): string {
    return new Date(this.origin.now()).toISOString();
  }
}
