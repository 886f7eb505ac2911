import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { dayMs } from '../../../shared/core/dates/durations.ts';

const Row = z
  .object({
    id: z.string(),
    sub: z.string(),
    client_id: z.string(),
    started_at: z.number(),
    expires_at: z.number(),
    revoked: z.number(),
  })
  .transform(row => ({
    id: row.id,
    sub: row.sub,
    clientId: row.client_id,
    startedAt: row.started_at,
    expiresAt: row.expires_at,
    revoked: row.revoked === 1,
  }));

/** A session started by a sign-in; its id is the `origin_jti` of all its tokens. Times in milliseconds. */
export type Session = z.output<typeof Row>;
export type Sessions = ReturnType<typeof openSessions>;

const hash = (refreshToken: string) => createHash('sha256').update(refreshToken).digest('hex');

/** The sessions of the pool. Only the hash of a refresh token is stored. */
export function openSessions(database: DatabaseSync, now: () => number, refreshTokenDays: number) {
  const lifetime = refreshTokenDays * dayMs;
  const removeExpired = database.prepare('DELETE FROM sessions WHERE expires_at <= ?');
  const insert = database.prepare(
    `INSERT INTO sessions (id, sub, client_id, refresh_hash, started_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?) RETURNING *`,
  );
  const byRefreshHash = database.prepare('SELECT * FROM sessions WHERE refresh_hash = ?');
  const byId = database.prepare('SELECT * FROM sessions WHERE id = ?');
  const revoke = database.prepare('UPDATE sessions SET revoked = 1 WHERE id = ?');
  const revokeAll = database.prepare('UPDATE sessions SET revoked = 1 WHERE sub = ?');

  // Sessions are kept for a day after they end: an access token issued just before the end still needs its
  // session.
  removeExpired.run(now() - 86_400_000);

  return {
    start(sub: string, clientId: string): { session: Session; refreshToken: string } {
      const refreshToken = randomBytes(48).toString('base64url');
      const startedAt = now();
      const row = insert.get(
        randomUUID(),
        sub,
        clientId,
        hash(refreshToken),
        startedAt,
        startedAt + lifetime,
      );
      return { session: Row.parse(row), refreshToken };
    },

    findByRefreshToken(refreshToken: string): Session | undefined {
      return Row.optional().parse(byRefreshHash.get(hash(refreshToken)));
    },

    isRevoked(id: string): boolean {
      return Row.optional().parse(byId.get(id))?.revoked ?? true;
    },

    revoke(id: string): void {
      revoke.run(id);
    },

    revokeAll(sub: string): void {
      revokeAll.run(sub);
    },
  };
}
