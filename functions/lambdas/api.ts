import { isOpenToKeys } from '../../shared/core/endpoint-errors.ts';
import { caseDataParts } from '../composition/case-data-parts.ts';
import { caseMergeParts } from '../composition/case-merge-parts.ts';
import { organizationContext } from '../composition/context.ts';
import { daySources } from '../composition/day-sources.ts';
import { fieldSources } from '../composition/field-sources.ts';
import { ownedRecords } from '../composition/owned-records.ts';
import { recordFormats } from '../composition/record-formats.ts';
import { recordTypes } from '../composition/record-types.ts';
import { timelineSources } from '../composition/timeline-sources.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { behindFhir } from '../platform/fhir/behind-fhir.ts';
import { organizationBuckets } from '../platform/files/open-bucket.ts';
import { openSanitizer } from '../platform/files/open-sanitizer.ts';
import { callLimits } from '../platform/http/call-limits.ts';
import { createHttpLambda, type HttpHandler } from '../platform/http/create-http-lambda.ts';
import { behindJoinedRoute } from '../platform/http/joined-route.ts';
import { answerJointReads } from '../platform/http/joint-reads.ts';
import { createRouter } from '../platform/http/router.ts';
import { TenantRateLimiter } from '../platform/http/tenant-rate-limiter.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';
import { openTable, organizationTables } from '../platform/storage/open-table.ts';
import { organizationCredentials } from '../platform/storage/organization-credentials.ts';

const loadRoutes = () => import('./routes/api.ts');

/** Answers API requests about an organisation's data, with an IAM role for this organisation only. */
export function createApiLambda(environment: Environment, now: () => number = Date.now): HttpHandler {
  const credentialsOf = organizationCredentials(environment);
  const tableOf = organizationTables(environment, credentialsOf, recordFormats);
  const findEndpoint = createRouter(loadRoutes);
  const services = {
    tableOf,
    bucketOf: organizationBuckets(environment, credentialsOf),
    recordTypes,
    ownedRecords,
    timelineSources,
    caseMergeParts,
    caseDataParts,
    daySources,
    fieldSources,
    sanitize: openSanitizer(environment),
    answerReadsOf: answerJointReads(loadRoutes, findEndpoint, (event, context) => lambda(event, context)),
  };
  const lambda: HttpHandler = createHttpLambda('api', environment, {
    findEndpoint,
    recordTypes,
    tables: {
      ownTable: openTable(environment, recordFormats),
      forOrganization: tableOf,
      isAssumed: credentialsOf.isAssumed,
    },
    clientIds: environment.clientIds,
    acceptsApiKeys: isOpenToKeys,
    rateLimiter: new TenantRateLimiter(callLimits(environment.callsAMinute), now),
    createContext: call => organizationContext(services, call),
    now,
  });
  return behindFhir(
    () => import('../../shared/fhir-sources.ts'),
    environment,
    now,
    behindJoinedRoute(loadRoutes, lambda),
  );
}

export const handler = lazyHandler(() => createApiLambda(readEnvironment(process.env)));
