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
  /** Early responses by the address of the request. */
  var earlyResponses: Map<string, EarlyResponse> | undefined;
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
  response.catch(() => undefined);
  globalThis.earlyResponses ??= new Map();
  globalThis.earlyResponses.set(address, { request, response });
  return response.then(it => it.clone());
}

/** Returns the early response to the same request, once only; undefined if there is none or it failed. */
export async function takeEarly(address: string, request: EarlyRequest = {}): Promise<Response | undefined> {
  const early = globalThis.earlyResponses?.get(address);
  if (!early) return undefined;
  globalThis.earlyResponses?.delete(address);
  return isSame(early.request, request) ? early.response.catch(() => undefined) : undefined;
}
