import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Sealed } from '../../../platform/offline/encrypt.ts';
import { dayDatabaseName } from '../../../platform/offline/prepared-day.ts';
import type { WrappedKey } from './day-key.ts';

/** The prepared day as stored on this device. Names of children, people and devices are encrypted. */
export interface StoredDay extends Sealed {
  id: string;
  ownerId: string;
  /** When the prepared day is deleted from this device, ISO 8601. */
  until: string;
  key: WrappedKey;
  /** Number of wrong codes typed since the last correct one. */
  wrongCodes: number;
}

export interface StoredRecord extends Sealed {
  /** Random id of the record, unrelated to the child. */
  id: string;
  /** 1 while some answers are unsent, otherwise 0. */
  waits: 0 | 1;
}

interface DaySchema extends DBSchema {
  day: { key: string; value: StoredDay };
  records: { key: string; value: StoredRecord; indexes: { waits: number } };
}
export type DayDatabase = IDBPDatabase<DaySchema>;

/** The only key of the object store: a device has at most one prepared day. */
export const dayKey = 'day';

/** Opens the database of the prepared day; closes it when another tab or a sign-out deletes it. */
export function openDayDatabase(): Promise<DayDatabase> {
  return openDB<DaySchema>(dayDatabaseName, 1, {
    upgrade(database) {
      database.createObjectStore('day');
      database.createObjectStore('records', { keyPath: 'id' }).createIndex('waits', 'waits');
    },
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
}

/** Number of children with unsent answers on this device; can be read without the code. */
export async function countWaiting(): Promise<number> {
  const database = await openDayDatabase();
  try {
    return await database.countFromIndex('records', 'waits', 1);
  } finally {
    database.close();
  }
}
