import {
  type Endpoint,
  isMutation,
  pathParameters,
  type RequestOf,
  type ResponseOf,
} from '../../../shared/core/endpoint.ts';
import { trackRequest } from './activity.ts';
import { callContext } from './call-context.ts';
import { CallError, endsSession, errorFromResponse } from './call-error.ts';
import { config } from './config.ts';

interface CallOptions {
  /** Created once per submit, so that a retry has one effect. Generated when omitted. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Token of another person than the signed-in one; the server knows their open organisation. */
  token?: string;
  /** Slug of the target organisation, if it is not the one open in this tab. A call without a sign-in finds its cell by it. */
  organization?: string;
  /** The caller deals with an end of the session itself; otherwise the whole tab is told. */
  handlesSessionEnd?: boolean;
}

/**
 * Calls an endpoint of the contract and returns the `data` of the response. A rate-limited read is sent again.
 * @throws CallError when the call fails or cannot be sent
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> {
  try {
    return await request(endpoint, input, options).catch(async (error: CallError) => {
      if (error.status !== 429 || isMutation(endpoint) || endpoint.needs === 'public') throw error;
      const { repeatRead } = await import('./repeat-read.ts');
      return repeatRead(error, () => request(endpoint, input, options), options.signal);
    });
  } catch (error) {
    if (endsSession(error) && isAboutThisTab(endpoint, error, options)) callContext.onSessionEnd(error);
    throw error;
  }
}

/** Whether an error is about the session and the organisation that are open in this tab. */
function isAboutThisTab(
  { needs }: Endpoint,
  { code }: CallError,
  { token, organization, handlesSessionEnd }: CallOptions,
): boolean {
  if (handlesSessionEnd || token || needs === 'public') return false;
  const isOfThisOrganization = organization === undefined || organization === callContext.organization();
  return code.startsWith('session.') || (needs !== 'token' && isOfThisOrganization);
}

async function request<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  { idempotencyKey, signal, token, organization }: CallOptions,
): Promise<ResponseOf<E>> {
  const { path, rest } = splitInput(endpoint, input);
  const isGet = endpoint.method === 'GET';
  const headers = await buildHeaders(endpoint, idempotencyKey, token, organization);
  const response = await send(isGet ? `${path}${toQueryString(rest)}` : path, {
    method: endpoint.method,
    headers,
    ...(!isGet && { body: JSON.stringify(rest) }),
    ...(signal && { signal }),
  });
  const body = await response.json().catch(() => undefined);
  if (!response.ok) throw errorFromResponse(response.status, body, response.headers.get('retry-after'));
  return body.data;
}

async function send(path: string, request: RequestInit): Promise<Response> {
  try {
    const { api } = await config();
    return await trackRequest(fetch(`${api}/${path}`, request));
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new CallError('network.failed', 0);
  }
}

async function buildHeaders(
  endpoint: Endpoint,
  idempotencyKey?: string,
  token?: string,
  slug?: string,
): Promise<Record<string, string>> {
  const bearer = token ?? (await callContext.bearerToken());
  if (!bearer && endpoint.needs !== 'public')
    throw new CallError('session.missing', 401, { isUnexplained: true });
  const needsNoOrganization = endpoint.needs === 'public' || endpoint.needs === 'token';
  const organization = needsNoOrganization || token ? slug : (slug ?? callContext.organization());
  return {
    'x-app-version': __APP_VERSION__,
    ...(endpoint.method !== 'GET' && { 'content-type': 'application/json' }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(organization && { 'x-organization': organization }),
    ...(isMutation(endpoint) && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
  };
}

/** Fills in the path parameters; the rest of the input goes into the query or body. */
function splitInput(endpoint: Endpoint, input: object): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input };
  let path = endpoint.path;
  for (const name of pathParameters(endpoint.path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])));
    delete rest[name];
  }
  return { path, rest };
}

function toQueryString(fields: Record<string, unknown>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${query}` : '';
}
