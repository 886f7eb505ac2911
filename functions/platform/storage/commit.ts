import { gunzipSync, gzipSync } from 'node:zlib';
import { AppError } from '../../../shared/core/errors.ts';
import { idempotencySeconds } from '../../../shared/core/limits.ts';
import type { PersonalData } from '../../../shared/core/personal-data.ts';
import { journalIndex, journalKey } from './journal-keys.ts';
import type { Key } from './key.ts';
import { newId } from './new-id.ts';
import type { Table } from './table.ts';
import { type Item, isAbsent, type Write } from './write.ts';

/** Who makes a change, in which organisation, and with which idempotency key. */
export interface Origin {
  /** Slug of the organisation; null for the platform. */
  organization: string | null;
  /** Cognito sub of the person who makes the change, or name of the service, such as `mail`. */
  by: string;
  requestId: string;
  /** The client's IP address, anonymised. */
  network?: string | undefined;
  /**
   * Where the response is stored for retries: always with the caller's organisation, even if the request
   * changes another organisation.
   */
  idempotency: { at: Key; bodyHash: string } | undefined;
  /** The kinds of personal data that the caller may read and search by; if absent, all kinds. */
  reads?: ReadonlySet<PersonalData>;
  /**
   * The API key that makes the request: its scopes, and the admin who created it. Absent if a person makes
   * it.
   */
  key?: { scopes: readonly string[]; maker: string };
  now: () => number;
}

export interface AuditEvent {
  act: string;
  record: string;
  /** Ids of further records that the event is about; never text entered by users. */
  detail?: Record<string, string | string[]>;
}

/**
 * Maximum number of writes in a commit with one event. A transaction has at most 100 items, including the
 * journal entry and the response.
 */
export const maxWrites = 98;

/** Thrown if a request is a retry. `answer` is the response that is stored for its idempotency key. */
export class IdempotentReplay extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('replayed');
    this.answer = answer;
  }
}

/** Returns the stored response of a replay; rethrows all other errors. */
export function unwrapReplay<Answer>(error: unknown): Answer {
  if (error instanceof IdempotentReplay) return error.answer as Answer;
  throw error;
}

/**
 * Commits a change: one transaction writes its items, a journal entry per event and the idempotency record.
 * Changes without events, such as drafts, get no journal entry.
 * @returns the response
 * @throws IdempotentReplay if the same request was committed before; idempotency.other-body if a different
 * request used the key; the error of a failed condition
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
  return answer;
}

/** The write of a journal entry for an event. */
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
): Write {
  const seconds = Math.floor(now() / 1000);
  return {
    put: {
      ...at,
      bodyHash,
      answer: gzipSync(JSON.stringify(answer)),
      expiresAt: seconds + idempotencySeconds,
    },
    when: { text: 'attribute_not_exists(#pk) OR #expiresAt < :now', values: { ':now': seconds } },
    onConditionFailed: existing => replayOrMismatch(existing, bodyHash),
  };
}

/** The error that replays a stored response, or the error for a key that a different request has used. */
export function replayOrMismatch(existing: Item | undefined, bodyHash: string): Error {
  if (existing?.bodyHash !== bodyHash) return new AppError('idempotency.other-body');
  return new IdempotentReplay(JSON.parse(gunzipSync(existing.answer as Uint8Array).toString()));
}
