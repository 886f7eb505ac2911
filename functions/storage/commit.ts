import { gunzipSync, gzipSync } from 'node:zlib';
import { AppError } from '../../shared/errors.ts';
import { idempotencySeconds } from '../../shared/limits.ts';
import { idempotencyKey, journalIndex, journalKey } from './keys.ts';
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
  idempotency: { key: string; bodyHash: string } | undefined;
  now: () => number;
}

/** What happened, in one word, to which record. */
export interface Act {
  act: string;
  record: string;
}

/** An answer that was given before under the same idempotency key. */
export class Replay extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('replayed');
    this.answer = answer;
  }
}

/** The answer that was given before, where the same thing was done before. */
export function replayed<Answer>(error: unknown): Answer {
  if (error instanceof Replay) return error.answer as Answer;
  throw error;
}

/**
 * Writes a change whole: its items, its journal entry and its idempotency record in one transaction.
 * @returns the answer
 * @throws Replay when the same request was committed before; idempotency.other-body when another
 *   one used its key; what a refused write says
 */
export async function commit<Answer>(
  table: Table,
  origin: Origin,
  { act, record }: Act,
  writes: Write[],
  answer: Answer,
): Promise<Answer> {
  const at = new Date(origin.now()).toISOString();
  const id = newId('journal', origin.now());
  const { organization, by, requestId } = origin;
  const journal: Item = {
    ...journalKey(organization, at, id),
    ...journalIndex(organization, record, by, at),
    row: { id, act, record, by, at },
    kind: 'journal',
    id,
    act,
    record,
    by,
    at,
    organization,
    requestId,
  };
  const guard = origin.idempotency ? [idempotencyWrite(origin, origin.idempotency, answer)] : [];
  await table.transact([...guard, { put: journal, when: isAbsent }, ...writes]);
  return answer;
}

function idempotencyWrite(
  { organization, by, now }: Origin,
  { key, bodyHash }: { key: string; bodyHash: string },
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
    refused: existing => replayOf(existing, bodyHash),
  };
}

/** What a stored idempotency record means for a request with this hash. */
export function replayOf(existing: Item | undefined, bodyHash: string): Error {
  if (existing?.bodyHash !== bodyHash) return new AppError('idempotency.other-body');
  return new Replay(JSON.parse(gunzipSync(existing.answer as Uint8Array).toString()));
}
