import { type AuditEvent, commit, type Origin } from './commit.ts';
import type { Table } from './table.ts';
import type { Write } from './write.ts';

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

  /** The current time, ISO 8601. */
  protected now(): string {
    return new Date(this.origin.now()).toISOString();
  }
}
