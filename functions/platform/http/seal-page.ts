import { type Endpoint, routeKey } from '../../../shared/core/endpoint.ts';
import type { AuthorizedCall } from './authenticate-request.ts';
import type { CursorSeal } from './cursor-seal.ts';

type Input = Record<string, unknown>;

/** Whether the call answers a page of a list. A test holds that such a page is `{ data, meta: { next } }`. */
const isPaged = ({ input }: Endpoint) => 'cursor' in input.shape;

/**
 * What a cursor is good for: one caller in one organisation, as long as they see as much as now, and one list
 * with the same filters and size of page. Whether rows are counted as well does not matter.
 */
export function cursorScope(
  endpoint: Endpoint,
  { origin: { organization, by }, authorization }: Pick<AuthorizedCall, 'origin' | 'authorization'>,
  { cursor: _, withTotal: __, ...filters }: Input,
): string {
  return JSON.stringify([organization, by, authorization?.scope, routeKey(endpoint), filters]);
}

/** The input with the place that its cursor stands for. @throws request.invalid for one that is no good here */
export function openCursor(seal: CursorSeal, endpoint: Endpoint, scope: string, input: Input): Input {
  if (!isPaged(endpoint) || typeof input.cursor !== 'string') return input;
  return { ...input, cursor: seal.open(input.cursor, scope) };
}

/** The answer with a cursor instead of the place at which the list goes on. */
export function sealPage(seal: CursorSeal, endpoint: Endpoint, scope: string, answer: unknown): unknown {
  if (!isPaged(endpoint)) return answer;
  const { meta, ...page } = answer as { meta: { next: string | null } };
  return { ...page, meta: { ...meta, next: meta.next && seal.seal(meta.next, scope) } };
}
