import { documentKinds } from '../../shared/core/documents/document-kinds.ts';
import type { Endpoint } from '../../shared/core/endpoint.ts';
import type { Permission } from '../../shared/core/permissions.ts';
import { fieldSources } from '../composition/field-sources.ts';
import { anonymousContext, pdfContext } from '../composition/pdf-context.ts';
import { recordFormats } from '../composition/record-formats.ts';
import { recordTypes } from '../composition/record-types.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { behindBinary } from '../platform/fhir/behind-fhir.ts';
import { organizationBuckets } from '../platform/files/open-bucket.ts';
import { callLimits } from '../platform/http/call-limits.ts';
import { createHttpLambda, type HttpHandler } from '../platform/http/create-http-lambda.ts';
import { behindJoinedRoute } from '../platform/http/joined-route.ts';
import { createRouter } from '../platform/http/router.ts';
import { TenantRateLimiter } from '../platform/http/tenant-rate-limiter.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';
import { PdfsStore } from '../platform/pdf/pdfs-store.ts';
import { openTable, organizationTables } from '../platform/storage/open-table.ts';
import { organizationCredentials } from '../platform/storage/organization-credentials.ts';

const loadRoutes = () => import('./routes/pdf.ts');

/** Answers API requests that create PDFs. It is like `api`, but has enough memory for the fonts. */
export function createPdfLambda(environment: Environment, now: () => number = Date.now): HttpHandler {
  const credentialsOf = organizationCredentials(environment);
  const tableOf = organizationTables(environment, credentialsOf, recordFormats);
  const ownTable = openTable(environment, recordFormats);
  const bucketOf = organizationBuckets(environment, credentialsOf);
  const services = {
    ...{ ownTable, tableOf, bucketOf, recordTypes, fieldSources },
    webUrl: () => environment.webUrl,
  };
  const lambda = createHttpLambda('pdf', environment, {
    findEndpoint: createRouter(loadRoutes),
    recordTypes,
    tables: { ownTable, forOrganization: tableOf, isAssumed: credentialsOf.isAssumed },
    clientIds: environment.clientIds,
    acceptsApiKeys: isPdfForKeys,
    rateLimiter: new TenantRateLimiter(callLimits(environment.callsAMinute), now),
    createContext: call => (call.authorization ? pdfContext : anonymousContext)(services, call),
    now,
  });
  return behindBinary(
    () => import('../../shared/fhir-sources.ts'),
    (organization, url) => new PdfsStore(organization, bucketOf(organization), now).readLinked(url),
    behindJoinedRoute(loadRoutes, lambda),
  );
}

/**
 * Whether an API key may use an endpoint of this Lambda: only those that return the PDF of a report, for the
 * FHIR resource Binary. The key needs `case:read`, because the PDF contains the addressee's name.
 */
const isPdfForKeys = ({ path }: Endpoint, scopes: readonly Permission[]): boolean =>
  documentKinds.some(kind => path.endsWith(`/{${kind}Id}/pdf`)) && scopes.includes('case:read');

export const handler = lazyHandler(() => createPdfLambda(readEnvironment(process.env)));
