import type { Key } from '../storage/key.ts';
import type { Write } from '../storage/write.ts';

const retentionSeconds = 7 * 86_400;

/**
 * The write that registers the date on which a record expires. An hourly task reads these dates.
 * @param date `YYYY-MM-DD`
 */
export function expirationWrite(key: Key, date: string): Write {
  const expiresAt = Math.floor(Date.parse(`${date}T00:00:00Z`) / 1000) + retentionSeconds;
  return { put: { ...key, kind: 'due', expiresAt } };
}
