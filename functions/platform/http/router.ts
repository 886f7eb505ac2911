import type { Endpoint } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { memoizeAsync } from '../memoize-async.ts';
import type { LambdaConfig } from './handle-call.ts';

type Found = Awaited<ReturnType<LambdaConfig['findEndpoint']>>;

type Load<Value> = () => Promise<Value>;

/** The endpoints that a Lambda answers, and how to import each handler on first use. */
interface Routes {
  endpoints: Record<string, Load<Record<string, Endpoint>>>;
  handlers: Record<string, Record<string, readonly [string, Load<object>]>>;
}

/** Imports a Lambda's route table on first use, so that the Lambda starts without it. */
export type LoadRoutes = Load<{ routeTable: Routes }>;

type Handler = (input: unknown, context: unknown) => Promise<unknown>;

/** Reads the route table of a Lambda. @returns the endpoints, by route key */
export async function readRoutes(loadRoutes: LoadRoutes) {
  const { endpoints, handlers } = (await loadRoutes()).routeTable;
  const calls = Object.entries(handlers).flatMap(([noun, ofNoun]) =>
    Object.entries(ofNoun).map(
      ([name, [routeKey, loadHandler]]) => [routeKey, { noun, name, loadHandler }] as const,
    ),
  );
  return { endpoints, calls: new Map(calls) };
}

/**
 * Finds the endpoint and handler of a route key, and caches them.
 * @throws record.missing for an unknown route key
 */
export function createRouter(loadRoutes: LoadRoutes): LambdaConfig['findEndpoint'] {
  const known = new Map<string, Found>();
  const openRoutes = memoizeAsync(() => readRoutes(loadRoutes));
  return async routeKey => {
    const kept = known.get(routeKey);
    if (kept) return kept;
    const { endpoints, calls } = await openRoutes();
    const call = calls.get(routeKey);
    const [endpoint, handler] = await Promise.all([
      call && endpoints[call.noun]?.().then(ofNoun => ofNoun[call.name]),
      call?.loadHandler().then(file => (file as Record<string, Handler>)[call.name]),
    ]);
    if (!endpoint || !handler) throw new AppError('record.missing');
    const found = { endpoint, handler };
    known.set(routeKey, found);
    return found;
  };
}
