import { pdfContext, strangerContext } from '../composition/pdf-context.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { organizationBuckets } from '../platform/files/open-bucket.ts';
import { createEntry, type EntryHandler } from '../platform/http/create-entry.ts';
import { FairShare } from '../platform/http/fair-share.ts';
import { callFinder } from '../platform/http/find-call.ts';
import { routes } from '../platform/http/routes.ts';
import { lazily } from '../platform/lazily.ts';
import { openTable, organizationTables } from '../platform/storage/open-table.ts';
import { organizationCredentials } from '../platform/storage/organization-credentials.ts';

/** Calls that make PDFs: as `api`, in a Lambda of their own whose memory holds the fonts. */
export function createPdf(environment: Environment, now: () => number = Date.now): EntryHandler {
  const credentialsOf = organizationCredentials(environment);
  const tableOf = organizationTables(environment, credentialsOf);
  const own = openTable(environment);
  const services = { own, tableOf, bucketOf: organizationBuckets(environment, credentialsOf) };
  return createEntry('pdf', environment, {
    find: callFinder(routes.pdf, {
      reports: () => import('../features/reports/sending/handlers.ts'),
      links: () => import('../features/reports/report-links/handlers.ts'),
    }),
    tables: { own, of: tableOf },
    clientIds: environment.clientIds,
    share: new FairShare(environment.callsAMinute, now),
    context: call => (call.admitted ? pdfContext : strangerContext)(services, call),
    now,
  });
}

export const handler = lazily(() => createPdf(readEnvironment(process.env)));
