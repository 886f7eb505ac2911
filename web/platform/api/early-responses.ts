/**
 * A request that `preload-page.ts` sends before the app starts, so that its response arrives with the app.
 */
interface EarlyResponse {
  request: EarlyRequest;
  response: Promise<Response>;
}

interface EarlyRequest {
  headers?: Record<string, string>;
  body?: string;
}

declare global {
  var earlyResponses: Map<string, EarlyResponse> | undefined;
  /** Resolves when all early requests have been sent. */
  var earlyRequestsSent: Promise<void> | undefined;
}

/**
 * Whether two requests have the same user, organisation and body. An early request without an organisation
 * matches any organisation.
 */
function isSame({ headers: early = {}, body }: EarlyRequest, later: EarlyRequest): boolean {
  const { headers = {} } = later;
  const organization = early['x-organization'] ?? headers['x-organization'];
  return (
    early.authorization === headers.authorization &&
    organization === headers['x-organization'] &&
    body === later.body
  );
}

export function fetchEarly(address: string, request: EarlyRequest = {}): Promise<Response> {
  const response = fetch(address, { ...request, method: request.body ? 'POST' : 'GET' });
  globalThis.earlyResponses ??= new Map();
  globalThis.earlyResponses.set(address, { request, response });
  const copy = response.then(it => it.clone());
  copy.catch(() => undefined);
  return copy;
}

/**
 * Returns the response to the same early request, only once; undefined if there is none or it failed. First
 * waits until the early requests are sent, because the app can start before the configuration has arrived.
 */
export async function takeEarly(address: string, request: EarlyRequest = {}): Promise<Response | undefined> {
  if (!globalThis.earlyResponses?.has(address)) await globalThis.earlyRequestsSent;
  const early = globalThis.earlyResponses?.get(address);
  if (!early) return undefined;
  globalThis.earlyResponses?.delete(address);
  return isSame(early.request, request) ? early.response.catch(() => undefined) : undefined;
}
