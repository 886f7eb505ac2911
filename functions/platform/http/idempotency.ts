import { AppError } from '../../../shared/core/errors.ts';
import { IdempotencyKey } from '../../../shared/core/fields.ts';
import { type Origin, replayOrMismatch } from '../storage/commit.ts';
import { idempotencyKey } from '../storage/keys.ts';
import type { Item } from '../storage/write.ts';
import type { AuthTables } from './auth-state.ts';

/** @throws request.invalid when the key has the wrong format */
export function readIdempotencyKey(headers: Record<string, string | undefined>): string | undefined {
  const key = headers['idempotency-key'];
  if (!IdempotencyKey.optional().safeParse(key).success) {
    throw new AppError('request.invalid', { fields: { 'Idempotency-Key': 'validation.invalid_format' } });
  }
  return key;
}

/** Replays the stored response to the same request. Compares the expiry itself, as TTL deletes late. */
export function replayStored(item: Item | undefined, bodyHash: string, now: number): void {
  if (item !== undefined && Number(item.expiresAt) >= Math.floor(now / 1000))
    throw replayOrMismatch(item, bodyHash);
}

/** The same, of the record as it is now: it can be newer than the one read with the call's records. */
export async function replayCurrent(
  tables: AuthTables,
  { by, idempotency, now }: Pick<Origin, 'by' | 'idempotency' | 'now'>,
): Promise<void> {
  if (!idempotency) return;
  const { organization, key, bodyHash } = idempotency;
  const table = organization === null ? tables.ownTable : tables.forOrganization(organization);
  const [kept] = await table.get([idempotencyKey(organization, by, key)]);
  replayStored(kept, bodyHash, now());
}

/** A repeated DELETE finds nothing: replay its first answer. */
export async function replayRepeatedDelete(
  tables: AuthTables,
  origin: Pick<Origin, 'by' | 'idempotency' | 'now'>,
  error: unknown,
): Promise<never> {
  const isMissing = error instanceof AppError && error.code === 'record.missing';
  if (isMissing) await replayCurrent(tables, origin);
  throw error;
}
