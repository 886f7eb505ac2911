import { type Endpoint, routeKey } from '../../../shared/core/endpoint.ts';
import type { AuthorizedCall } from './authenticate-request.ts';
import type { CursorSeal } from './cursor-seal.ts';

type Input = Record<string, unknown>;

/** Whether a call returns pages. A test checks that their responses are `{ data, meta: { next } }`. */
const isPaged = ({ input }: Endpoint) => 'cursor' in input.shape;

/**
 * Scope of a cursor: one caller, in one organisation, with the same permission scope; and one list, with the
 * same filters and page size. Only `withTotal` may differ.
 */
export function cursorScope(
  endpoint: Endpoint,
  { origin: { organization, by }, authorization }: Pick<AuthorizedCall, 'origin' | 'authorization'>,
  { cursor: _, withTotal: __, ...filters }: Input,
): string {
  return JSON.stringify([organization, by, authorization?.scope, routeKey(endpoint), filters]);
}

/** The input, with its cursor decrypted. @throws request.invalid for a cursor of another scope */
export function openCursor(seal: CursorSeal, endpoint: Endpoint, scope: string, input: Input): Input {
  if (!isPaged(endpoint) || typeof input.cursor !== 'string') return input;
  return { ...input, cursor: seal.open(input.cursor, scope) };
}

/** The response, with its cursor encrypted. */
export function sealPage(seal: CursorSeal, endpoint: Endpoint, scope: string, answer: unknown): unknown {
  if (!isPaged(endpoint)) return answer;
  const { meta, ...page } = answer as { meta: { next: string | null } };
  return { ...page, meta: { ...meta, next: meta.next && seal.seal(meta.next, scope) } };
}
