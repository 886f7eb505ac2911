import { organizationContext } from '../context.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { createEntry, type EntryHandler } from '../http/create-entry.ts';
import { callFinder } from '../http/find-call.ts';
import { routes } from '../http/routes.ts';
import { lazily } from '../lazily.ts';
import { openTable, organizationTables } from '../storage/open-table.ts';

/** Calls about an organisation's own data, under a role that reaches no other organisation's. */
export function createApi(environment: Environment, now: () => number = Date.now): EntryHandler {
  const tableOf = organizationTables(environment);
  return createEntry('api', environment, {
    find: callFinder(routes.api, {
      cases: () => import('../cases/handlers.ts'),
      licences: () => import('../licences/handlers.ts'),
      notifications: () => import('../notifications/handlers.ts'),
    }),
    tables: { own: openTable(environment), of: tableOf },
    clientIds: environment.clientIds,
    context: call => organizationContext(tableOf, call),
    now,
  });
}

export const handler = lazily(() => createApi(readEnvironment(process.env)));
