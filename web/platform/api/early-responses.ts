/** A request that the script before the app has sent, so that its response arrives with the app. */
interface EarlyResponse {
  /** Of the person, the organisation and the body. */
  key: string;
  response: Promise<Response>;
}

interface EarlyRequest {
  headers?: Record<string, string>;
  body?: string;
}

declare global {
  /** By address. */
  var earlyResponses: Map<string, EarlyResponse> | undefined;
}

const keyOf = ({ headers = {}, body }: EarlyRequest): string =>
  JSON.stringify([headers.authorization, headers['x-organization'], body]);

export function fetchEarly(address: string, request: EarlyRequest = {}): Promise<Response> {
  const response = fetch(address, { ...request, method: request.body ? 'POST' : 'GET' });
  response.catch(() => undefined);
  globalThis.earlyResponses ??= new Map();
  globalThis.earlyResponses.set(address, { key: keyOf(request), response });
  return response.then(it => it.clone());
}

/** The early response to the same request, given once; undefined if there is none or it failed. */
export async function takeEarly(address: string, request: EarlyRequest = {}): Promise<Response | undefined> {
  const early = globalThis.earlyResponses?.get(address);
  if (!early) return undefined;
  globalThis.earlyResponses?.delete(address);
  return early.key === keyOf(request) ? early.response.catch(() => undefined) : undefined;
}
