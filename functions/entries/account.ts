import { accountContext } from '../context.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { openBucket } from '../files/open-bucket.ts';
import { createEntry, type EntryHandler } from '../http/create-entry.ts';
import { FairShare } from '../http/fair-share.ts';
import { callFinder } from '../http/find-call.ts';
import { routes } from '../http/routes.ts';
import { openUserPool } from '../identity/open-user-pool.ts';
import type { VerifyToken } from '../identity/verify-token.ts';
import { lazily } from '../lazily.ts';
import { openTable } from '../storage/open-table.ts';

/** Calls about people and their sign-ins, under a role that reaches no clinical data. */
export function createAccount(environment: Environment, now: () => number = Date.now): EntryHandler {
  const table = openTable(environment);
  const { clientIds, superadminSecondFactor } = environment;
  const services = {
    table,
    bucket: openBucket(environment),
    userPool: openUserPool(environment),
    verify: verifierOf(environment),
    clientIds,
    superadminSecondFactor,
  };
  return createEntry('account', environment, {
    find: callFinder(routes.account, {
      account: () => import('../account/handlers.ts'),
      certificates: () => import('../certificates/handlers.ts'),
      deliveries: () => import('../deliveries/handlers.ts'),
      devices: () => import('../devices/handlers.ts'),
      erasures: () => import('../erasures/handlers.ts'),
      invitations: () => import('../invitations/handlers.ts'),
      memberships: () => import('../memberships/handlers.ts'),
      copies: () => import('../copies/handlers.ts'),
      locations: () => import('../locations/handlers.ts'),
      profile: () => import('../profile/handlers.ts'),
      organizations: () => import('../organizations/handlers.ts'),
      security: () => import('../security/handlers.ts'),
      terms: () => import('../terms/handlers.ts'),
    }),
    tables: { own: table, of: () => table },
    clientIds,
    share: new FairShare(environment.callsAMinute, now),
    context: call => accountContext(services, call),
    now,
  });
}

/** Few calls verify a token by themselves: what it takes is loaded with the first of them. */
function verifierOf(environment: Environment): VerifyToken {
  let opening: Promise<VerifyToken> | undefined;
  const open = async () => (await import('../identity/verify-token.ts')).tokenVerifier(environment);
  return async token => {
    opening ??= open();
    return (await opening)(token);
  };
}

export const handler = lazily(() => createAccount(readEnvironment(process.env)));
