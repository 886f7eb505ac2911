import type { DayDatabase, StoredDay } from './day-database.ts';
import {
  type DayContent,
  type DayRecord,
  emptyRecord,
  readContent,
  readRecord,
  writeContent,
  writeRecord,
} from './day-format.ts';
import { sealJson, unsealJson } from './day-key.ts';
import { isStuck, isWaiting } from './next-request.ts';

const contentPurpose = (dayId: string) => `day ${dayId}`;
const recordPurpose = (dayId: string, recordId: string) => `record ${dayId} ${recordId}`;

/** Encrypts what a device takes along. */
export const sealContent = (key: CryptoKey, dayId: string, content: DayContent) =>
  sealJson(key, writeContent(content), contentPurpose(dayId));

/** The prepared day, opened: what was taken along, and the answers of each child. */
export class DayStore {
  readonly content: DayContent;
  readonly #database: DayDatabase;
  readonly #key: CryptoKey;
  readonly #records: Map<string, DayRecord>;
  readonly #recordIds: Map<string, string>;
  readonly #listeners = new Set<() => void>();
  readonly #channel = new BroadcastChannel('lumitree.day');
  /** Writes one after another, each over what the one before has left. */
  #queue: Promise<unknown> = Promise.resolve();
  #snapshot = 0;

  private constructor(
    database: DayDatabase,
    key: CryptoKey,
    content: DayContent,
    records: Map<string, DayRecord>,
  ) {
    this.#database = database;
    this.#key = key;
    this.content = content;
    this.#records = records;
    this.#recordIds = new Map(content.children.map(({ child, recordId }) => [child.id, recordId]));
    this.#channel.addEventListener('message', ({ data }) => void this.#reread(String(data)));
  }

  static async open(database: DayDatabase, stored: StoredDay, key: CryptoKey): Promise<DayStore> {
    const content = readContent(await unsealJson(key, stored, contentPurpose(stored.id)));
    const records = new Map<string, DayRecord>();
    const sealed = new Map((await database.getAll('records')).map(one => [one.id, one]));
    for (const { child, recordId, screenings } of content.children) {
      const one = sealed.get(recordId);
      const own = screenings.find(
        ({ status, date, tester }) =>
          status === 'draft' && date === content.date && tester.id === content.session.organizationUser?.id,
      );
      records.set(
        child.id,
        one
          ? readRecord(await unsealJson(key, one, recordPurpose(stored.id, recordId)))
          : emptyRecord(child.id, own ?? null),
      );
    }
    return new DayStore(database, key, content, records);
  }

  /** For `useSyncExternalStore`. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** Grows with every change. */
  snapshot = (): number => this.#snapshot;

  record(caseId: string): DayRecord {
    return this.#records.get(caseId) ?? emptyRecord(caseId, null);
  }

  /** Children whose answers wait to be sent, in the order in which they were begun. */
  waiting(): DayRecord[] {
    return [...this.#records.values()]
      .filter(isWaiting)
      .sort((one, other) => ((one.begun?.at ?? '') < (other.begun?.at ?? '') ? -1 : 1));
  }

  get stuck(): DayRecord[] {
    return [...this.#records.values()].filter(isStuck);
  }

  /** What has been sent, as the server answered it. */
  sent(): { id: string; version: number }[] {
    return [...this.#records.values()].flatMap(({ begun, known }) =>
      begun && known ? [{ id: known.id, version: known.version }] : [],
    );
  }

  /** Changes one child's answers here and on the disk. Resolves when they are on the disk. */
  change(caseId: string, step: (record: DayRecord) => DayRecord): Promise<void> {
    const recordId = this.#recordIds.get(caseId);
    if (recordId === undefined) return Promise.resolve();
    this.#records.set(caseId, step(this.record(caseId)));
    this.#announce();
    const write = this.#queue.then(() => this.#write(caseId, recordId));
    this.#queue = write.catch(() => undefined);
    return write;
  }

  /** Closes the database; the key is forgotten with this object. */
  close(): void {
    this.#channel.close();
    this.#database.close();
  }

  async #write(caseId: string, recordId: string): Promise<void> {
    const record = this.record(caseId);
    const sealed = await sealJson(
      this.#key,
      writeRecord(record),
      recordPurpose(this.content.day.id, recordId),
    );
    await this.#database.put('records', { id: recordId, waits: isWaiting(record) ? 1 : 0, ...sealed });
    this.#channel.postMessage(recordId);
  }

  /** Another tab of this device has written; what this key does not open is of another day. */
  async #reread(recordId: string): Promise<void> {
    try {
      const one = await this.#database.get('records', recordId);
      if (!one) return;
      const purpose = recordPurpose(this.content.day.id, recordId);
      const record = readRecord(await unsealJson(this.#key, one, purpose));
      this.#records.set(record.caseId, record);
      this.#announce();
    } catch {
      return;
    }
  }

  #announce(): void {
    this.#snapshot += 1;
    for (const listener of this.#listeners) listener();
  }
}
