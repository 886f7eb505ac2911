import { accountContext } from '../composition/account-context.ts';
import { ownDataReaders } from '../composition/own-data-readers.ts';
import { recordFormats } from '../composition/record-formats.ts';
import { recordTypes } from '../composition/record-types.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { openBucket } from '../platform/files/open-bucket.ts';
import { openSanitizer } from '../platform/files/open-sanitizer.ts';
import { callLimits } from '../platform/http/call-limits.ts';
import { createHttpLambda, type HttpHandler } from '../platform/http/create-http-lambda.ts';
import { answerJointReads } from '../platform/http/joint-reads.ts';
import { createRouter } from '../platform/http/router.ts';
import { TenantRateLimiter } from '../platform/http/tenant-rate-limiter.ts';
import { openUserPool } from '../platform/identity/open-user-pool.ts';
import type { VerifyToken } from '../platform/identity/verify-token.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';
import { memoizeAsync } from '../platform/memoize-async.ts';
import { openTableAcrossCells } from '../platform/storage/open-table.ts';

const loadRoutes = () => import('./routes/account.ts');

/** Answers API requests about people and sign-ins. Its IAM role cannot read clinical data. */
export function createAccountLambda(environment: Environment, now: () => number = Date.now): HttpHandler {
  const table = openTableAcrossCells(environment, recordFormats);
  const { clientIds, superadminSecondFactor } = environment;
  const findEndpoint = createRouter(loadRoutes);
  const services = {
    table,
    bucket: openBucket(environment),
    sanitize: openSanitizer(environment),
    userPool: openUserPool(environment),
    verify: lazyTokenVerifier(environment),
    clientIds,
    superadminSecondFactor,
    ownDataReaders,
    answerReadsOf: answerJointReads(loadRoutes, findEndpoint, (event, context) => lambda(event, context)),
  };
  const lambda: HttpHandler = createHttpLambda('account', environment, {
    findEndpoint,
    recordTypes,
    tables: { ownTable: table, forOrganization: () => table },
    clientIds,
    rateLimiter: new TenantRateLimiter(callLimits(environment.callsAMinute), now),
    createContext: call => accountContext(services, call),
    now,
  });
  return lambda;
}

/** Loads the token verifier on first use, because most requests do not need it. */
function lazyTokenVerifier(environment: Environment): VerifyToken {
  const open = memoizeAsync(async () => {
    const { tokenVerifier } = await import('../platform/identity/verify-token.ts');
    return tokenVerifier(environment);
  });
  return async token => (await open())(token);
}

export const handler = lazyHandler(() => createAccountLambda(readEnvironment(process.env)));
