import { publicContext } from '../composition/public-context.ts';
import { recordFormats } from '../composition/record-formats.ts';
import { recordTypes } from '../composition/record-types.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { openBucket } from '../platform/files/open-bucket.ts';
import { callLimits } from '../platform/http/call-limits.ts';
import { createHttpLambda, type HttpHandler } from '../platform/http/create-http-lambda.ts';
import { createRouter } from '../platform/http/router.ts';
import { TenantRateLimiter } from '../platform/http/tenant-rate-limiter.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';
import { openTableAcrossCells } from '../platform/storage/open-table.ts';

const loadRoutes = () => import('./routes/public.ts');

/**
 * Answers API requests of families. Its IAM role can neither read an organisation's records nor assume an
 * organisation's role.
 */
export function createPublicLambda(environment: Environment, now: () => number = Date.now): HttpHandler {
  const table = openTableAcrossCells(environment, recordFormats);
  const { callsAMinute, cursorSecrets } = environment;
  const services = {
    table,
    bucket: openBucket(environment),
    ticketSecrets: cursorSecrets,
    exhausted: new Map(),
  };
  return createHttpLambda('public', environment, {
    findEndpoint: createRouter(loadRoutes),
    recordTypes,
    tables: { ownTable: table, forOrganization: () => table },
    clientIds: [],
    rateLimiter: new TenantRateLimiter(callLimits(callsAMinute), now),
    createContext: call => publicContext(services, call),
    now,
  });
}

export const handler = lazyHandler(() => createPublicLambda(readEnvironment(process.env)));
