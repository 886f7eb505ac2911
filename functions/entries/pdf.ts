import { type Environment, readEnvironment } from '../environment.ts';
import { organizationBuckets } from '../files/open-bucket.ts';
import { createEntry, type EntryHandler } from '../http/create-entry.ts';
import { callFinder } from '../http/find-call.ts';
import { routes } from '../http/routes.ts';
import { lazily } from '../lazily.ts';
import { pdfContext } from '../pdf-context.ts';
import { openTable, organizationTables } from '../storage/open-table.ts';
import { organizationCredentials } from '../storage/organization-credentials.ts';

/** Calls that make PDFs: as `api`, in a Lambda of their own whose memory holds the fonts. */
export function createPdf(environment: Environment, now: () => number = Date.now): EntryHandler {
  const credentialsOf = organizationCredentials(environment);
  const tableOf = organizationTables(environment, credentialsOf);
  const services = { bucketOf: organizationBuckets(environment, credentialsOf) };
  return createEntry('pdf', environment, {
    find: callFinder(routes.pdf, { reports: () => import('../reports/handlers.ts') }),
    tables: { own: openTable(environment), of: tableOf },
    clientIds: environment.clientIds,
    context: call => pdfContext(services, call),
    now,
  });
}

export const handler = lazily(() => createPdf(readEnvironment(process.env)));
