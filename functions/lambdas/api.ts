import { organizationContext } from '../composition/context.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { organizationBuckets } from '../platform/files/open-bucket.ts';
import { createEntry, type EntryHandler } from '../platform/http/create-entry.ts';
import { FairShare } from '../platform/http/fair-share.ts';
import { callFinder } from '../platform/http/find-call.ts';
import { routes } from '../platform/http/routes.ts';
import { lazily } from '../platform/lazily.ts';
import { openTable, organizationTables } from '../platform/storage/open-table.ts';
import { organizationCredentials } from '../platform/storage/organization-credentials.ts';

/** Calls about an organisation's own data, under a role that reaches no other organisation's. */
export function createApi(environment: Environment, now: () => number = Date.now): EntryHandler {
  const credentialsOf = organizationCredentials(environment);
  const tableOf = organizationTables(environment, credentialsOf);
  const services = { tableOf, bucketOf: organizationBuckets(environment, credentialsOf) };
  return createEntry('api', environment, {
    find: callFinder(routes.api, {
      audit: () => import('../features/operations/audit/handlers.ts'),
      cases: () => import('../features/cases/cases/handlers.ts'),
      departures: () => import('../features/organizations/offboarding/handlers.ts'),
      drafts: () => import('../features/cases/drafts/handlers.ts'),
      files: () => import('../features/operations/files/handlers.ts'),
      jobs: () => import('../features/operations/jobs/handlers.ts'),
      eye: () => import('../features/eye/eye-reports/handlers.ts'),
      licences: () => import('../features/organizations/module-access/handlers.ts'),
      members: () => import('../features/organizations/members/handlers.ts'),
      notifications: () => import('../features/operations/notifications/handlers.ts'),
    }),
    tables: { own: openTable(environment), of: tableOf },
    clientIds: environment.clientIds,
    share: new FairShare(environment.callsAMinute, now),
    context: call => organizationContext(services, call),
    now,
  });
}

export const handler = lazily(() => createApi(readEnvironment(process.env)));
