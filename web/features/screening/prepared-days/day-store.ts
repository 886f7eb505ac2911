import { sealJson, unsealJson } from '../../../platform/offline/encrypt.ts';
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
import { isStuck, isWaiting } from './next-request.ts';
import { screeningOfDay } from './screening-of-day.ts';

type Step = (record: DayRecord) => DayRecord;

const applyAll = (steps: readonly Step[], record: DayRecord) =>
  steps.reduce((before, step) => step(before), record);

/** Tabs of a device write one after another, each over what the others have left. */
const writeLock = 'lumitree.day.write';

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
  readonly #records = new Map<string, DayRecord>();
  readonly #recordIds: Map<string, string>;
  /** Changes of this tab that are shown and not yet on the disk, by child. */
  readonly #steps = new Map<string, readonly Step[]>();
  readonly #listeners = new Set<() => void>();
  readonly #channel = new BroadcastChannel('lumitree.day');
  /** The writes of this tab, one after another. */
  #queue: Promise<unknown> = Promise.resolve();
  #snapshot = 0;

  private constructor(database: DayDatabase, key: CryptoKey, content: DayContent) {
    this.#database = database;
    this.#key = key;
    this.content = content;
    this.#recordIds = new Map(content.children.map(({ child, recordId }) => [child.id, recordId]));
    this.#channel.addEventListener('message', ({ data }) => void this.#reread(String(data)));
  }

  static async open(database: DayDatabase, stored: StoredDay, key: CryptoKey): Promise<DayStore> {
    const content = readContent(await unsealJson(key, stored, contentPurpose(stored.id)));
    const store = new DayStore(database, key, content);
    for (const { child, recordId } of content.children)
      store.#records.set(child.id, (await store.#read(recordId)) ?? store.#untouched(child.id));
    return store;
  }

  /** For `useSyncExternalStore`. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** Grows with every change. */
  snapshot = (): number => this.#snapshot;

  record(caseId: string): DayRecord {
    return this.#records.get(caseId) ?? this.#untouched(caseId);
  }

  /** Whether something of a child is shown and not yet on the disk. */
  isWriting(caseId: string): boolean {
    return this.#stepsOf(caseId).length > 0;
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
  change(caseId: string, step: Step): Promise<void> {
    const recordId = this.#recordIds.get(caseId);
    if (recordId === undefined) return Promise.resolve();
    const before = this.record(caseId);
    this.#steps.set(caseId, [...this.#stepsOf(caseId), step]);
    this.#show(caseId, step(before));
    const write = this.#queue.then(() =>
      navigator.locks.request(writeLock, () => this.#write(caseId, recordId, step)),
    );
    this.#queue = write.catch(() => undefined);
    return write;
  }

  /** Closes the database; the key is forgotten with this object. */
  close(): void {
    this.#channel.close();
    this.#database.close();
  }

  /** Before anything is written of a child. */
  #untouched(caseId: string): DayRecord {
    return emptyRecord(caseId, screeningOfDay(this.content, caseId));
  }

  async #write(caseId: string, recordId: string, step: Step): Promise<void> {
    // With those before it whose writing failed.
    const upTo = this.#stepsOf(caseId).indexOf(step) + 1;
    const stored = (await this.#read(recordId)) ?? this.#untouched(caseId);
    const record = applyAll(this.#stepsOf(caseId).slice(0, upTo), stored);
    const purpose = recordPurpose(this.content.day.id, recordId);
    const sealed = await sealJson(this.#key, writeRecord(record), purpose);
    await this.#database.put('records', { id: recordId, waits: isWaiting(record) ? 1 : 0, ...sealed });
    this.#steps.set(caseId, this.#stepsOf(caseId).slice(upTo));
    this.#showStored(record);
    this.#channel.postMessage(recordId);
  }

  /** As it is on the disk; undefined before anything was written of it. */
  async #read(recordId: string): Promise<DayRecord | undefined> {
    const one = await this.#database.get('records', recordId);
    const purpose = recordPurpose(this.content.day.id, recordId);
    return one && readRecord(await unsealJson(this.#key, one, purpose));
  }

  /** Another tab of this device has written; what this key does not open is of another day. */
  async #reread(recordId: string): Promise<void> {
    const record = await this.#read(recordId).catch(() => undefined);
    if (record) this.#showStored(record);
  }

  /** What is stored, with what this tab has changed since. */
  #showStored(record: DayRecord): void {
    this.#show(record.caseId, applyAll(this.#stepsOf(record.caseId), record));
  }

  #stepsOf(caseId: string): readonly Step[] {
    return this.#steps.get(caseId) ?? [];
  }

  #show(caseId: string, record: DayRecord): void {
    this.#records.set(caseId, record);
    this.#snapshot += 1;
    for (const listener of this.#listeners) listener();
  }
}
