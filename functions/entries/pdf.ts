import { type Environment, readEnvironment } from '../environment.ts';
import { organizationBuckets } from '../files/open-bucket.ts';
import { createEntry, type EntryHandler } from '../http/create-entry.ts';
import { FairShare } from '../http/fair-share.ts';
import { callFinder } from '../http/find-call.ts';
import { routes } from '../http/routes.ts';
import { lazily } from '../lazily.ts';
import { pdfContext, strangerContext } from '../pdf-context.ts';
import { openTable, organizationTables } from '../storage/open-table.ts';
import { organizationCredentials } from '../storage/organization-credentials.ts';

/** Calls that make PDFs: as `api`, in a Lambda of their own whose memory holds the fonts. */
export function createPdf(environment: Environment, now: () => number = Date.now): EntryHandler {
  const credentialsOf = organizationCredentials(environment);
  const tableOf = organizationTables(environment, credentialsOf);
  const own = openTable(environment);
  const services = { own, tableOf, bucketOf: organizationBuckets(environment, credentialsOf) };
  return createEntry('pdf', environment, {
    find: callFinder(routes.pdf, {
      reports: () => import('../reports/handlers.ts'),
      links: () => import('../links/handlers.ts'),
    }),
    tables: { own, of: tableOf },
    clientIds: environment.clientIds,
    share: new FairShare(environment.callsAMinute, now),
    context: call => (call.admitted ? pdfContext : strangerContext)(services, call),
    now,
  });
}

export const handler = lazily(() => createPdf(readEnvironment(process.env)));
