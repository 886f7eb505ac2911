import type * as z from 'zod';
import type { AppError } from '../../../shared/core/errors.ts';
import type { Key } from './key.ts';
import { TimedStore } from './platform-store.ts';
import { ConflictError } from './retry-on-conflict.ts';
import type { Table } from './table.ts';
import { isAbsent, type Write } from './write.ts';

/**
 * How long a record is kept after its content was removed, in seconds. Until then, a retried request is
 * recognised.
 */
const retentionSeconds = 30 * 86_400;

class LeftBefore extends Error {}

interface Left {
  id: string;
  bodyHash: string;
}

/** Base class of stores for input that families send without an account, such as registrations. */
export abstract class Inbox<Entry extends Left & Record<string, unknown>> extends TimedStore {
  protected readonly organization: string;
  protected abstract readonly kind: string;
  protected abstract readonly schema: z.ZodType<Entry>;
  protected abstract readonly keyOf: (organization: string, id: string) => Key;
  /** Fields of a record that `emptyWrite` removes. */
  protected abstract readonly content: [string, ...string[]];

  constructor(table: Table, organization: string, now: () => number) {
    super(table, now);
    this.organization = organization;
  }

  /**
   * Stores a record unless a record with its id exists. If the same request is retried, does nothing. Needs
   * no permission to read.
   * @throws the error of `otherError` if a different request has stored the record with this id
   */
  protected async leaveOnce(record: Entry, otherError: () => AppError): Promise<void> {
    const write: Write = {
      put: { ...this.keyOf(this.organization, record.id), kind: this.kind, ...record },
      when: isAbsent,
      onConditionFailed: existing =>
        existing?.bodyHash === record.bodyHash ? new LeftBefore() : otherError(),
    };
    await this.table.transact([write]).catch(error => {
      if (!(error instanceof LeftBefore)) throw error;
    });
  }

  async get(id: string): Promise<Entry | undefined> {
    const [item] = await this.table.get([this.keyOf(this.organization, id)]);
    return item && this.schema.parse(item);
  }

  /** The write that removes the content of a record. The record itself is kept for another month. */
  emptyWrite(id: string): Write {
    return {
      update: this.keyOf(this.organization, id),
      set: { expiresAt: Math.floor(this.now() / 1000) + retentionSeconds },
      remove: this.content,
      when: { text: `attribute_exists(#${this.content[0]})` },
      onConditionFailed: () => new ConflictError(),
    };
  }
}
