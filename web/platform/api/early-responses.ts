/** A GET request that the script before the app has sent, so that its response arrives with the app. */
interface EarlyResponse {
  authorization?: string | undefined;
  response: Promise<Response>;
}

declare global {
  /** By address. */
  var earlyResponses: Map<string, EarlyResponse> | undefined;
}

export function fetchEarly(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = fetch(address, { headers });
  response.catch(() => undefined);
  globalThis.earlyResponses ??= new Map();
  globalThis.earlyResponses.set(address, { authorization: headers.authorization, response });
  return response.then(it => it.clone());
}

/** The early response to an address and person, given once; undefined if there is none or it failed. */
export async function takeEarly(address: string, authorization?: string): Promise<Response | undefined> {
  const early = globalThis.earlyResponses?.get(address);
  if (!early) return undefined;
  globalThis.earlyResponses?.delete(address);
  return early.authorization === authorization ? early.response.catch(() => undefined) : undefined;
}
