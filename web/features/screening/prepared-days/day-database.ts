import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Sealed } from '../../../platform/offline/encrypt.ts';
import { dayDatabaseName } from '../../../platform/offline/prepared-day.ts';
import type { WrappedKey } from './day-key.ts';

/** The prepared day as it lies on the disk. Nothing in it names a child, a person or a device. */
export interface StoredDay extends Sealed {
  id: string;
  ownerId: string;
  /** When it is deleted, ISO 8601. */
  until: string;
  key: WrappedKey;
  /** Wrong codes since the last right one. */
  wrongCodes: number;
}

/** One child's answers as they lie on the disk. */
export interface StoredRecord extends Sealed {
  /** Random, and of nothing else. */
  id: string;
  /** 1 while something of it has not been sent. */
  waits: 0 | 1;
}

interface DaySchema extends DBSchema {
  day: { key: string; value: StoredDay };
  records: { key: string; value: StoredRecord; indexes: { waits: number } };
}
export type DayDatabase = IDBPDatabase<DaySchema>;

/** There is one day on a device at a time. */
export const dayKey = 'day';

/** Opens the database; another tab or a sign-out that deletes it closes it here. */
export function openDayDatabase(): Promise<DayDatabase> {
  return openDB<DaySchema>(dayDatabaseName, 1, {
    upgrade(database) {
      database.createObjectStore('day');
      database.createObjectStore('records', { keyPath: 'id' }).createIndex('waits', 'waits');
    },
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
}

/** How many children's answers wait to be sent; needs no code. */
export async function countWaiting(): Promise<number> {
  const database = await openDayDatabase();
  try {
    return await database.countFromIndex('records', 'waits', 1);
  } finally {
    database.close();
  }
}
