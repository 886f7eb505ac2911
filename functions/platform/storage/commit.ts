import { gunzipSync, gzipSync } from 'node:zlib';
import { AppError } from '../../../shared/core/errors.ts';
import { idempotencySeconds } from '../../../shared/core/limits.ts';
import { journalIndex, journalKey } from './journal-keys.ts';
import { idempotencyKey } from './keys.ts';
import { newId } from './new-id.ts';
import type { Table } from './table.ts';
import { type Item, isAbsent, type Write } from './write.ts';

/** Who writes, for whom, and under which idempotency key. */
export interface Origin {
  /** Null for what belongs to the platform. */
  organization: string | null;
  /** Sub of the person, or the name of the part of the product that acts by itself. */
  by: string;
  requestId: string;
  /** Where the call came from, as far as it is kept. */
  network?: string | undefined;
  /** Kept where the caller calls from, whatever organisation it is that changes. */
  idempotency: { key: string; bodyHash: string; organization: string | null } | undefined;
  now: () => number;
}

/** What happened, in one word, to which record. */
export interface AuditEvent {
  act: string;
  record: string;
  /** What else tells it apart, in ids; never what anybody wrote. */
  detail?: Record<string, string | string[]>;
}

/** An answer that was given before under the same idempotency key. */
export class IdempotentReplay extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('replayed');
    this.answer = answer;
  }
}

/** The answer that was given before, where the same thing was done before. */
export function unwrapReplay<Answer>(error: unknown): Answer {
  if (error instanceof IdempotentReplay) return error.answer as Answer;
  throw error;
}

/**
 * Writes a change whole: its items, a journal entry for each act and its idempotency record in one
 * transaction. What is no act on a record, as what somebody is still typing, has none.
 * @returns the answer
 * @throws Replay when the same request was committed before; idempotency.other-body when another
 *   one used its key; what a refused write says
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

/** The write that records an act in the journal of whatever the origin names. */
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
  { by, now }: Origin,
  { key, bodyHash, organization }: NonNullable<Origin['idempotency']>,
  answer: unknown,
): Write {
  const seconds = Math.floor(now() / 1000);
  return {
    put: {
      ...idempotencyKey(organization, by, key),
      bodyHash,
      answer: gzipSync(JSON.stringify(answer)),
      expiresAt: seconds + idempotencySeconds,
    },
    when: { text: 'attribute_not_exists(#pk) OR #expiresAt < :now', values: { ':now': seconds } },
    onConditionFailed: existing => replayOrMismatch(existing, bodyHash),
  };
}

/** What a stored idempotency record means for a request with this hash. */
export function replayOrMismatch(existing: Item | undefined, bodyHash: string): Error {
  if (existing?.bodyHash !== bodyHash) return new AppError('idempotency.other-body');
  return new IdempotentReplay(JSON.parse(gunzipSync(existing.answer as Uint8Array).toString()));
}
