import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Times are milliseconds since 1970. A message is in flight if it was received and `visibleAt` is in the
 * future.
 */
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS queues (
    name TEXT PRIMARY KEY, fifo INTEGER NOT NULL, visibilitySeconds INTEGER NOT NULL,
    deadLetterQueue TEXT, maxReceiveCount INTEGER
  );
  CREATE TABLE IF NOT EXISTS messages (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL, queue TEXT NOT NULL, body TEXT NOT NULL,
    attributes TEXT NOT NULL, groupId TEXT, deduplicationId TEXT, sentAt INTEGER NOT NULL,
    visibleAt INTEGER NOT NULL, receiveCount INTEGER NOT NULL DEFAULT 0, firstReceivedAt INTEGER,
    receipt TEXT UNIQUE, movedFrom TEXT
  );
  CREATE INDEX IF NOT EXISTS messagesByTime ON messages (queue, visibleAt);
  CREATE INDEX IF NOT EXISTS messagesByGroup ON messages (queue, groupId, visibleAt);
  CREATE TABLE IF NOT EXISTS deduplications (
    queue TEXT NOT NULL, deduplicationId TEXT NOT NULL, messageId TEXT NOT NULL, sequence INTEGER NOT NULL,
    sentAt INTEGER NOT NULL, PRIMARY KEY (queue, deduplicationId)
  );
`;

export function openDatabase(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path);
  database.exec(SCHEMA);
  return database;
}
