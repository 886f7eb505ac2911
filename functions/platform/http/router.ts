import type { Endpoint } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { LambdaConfig } from './handle-call.ts';

type Found = Awaited<ReturnType<LambdaConfig['findEndpoint']>>;

type Load<Value> = () => Promise<Value>;

/** The calls that a Lambda answers. Each is imported on first use. */
interface Routes {
  /** Route key → noun and call, such as `cases.getCase`. */
  routes: Record<string, string>;
  endpoints: Record<string, Load<Record<string, Endpoint>>>;
  /** Files that export the handler of a call under the call's name, by noun and call. */
  handlers: Record<string, Record<string, Load<object>>>;
}

/** Imports the table lazily, so that a Lambda starts without it. */
export type LoadRoutes = Load<{ routeTable: Routes }>;

type Handler = (input: unknown, context: unknown) => Promise<unknown>;

/** Finds the endpoint and handler of a route key, and keeps them. @throws record.missing for an unknown one */
export function createRouter(loadRoutes: LoadRoutes): LambdaConfig['findEndpoint'] {
  const known = new Map<string, Found>();
  return async routeKey => {
    const kept = known.get(routeKey);
    if (kept) return kept;
    const { routes, endpoints, handlers } = (await loadRoutes()).routeTable;
    const [noun = '', call = ''] = Object.hasOwn(routes, routeKey)
      ? (routes[routeKey]?.split('.') ?? [])
      : [];
    const [endpoint, handler] = await Promise.all([
      endpoints[noun]?.().then(ofNoun => ofNoun[call]),
      handlers[noun]?.[call]?.().then(file => (file as Record<string, Handler>)[call]),
    ]);
    if (!endpoint || !handler) throw new AppError('record.missing');
    const found = { endpoint, handler };
    known.set(routeKey, found);
    return found;
  };
}
