import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// Codes and failures have no foreign key, because they are also counted for user names that do not exist.
const tables = `
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS users (
    sub TEXT PRIMARY KEY, email_key TEXT NOT NULL UNIQUE, record TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS user_groups (
    name TEXT PRIMARY KEY, description TEXT, precedence INTEGER,
    created_at INTEGER NOT NULL, changed_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS group_members (
    group_name TEXT NOT NULL REFERENCES user_groups (name) ON DELETE CASCADE,
    sub TEXT NOT NULL REFERENCES users (sub) ON DELETE CASCADE,
    PRIMARY KEY (group_name, sub)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS group_members_by_sub ON group_members (sub);
  CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY, sub TEXT NOT NULL REFERENCES users (sub) ON DELETE CASCADE,
    client_id TEXT NOT NULL, refresh_hash TEXT NOT NULL UNIQUE,
    started_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, revoked INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sessions_by_sub ON sessions (sub);
  CREATE TABLE IF NOT EXISTS codes (
    sub TEXT NOT NULL, purpose TEXT NOT NULL, code TEXT NOT NULL, issued_at INTEGER NOT NULL,
    failures INTEGER NOT NULL, requests INTEGER NOT NULL, first_request_at INTEGER NOT NULL,
    PRIMARY KEY (sub, purpose)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sign_in_failures (
    sub TEXT PRIMARY KEY, failures INTEGER NOT NULL, locked_until INTEGER NOT NULL
  ) STRICT;
`;

/**
 * Opens or creates the pool's database. A committed statement survives if the process is killed, because the
 * database has a write-ahead log.
 */
export function openDatabase(file: string): DatabaseSync {
  const onDisk = file !== ':memory:';
  if (onDisk) mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  if (onDisk) chmodSync(file, 0o600);
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  database.exec(tables);
  return database;
}
