import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { inTransaction } from '../in-transaction.ts';
import { CognitoError, emailTaken, userNotFound } from './errors.ts';

const User = z.object({
  /** User name of the person; also their Cognito sub, unless callers choose the user names. */
  sub: z.string(),
  /** The Cognito sub, if a caller chose the user name. */
  ownSub: z.string().optional(),
  email: z.string(),
  emailVerified: z.boolean(),
  pendingEmail: z.string().optional(),
  attributes: z.record(z.string(), z.string()),
  enabled: z.boolean(),
  status: z.enum(['CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED']),
  salt: z.string(),
  verifier: z.string(),
  passwordSetAt: z.number(),
  pendingTotpSecret: z.string().optional(),
  totp: z.object({ secret: z.string(), enabled: z.boolean(), lastStep: z.number() }).optional(),
  createdAt: z.number(),
  changedAt: z.number(),
});

/** One person of the pool. `salt` and `verifier` are hexadecimal; times are milliseconds. */
export type User = z.output<typeof User>;
export type Users = ReturnType<typeof openUsers>;

const Row = z.object({ record: z.string() });
const read = (row: unknown): User => User.parse(JSON.parse(Row.parse(row).record));
const emailKey = (email: string) => email.toLowerCase();

export function openUsers(database: DatabaseSync, now: () => number) {
  const byName = database.prepare('SELECT record FROM users WHERE sub = ? OR email_key = ?');
  const insert = database.prepare('INSERT INTO users (sub, email_key, record) VALUES (?, ?, ?)');
  const update = database.prepare('UPDATE users SET email_key = ?, record = ? WHERE sub = ?');
  const remove = database.prepare('DELETE FROM users WHERE sub = ?');
  const removeCodes = database.prepare('DELETE FROM codes WHERE sub = ?');
  const after = database.prepare('SELECT record FROM users WHERE sub > ? ORDER BY sub');
  const count = database.prepare('SELECT count(*) AS count FROM users');

  /** Finds a person by sub or email address. Ignores the case of letters. */
  function find(username: string): User | undefined {
    const row = byName.get(username, emailKey(username));
    return row && read(row);
  }

  function get(username: string): User {
    const user = find(username);
    if (!user) throw userNotFound();
    return user;
  }

  return {
    find,
    get,

    add(user: Omit<User, 'createdAt' | 'changedAt'>): User {
      if (find(user.email)) {
        throw new CognitoError('UsernameExistsException', 'User account already exists');
      }
      const whole = { ...user, createdAt: now(), changedAt: now() };
      insert.run(whole.sub, emailKey(whole.email), JSON.stringify(whole));
      return whole;
    },

    /** Changes some fields of the current record. A field that is set to undefined is removed. */
    change(sub: string, fields: Partial<User>): User {
      const changed = { ...get(sub), ...fields, changedAt: now() };
      const holder = find(changed.email);
      if (holder && holder.sub !== sub) throw emailTaken();
      update.run(emailKey(changed.email), JSON.stringify(changed), sub);
      return changed;
    },

    remove(sub: string): void {
      inTransaction(database, () => {
        removeCodes.run(sub);
        remove.run(sub);
      });
    },

    /** Lists the people whose sub comes after the given sub, sorted by sub; reads them one by one. */
    *listAfter(sub: string): Generator<User> {
      for (const row of after.iterate(sub)) yield read(row);
    },

    count: () => z.object({ count: z.number() }).parse(count.get()).count,
  };
}
