import type { Endpoint } from '../../../shared/core/endpoint.ts';
import { routeKey } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { LambdaConfig } from './handle-call.ts';

/** Lazily imports the endpoints and handlers of one noun. */
type LoadNoun = () => Promise<{
  endpoints: Record<string, Endpoint>;
  handlers: Record<string, unknown>;
}>;

/** The calls that a Lambda answers. */
export interface RouteTable {
  nouns: Record<string, LoadNoun>;
  /** `routeKey` → noun as plain strings, so that a cold start imports no handlers. */
  routes: Record<string, string>;
}

type Handler = (input: unknown, context: unknown) => Promise<unknown>;

/** Finds the endpoint and handler of a route key. @throws record.missing for an unknown one */
export function createRouter({ nouns, routes }: RouteTable): LambdaConfig['findEndpoint'] {
  return async wanted => {
    const load = nouns[routes[wanted] ?? ''];
    if (!load) throw new AppError('record.missing');
    const { endpoints, handlers } = await load();
    const name =
      Object.keys(endpoints).find(key => endpoints[key] && routeKey(endpoints[key]) === wanted) ?? '';
    const endpoint = endpoints[name];
    const handler = handlers[name] as Handler | undefined;
    if (!endpoint || !handler) throw new AppError('record.missing');
    return { endpoint, handler };
  };
}
