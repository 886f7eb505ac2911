import type { Endpoint } from '../../../shared/core/endpoint.ts';
import { AppError, type ErrorCode } from '../../../shared/core/errors.ts';
import { IdempotencyKey } from '../../../shared/core/fields.ts';
import { type Origin, replayOrMismatch } from '../storage/commit.ts';
import type { Key } from '../storage/key.ts';
import { clinicalIdempotencyKey, idempotencyKey } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import type { Item } from '../storage/write.ts';
import type { AuthTables } from './auth-tables.ts';

const SentKey = IdempotencyKey.optional();

/** @throws request.invalid if its format is wrong */
export function readIdempotencyKey(headers: Record<string, string | undefined>): string | undefined {
  const key = headers['idempotency-key'];
  if (!SentKey.safeParse(key).success) {
    throw new AppError('request.invalid', { fields: { 'Idempotency-Key': 'validation.invalid_format' } });
  }
  return key;
}

/**
 * Key of a stored response. Responses of the Lambda `account` contain no clinical data, so they are stored
 * with the administrative records. All other responses are stored with the clinical data.
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
 * Throws the stored response of an identical request, as IdempotentReplay. Ignores expired responses that
 * DynamoDB has not deleted yet. @throws idempotency.other-body
 */
export function replayStored(item: Item | undefined, bodyHash: string, now: number): void {
  if (item !== undefined && Number(item.expiresAt) >= Math.floor(now / 1000))
    throw replayOrMismatch(item, bodyHash);
}

/**
 * Reads the idempotency record again, and replays its response. An identical request may have written the
 * record after this request's records were read.
 */
export async function replayCurrent(
  tables: AuthTables,
  { organization, idempotency, now }: Pick<Origin, 'organization' | 'idempotency' | 'now'>,
): Promise<void> {
  if (!idempotency) return;
  const [kept] = await tableOf(tables, { organization }).get([idempotency.at]);
  replayStored(kept, idempotency.bodyHash, now());
}

/** The table with the role that may write what the caller's request changes. */
export const tableOf = (
  { ownTable, forOrganization }: AuthTables,
  { organization }: Pick<Origin, 'organization'>,
): Table => (organization === null ? ownTable : forOrganization(organization));

const missing: readonly ErrorCode[] = ['record.missing', 'case.merged'];

/**
 * Handles the error of a retry. If the retry failed because the first request has meanwhile deleted or
 * changed the record, replays the response to the first request.
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
