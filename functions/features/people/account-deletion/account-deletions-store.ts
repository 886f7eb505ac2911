import type { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import {
  AccountDeletionRecord,
  presentAccountDeletion,
} from '../../../../shared/features/people/account-deletion/record.ts';
import type {
  AccountDeletion,
  Obstacle,
} from '../../../../shared/features/people/account-deletion/schema.ts';
import {
  type AuditEvent,
  commit,
  IdempotentReplay,
  type Origin,
  unwrapReplay,
} from '../../../platform/storage/commit.ts';
import { deleteInBatches } from '../../../platform/storage/delete-in-batches.ts';
import type { Key, Range } from '../../../platform/storage/key.ts';
import { personKey } from '../../../platform/storage/keys.ts';
import { PlatformStore } from '../../../platform/storage/platform-store.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { type Item, isPresent, type Write } from '../../../platform/storage/write.ts';
import { deletePersonWrite } from '../account/person-write.ts';
import { accountDeletionIndex, accountDeletionKey, personPartition, sessionsOf } from '../keys.ts';

export class AccountDeletionsStore extends PlatformStore {
  constructor(table: Table, origin: Origin) {
    super(table, { ...origin, organization: null });
  }

  async get(person: string): Promise<AccountDeletionRecord | undefined> {
    return this.table.read(AccountDeletionRecord, accountDeletionKey(person));
  }

  /** Replaces a refused request; a pending one stays. */
  ask(person: string, isSuperadmin: boolean): Promise<AccountDeletion> {
    const askedAt = new Date(this.origin.now()).toISOString();
    const record: AccountDeletionRecord = {
      id: person,
      state: 'asked',
      isSuperadmin,
      obstacles: [],
      askedAt,
    };
    const answer = presentAccountDeletion(record);
    const put: Write = {
      put: accountDeletionItem(record),
      when: { text: 'attribute_not_exists(#pk) OR #state = :refused', values: { ':refused': 'refused' } },
      onConditionFailed: () => new IdempotentReplay(answer),
    };
    return this.#commit({ act: 'person.erasure-asked', record: person }, [put], answer).catch(
      unwrapReplay<AccountDeletion>,
    );
  }

  /**
   * Refuses a deletion and stores the obstacles. The person can request the deletion again; a newer request
   * stays.
   */
  async refuse(record: AccountDeletionRecord, obstacles: Obstacle[]): Promise<void> {
    const refused: Write = {
      put: accountDeletionItem({ ...record, state: 'refused', obstacles }),
      when: {
        text: '#state = :asked AND #askedAt = :askedAt',
        values: { ':asked': 'asked', ':askedAt': record.askedAt },
      },
      onConditionFailed: () => new IdempotentReplay(undefined),
    };
    await this.#commit({ act: 'person.erasure-refused', record: record.id }, [refused]).catch(
      unwrapReplay<void>,
    );
  }

  /** Deletes all sessions, so that the next request from any device is rejected. */
  deleteSessions(person: string): Promise<void> {
    return this.#deleteRange(sessionsOf(person), () => true);
  }

  /** Deletes all records of a person, except the person record and the deletion record. */
  async deletePersonalRecords(person: string): Promise<void> {
    const kept = [personKey(person), accountDeletionKey(person)].map(({ sk }) => sk);
    await this.#deleteRange(personPartition(person), ({ sk }) => !kept.includes(sk));
  }

  /**
   * Deletes the person and queues the confirmation email, in one transaction.
   * @param known the person before the deletion of their records; undefined if already deleted
   * @throws ConflictError if the person has changed since, and may therefore have new records
   */
  async finish(person: string, known: PersonRecord | undefined, mail: Write[]): Promise<void> {
    await this.#commit({ act: 'person.erased', record: person }, [
      ...(known ? [deletePersonWrite(known)] : []),
      { delete: accountDeletionKey(person), when: isPresent },
      ...mail,
    ]);
  }

  async #deleteRange(range: Range, isForgotten: (key: Key) => boolean): Promise<void> {
    await deleteInBatches(this.table, (await this.table.queryAll(range)).filter(isForgotten));
  }

  #commit<Answer = void>(act: AuditEvent, writes: Write[], answer?: Answer): Promise<Answer> {
    return commit(this.table, this.origin, act, writes, answer as Answer);
  }
}

/** While a deletion is pending, its item has an index key, by which the hourly task finds it. */
function accountDeletionItem(record: AccountDeletionRecord): Item {
  const { id, state, askedAt } = record;
  const isDue = state === 'asked';
  return {
    ...accountDeletionKey(id),
    ...(isDue && { ...accountDeletionIndex(askedAt, id), row: { id, askedAt } }),
    kind: 'erasure',
    ...record,
  };
}
