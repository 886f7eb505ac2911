import { type Endpoint, routeKey } from '../../../shared/core/endpoint.ts';
import type { AuthorizedCall } from './authenticate-request.ts';
import type { CursorSeal } from './cursor-seal.ts';

type Input = Record<string, unknown>;

/** A test checks that the answer of every such call is `{ data, meta: { next } }`. */
const isPaged = ({ input }: Endpoint) => 'cursor' in input.shape;

/**
 * Scope of a cursor: one caller in one organisation with the same permission scope, and one list with the
 * same filters and page size. `withTotal` may differ.
 */
export function cursorScope(
  endpoint: Endpoint,
  { origin: { organization, by }, authorization }: Pick<AuthorizedCall, 'origin' | 'authorization'>,
  { cursor: _, withTotal: __, ...filters }: Input,
): string {
  return JSON.stringify([organization, by, authorization?.scope, routeKey(endpoint), filters]);
}

/** The input with the decrypted cursor. @throws request.invalid for a cursor of another scope */
export function openCursor(seal: CursorSeal, endpoint: Endpoint, scope: string, input: Input): Input {
  if (!isPaged(endpoint) || typeof input.cursor !== 'string') return input;
  return { ...input, cursor: seal.open(input.cursor, scope) };
}

/** The answer with an encrypted cursor. */
export function sealPage(seal: CursorSeal, endpoint: Endpoint, scope: string, answer: unknown): unknown {
  if (!isPaged(endpoint)) return answer;
  const { meta, ...page } = answer as { meta: { next: string | null } };
  return { ...page, meta: { ...meta, next: meta.next && seal.seal(meta.next, scope) } };
}
