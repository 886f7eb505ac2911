import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { hourMs } from '../../../shared/core/dates/durations.ts';
import { sameText } from './compare-secrets.ts';
import { codeExpired, codeMismatch, limitExceeded } from './errors.ts';

const Row = z.object({
  code: z.string(),
  issued_at: z.number(),
  failures: z.number(),
  requests: z.number(),
  first_request_at: z.number(),
});

type CodePurpose = 'password' | 'email';
export type Codes = ReturnType<typeof openCodes>;

const maximumRequests = 5;
const maximumFailures = 5;

/**
 * Six-digit codes sent by email. A code is valid for an hour and for five attempts. A person gets at most
 * five codes an hour.
 */
export function openCodes(database: DatabaseSync, now: () => number) {
  const select = database.prepare('SELECT * FROM codes WHERE sub = ? AND purpose = ?');
  const replace = database.prepare('INSERT OR REPLACE INTO codes VALUES (?, ?, ?, ?, 0, ?, ?)');
  const countFailure = database.prepare(
    'UPDATE codes SET failures = failures + 1 WHERE sub = ? AND purpose = ?',
  );
  const remove = database.prepare('DELETE FROM codes WHERE sub = ? AND purpose = ?');
  const removeOld = database.prepare('DELETE FROM codes WHERE issued_at <= ?');

  const find = (sub: string, purpose: CodePurpose) => Row.optional().parse(select.get(sub, purpose));

  return {
    issue(sub: string, purpose: CodePurpose): string {
      removeOld.run(now() - hourMs);
      const last = find(sub, purpose);
      const sameHour = last && last.first_request_at > now() - hourMs;
      const requests = sameHour ? last.requests + 1 : 1;
      if (requests > maximumRequests) throw limitExceeded();
      const code = randomInt(1_000_000).toString().padStart(6, '0');
      replace.run(sub, purpose, code, now(), requests, sameHour ? last.first_request_at : now());
      return code;
    },

    /** Accepts a code, but only once. Rejects and counts a wrong code. */
    redeem(sub: string, purpose: CodePurpose, guess: string): void {
      const row = find(sub, purpose);
      if (!row || row.issued_at <= now() - hourMs) throw codeExpired();
      if (row.failures >= maximumFailures) throw limitExceeded();
      if (!sameText(row.code, guess)) {
        countFailure.run(sub, purpose);
        throw codeMismatch();
      }
      remove.run(sub, purpose);
    },

    forget(sub: string, purpose: CodePurpose): void {
      remove.run(sub, purpose);
    },
  };
}
