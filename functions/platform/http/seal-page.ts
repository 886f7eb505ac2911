import { type Endpoint, routeKey } from '../../../shared/core/endpoint.ts';
import type { AuthorizedCall } from './authenticate-request.ts';
import type { CursorSeal } from './cursor-seal.ts';

type Input = Record<string, unknown>;

/** Whether an endpoint returns pages. A test checks that their shape is `{ data, meta: { next } }`. */
const isPaged = ({ input }: Endpoint) => 'cursor' in input.shape;

/**
 * The scope in which a cursor is valid, as text: the caller, the organisation, the scope of the caller's
 * permission, and the list with its filters and page size. Only `withTotal` may change from page to page.
 */
export function cursorScope(
  endpoint: Endpoint,
  { origin: { organization, by }, authorization }: Pick<AuthorizedCall, 'origin' | 'authorization'>,
  { cursor: _, withTotal: __, ...filters }: Input,
): string {
  return JSON.stringify([organization, by, authorization?.scope, routeKey(endpoint), filters]);
}

/**
 * Returns the input of a request with its cursor decrypted.
 * @throws request.invalid if the cursor is for another scope
 */
export function openCursor(seal: CursorSeal, endpoint: Endpoint, scope: string, input: Input): Input {
  if (!isPaged(endpoint) || typeof input.cursor !== 'string') return input;
  return { ...input, cursor: seal.open(input.cursor, scope) };
}

export function sealPage(seal: CursorSeal, endpoint: Endpoint, scope: string, answer: unknown): unknown {
  if (!isPaged(endpoint)) return answer;
  const { meta, ...page } = answer as { meta: { next: string | null } };
  return { ...page, meta: { ...meta, next: meta.next && seal.seal(meta.next, scope) } };
}
