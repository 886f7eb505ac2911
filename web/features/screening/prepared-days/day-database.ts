import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Sealed } from '../../../platform/offline/encrypt.ts';
import { dayDatabaseName } from '../../../platform/offline/prepared-day.ts';
import type { WrappedKey } from './day-key.ts';

/** The prepared day as stored. Contains no names of children, people or devices in plain text. */
export interface StoredDay extends Sealed {
  id: string;
  ownerId: string;
  /** Time of deletion, ISO 8601. */
  until: string;
  key: WrappedKey;
  /** Wrong codes since the last correct one. */
  wrongCodes: number;
}

/** Encrypted answers of a child. */
export interface StoredRecord extends Sealed {
  /** A random id, unrelated to the child. */
  id: string;
  /** 1 while some answers are unsent, otherwise 0. */
  waits: 0 | 1;
}

interface DaySchema extends DBSchema {
  day: { key: string; value: StoredDay };
  records: { key: string; value: StoredRecord; indexes: { waits: number } };
}
export type DayDatabase = IDBPDatabase<DaySchema>;

/** The only key: a device holds one day at a time. */
export const dayKey = 'day';

/** Opens the database; closes it when another tab or a sign-out deletes it. */
export function openDayDatabase(): Promise<DayDatabase> {
  return openDB<DaySchema>(dayDatabaseName, 1, {
    upgrade(database) {
      database.createObjectStore('day');
      database.createObjectStore('records', { keyPath: 'id' }).createIndex('waits', 'waits');
    },
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
}

/** Number of children with unsent answers; needs no code. */
export async function countWaiting(): Promise<number> {
  const database = await openDayDatabase();
  try {
    return await database.countFromIndex('records', 'waits', 1);
  } finally {
    database.close();
  }
}
