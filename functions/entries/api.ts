import { organizationContext } from '../context.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { organizationBuckets } from '../files/open-bucket.ts';
import { createEntry, type EntryHandler } from '../http/create-entry.ts';
import { FairShare } from '../http/fair-share.ts';
import { callFinder } from '../http/find-call.ts';
import { routes } from '../http/routes.ts';
import { lazily } from '../lazily.ts';
import { openTable, organizationTables } from '../storage/open-table.ts';
import { organizationCredentials } from '../storage/organization-credentials.ts';

/** Calls about an organisation's own data, under a role that reaches no other organisation's. */
export function createApi(environment: Environment, now: () => number = Date.now): EntryHandler {
  const credentialsOf = organizationCredentials(environment);
  const tableOf = organizationTables(environment, credentialsOf);
  const services = { tableOf, bucketOf: organizationBuckets(environment, credentialsOf) };
  return createEntry('api', environment, {
    find: callFinder(routes.api, {
      audit: () => import('../audit/handlers.ts'),
      cases: () => import('../cases/handlers.ts'),
      departures: () => import('../departures/handlers.ts'),
      drafts: () => import('../drafts/handlers.ts'),
      files: () => import('../files/handlers.ts'),
      jobs: () => import('../jobs/handlers.ts'),
      eye: () => import('../eye/handlers.ts'),
      licences: () => import('../licences/handlers.ts'),
      members: () => import('../members/handlers.ts'),
      notifications: () => import('../notifications/handlers.ts'),
    }),
    tables: { own: openTable(environment), of: tableOf },
    clientIds: environment.clientIds,
    share: new FairShare(environment.callsAMinute, now),
    context: call => organizationContext(services, call),
    now,
  });
}

export const handler = lazily(() => createApi(readEnvironment(process.env)));
