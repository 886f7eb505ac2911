import type { Endpoint } from '../../../shared/core/endpoint.ts';
import { AppError, type ErrorCode } from '../../../shared/core/errors.ts';
import { IdempotencyKey } from '../../../shared/core/fields.ts';
import { type Origin, replayOrMismatch } from '../storage/commit.ts';
import type { Key } from '../storage/key.ts';
import { clinicalIdempotencyKey, idempotencyKey } from '../storage/keys.ts';
import type { Item } from '../storage/write.ts';
import type { AuthTables } from './auth-tables.ts';

const SentKey = IdempotencyKey.optional();

/** The idempotency key of a request. @throws request.invalid if it has the wrong format */
export function readIdempotencyKey(headers: Record<string, string | undefined>): string | undefined {
  const key = headers['idempotency-key'];
  if (!SentKey.safeParse(key).success) {
    throw new AppError('request.invalid', { fields: { 'Idempotency-Key': 'validation.invalid_format' } });
  }
  return key;
}

/**
 * Key of a stored response. Responses of the Lambda `account` contain no clinical data and are stored with
 * administrative records. All other responses may contain clinical data and are stored with such data.
 */
export function storedAnswerKey(
  { lambda }: Pick<Endpoint, 'lambda'>,
  organization: string | null,
  person: string,
  key: string,
): Key {
  return lambda === 'account' || organization === null
    ? idempotencyKey(organization, person, key)
    : clinicalIdempotencyKey(organization, person, key);
}

/**
 * Replays the stored response if the request is the same. Ignores an expired response, which DynamoDB deletes
 * late.
 */
export function replayStored(item: Item | undefined, bodyHash: string, now: number): void {
  if (item !== undefined && Number(item.expiresAt) >= Math.floor(now / 1000))
    throw replayOrMismatch(item, bodyHash);
}

/**
 * Reads the idempotency record again, and replays its response. The record may have been written after the
 * records of the request were read.
 */
export async function replayCurrent(
  tables: AuthTables,
  { organization, idempotency, now }: Pick<Origin, 'organization' | 'idempotency' | 'now'>,
): Promise<void> {
  if (!idempotency) return;
  const table = organization === null ? tables.ownTable : tables.forOrganization(organization);
  const [kept] = await table.get([idempotency.at]);
  replayStored(kept, idempotency.bodyHash, now());
}

const missing: readonly ErrorCode[] = ['record.missing', 'case.merged'];

/**
 * Replays the first response if a repeated request failed only because the first request has succeeded
 * meanwhile and has deleted or changed the record.
 */
export async function replayRepeated(
  tables: AuthTables,
  origin: Pick<Origin, 'organization' | 'idempotency' | 'now'>,
  error: unknown,
): Promise<never> {
  const mayBeRepeated = error instanceof AppError && (missing.includes(error.code) || error.status === 409);
  if (mayBeRepeated) await replayCurrent(tables, origin);
  throw error;
}
