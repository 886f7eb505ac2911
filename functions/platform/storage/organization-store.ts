import type { AppError } from '../../../shared/core/errors.ts';
import { type AuditEvent, commit, type Origin } from './commit.ts';
import type { Key } from './key.ts';
import type { Table } from './table.ts';
import { isAbsent, type Write } from './write.ts';

/** Base class of stores for one organisation's records. */
export abstract class OrganizationStore {
  protected readonly table: Table;
  /** Slug of the organisation; no method accepts another one. */
  protected readonly organization: string;
  protected readonly origin: Origin;

  constructor(table: Table, organization: string, origin: Origin) {
    this.table = table;
    this.organization = organization;
    this.origin = origin;
  }

  /** See `commit`. */
  protected commit<Answer>(
    acts: AuditEvent | AuditEvent[],
    writes: Write[],
    answer: Answer,
  ): Promise<Answer> {
    return commit(this.table, this.origin, acts, writes, answer);
  }

  /** For a call that changes nothing; stores its answer, so that a retried request gets the same one. */
  protected async commitNothing<Answer>(answer: Answer): Promise<Answer> {
    return this.origin.idempotency ? this.commit([], [], answer) : answer;
  }

  /**
   * Rejects a change that the record's state does not allow; a retried request replays its stored response
   * instead. Only the transaction shows which of the two it is.
   * @param record key of an existing record
   * @throws the error
   */
  protected commitRefusal(acts: AuditEvent, record: Key, error: AppError): Promise<never> {
    const check: Write = { check: record, when: isAbsent, onConditionFailed: () => error };
    return commit(this.table, this.origin, acts, [check], null as never);
  }

  /** ISO 8601. */
  protected now(): string {
    return new Date(this.origin.now()).toISOString();
  }
}
