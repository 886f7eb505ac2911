import { accountContext } from '../composition/context.ts';
import { recordFormats } from '../composition/record-formats.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { openBucket } from '../platform/files/open-bucket.ts';
import { createHttpLambda, type HttpHandler } from '../platform/http/create-http-lambda.ts';
import { createRouter } from '../platform/http/router.ts';
import { routes } from '../platform/http/routes.ts';
import { TenantRateLimiter } from '../platform/http/tenant-rate-limiter.ts';
import { openUserPool } from '../platform/identity/open-user-pool.ts';
import type { VerifyToken } from '../platform/identity/verify-token.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';
import { memoizeAsync } from '../platform/memoize-async.ts';
import { openTable } from '../platform/storage/open-table.ts';

/** Calls about people and sign-ins, under a role without access to clinical data. */
export function createAccountLambda(environment: Environment, now: () => number = Date.now): HttpHandler {
  const table = openTable(environment, recordFormats);
  const { clientIds, superadminSecondFactor } = environment;
  const services = {
    table,
    bucket: openBucket(environment),
    userPool: openUserPool(environment),
    verify: lazyTokenVerifier(environment),
    clientIds,
    superadminSecondFactor,
  };
  return createHttpLambda('account', environment, {
    findEndpoint: createRouter(routes.account, {
      account: () => import('../features/people/account/handlers.ts'),
      certificates: () => import('../features/people/certificates/handlers.ts'),
      deliveries: () => import('../features/operations/email-log/handlers.ts'),
      devices: () => import('../features/people/devices/handlers.ts'),
      erasures: () => import('../features/people/account-deletion/handlers.ts'),
      invitations: () => import('../features/organizations/invitations/handlers.ts'),
      memberships: () => import('../features/organizations/memberships/handlers.ts'),
      copies: () => import('../features/people/data-export/handlers.ts'),
      locations: () => import('../features/operations/locations/handlers.ts'),
      profile: () => import('../features/people/profile/handlers.ts'),
      organizations: () => import('../features/organizations/organizations/handlers.ts'),
      security: () => import('../features/people/account-security/handlers.ts'),
      terms: () => import('../features/consent/terms/handlers.ts'),
    }),
    tables: { ownTable: table, forOrganization: () => table },
    clientIds,
    rateLimiter: new TenantRateLimiter(environment.callsAMinute, now),
    createContext: call => accountContext(services, call),
    now,
  });
}

/** Loads the token verifier lazily, because few calls need it. */
function lazyTokenVerifier(environment: Environment): VerifyToken {
  const open = memoizeAsync(async () => {
    const { tokenVerifier } = await import('../platform/identity/verify-token.ts');
    return tokenVerifier(environment);
  });
  return async token => (await open())(token);
}

export const handler = lazyHandler(() => createAccountLambda(readEnvironment(process.env)));
