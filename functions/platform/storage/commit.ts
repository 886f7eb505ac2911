import { gunzipSync, gzipSync } from 'node:zlib';
import { AppError } from '../../../shared/core/errors.ts';
import { idempotencySeconds } from '../../../shared/core/limits.ts';
import type { PersonalData } from '../../../shared/core/personal-data.ts';
import { journalIndex, journalKey } from './journal-keys.ts';
import type { Key } from './key.ts';
import { newId } from './new-id.ts';
import type { Table } from './table.ts';
import { type Item, isAbsent, type Write } from './write.ts';

export interface Origin {
  /** Slug of the organisation; null for the platform. */
  organization: string | null;
  /** Id of the person or API key that makes the change, or name of a service, such as `mail`. */
  by: string;
  requestId: string;
  /** The client's IP address, anonymised. */
  network?: string | undefined;
  /**
   * Where the response is stored for retries, and the request's hash. The response is always stored in the
   * caller's organisation, even if the request changes another organisation.
   */
  idempotency: { at: Key; bodyHash: string } | undefined;
  /** Called after each commit of the request. */
  onCommit?: () => void;
  /** The kinds of personal data that the caller may read and use in searches; absent for all kinds. */
  reads?: ReadonlySet<PersonalData>;
  /**
   * Scopes of the request's API key, and the admin who created the key. Absent if a person makes the request.
   */
  key?: { scopes: readonly string[]; maker: string };
  now: () => number;
}

export interface AuditEvent {
  act: string;
  record: string;
  /** Ids of further records that the event concerns. Never contains text that users have entered. */
  detail?: Record<string, string | string[]>;
}

/**
 * Maximum number of writes in a commit with one event. A transaction has at most 100 items, including the
 * journal entry and the response.
 */
export const maxWrites = 98;

/**
 * Thrown if a request is a retry. `answer` is the stored response to the first request, and `isUnchanged`
 * whether the first request changed nothing.
 */
export class IdempotentReplay extends Error {
  readonly answer: unknown;
  readonly isUnchanged: boolean;

  constructor(answer: unknown, isUnchanged = false) {
    super('replayed');
    this.answer = answer;
    this.isUnchanged = isUnchanged;
  }
}

/** Returns the stored response if the error is an IdempotentReplay; throws all other errors again. */
export function unwrapReplay<Answer>(error: unknown): Answer {
  if (error instanceof IdempotentReplay) return error.answer as Answer;
  throw error;
}

/**
 * Commits a change: one transaction writes the given items, a journal entry for each event, and the response
 * for retries. Changes without events, such as saved drafts, get no journal entry.
 * @returns the response
 * @throws IdempotentReplay if the same request was committed before; idempotency.other-body if a different
 * request used the idempotency key; the error of a failed condition
 */
export async function commit<Answer>(
  table: Table,
  origin: Origin,
  auditEvents: AuditEvent | AuditEvent[],
  writes: Write[],
  answer: Answer,
): Promise<Answer> {
  const guard = origin.idempotency ? [idempotencyWrite(origin, origin.idempotency, answer)] : [];
  const journal = [auditEvents].flat().map(act => journalWrite(origin, act));
  await table.transact([...guard, ...journal, ...writes]);
  origin.onCommit?.();
  return answer;
}

/**
 * Stores the response to a request that changed nothing, so that a retry gets the same response. The response
 * says that nothing has changed.
 * @throws IdempotentReplay, idempotency.other-body
 */
export async function commitNothing(table: Table, origin: Origin, answer: unknown): Promise<void> {
  const { idempotency } = origin;
  if (idempotency) await table.transact([idempotencyWrite(origin, idempotency, answer, { unchanged: true })]);
}

export function journalWrite(
  { organization, by, requestId, network, now }: Origin,
  { act, record, detail }: AuditEvent,
): Write {
  const at = new Date(now()).toISOString();
  const id = newId('journal', now());
  const entry = { id, act, record, by, at, ...(detail && { detail }), ...(network && { network }) };
  const put = {
    ...journalKey(organization, at, id),
    ...journalIndex(organization, record, by, at),
    row: entry,
    kind: 'journal',
    ...entry,
    organization,
    requestId,
  };
  return { put, when: isAbsent };
}

function idempotencyWrite(
  { now }: Origin,
  { at, bodyHash }: NonNullable<Origin['idempotency']>,
  answer: unknown,
  marks: { unchanged?: true } = {},
): Write {
  const seconds = Math.floor(now() / 1000);
  return {
    put: {
      ...at,
      bodyHash,
      answer: gzipSync(JSON.stringify(answer)),
      expiresAt: seconds + idempotencySeconds,
      ...marks,
    },
    when: { text: 'attribute_not_exists(#pk) OR #expiresAt < :now', values: { ':now': seconds } },
    onConditionFailed: existing => replayOrMismatch(existing, bodyHash),
  };
}

/**
 * The error for a used idempotency key: a replay of the response, or a rejection if the request differs. The
 * rejection names the record of the first request, so that the caller can change it instead.
 */
export function replayOrMismatch(existing: Item | undefined, bodyHash: string): Error {
  const answer: unknown =
    existing?.answer && JSON.parse(gunzipSync(existing.answer as Uint8Array).toString());
  if (existing?.bodyHash === bodyHash) return new IdempotentReplay(answer, existing.unchanged === true);
  const { id } = Object(answer);
  return new AppError('idempotency.other-body', typeof id === 'string' ? { current: { id } } : {});
}
