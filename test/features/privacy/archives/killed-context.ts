import { caseDataParts } from '../../../../functions/composition/case-data-parts.ts';
import { type JobContext, jobContext } from '../../../../functions/composition/job-context.ts';
import { ownedRecords } from '../../../../functions/composition/owned-records.ts';
import { recordFormats } from '../../../../functions/composition/record-formats.ts';
import type { Bucket } from '../../../../functions/platform/files/bucket.ts';
import type { MultipartUpload } from '../../../../functions/platform/files/multipart-upload.ts';
import { organizationBuckets } from '../../../../functions/platform/files/open-bucket.ts';
import { openObjectEraser } from '../../../../functions/platform/files/open-object-eraser.ts';
import { organizationTables } from '../../../../functions/platform/storage/open-table.ts';
import { organizationCredentials } from '../../../../functions/platform/storage/organization-credentials.ts';
import { openWorld } from '../../../support/world.ts';

const requestsBetweenKills = 10;

export interface Kills {
  count: number;
  requests: number;
  next: number;
  error: Error;
  /** The same bucket without faults: its requests never fail. */
  bucket: Bucket;
}

const tableRequests: PropertyKey[] = ['get', 'query', 'queryAll'];

/**
 * Makes the context of a job whose table and bucket fail, before or after they carry out a request: first at
 * the tenth request, then at longer and longer intervals.
 */
export async function killedContext(
  slug: string,
  by: string,
): Promise<{ context: JobContext; kills: Kills }> {
  const { backend } = await openWorld();
  const environment = backend.environmentOf('jobs');
  const credentialsOf = organizationCredentials(environment);
  const table = organizationTables(environment, credentialsOf, recordFormats)(slug);
  const bucket = await organizationBuckets(environment, credentialsOf)(slug)();
  const kills: Kills = {
    count: 0,
    requests: 0,
    next: requestsBetweenKills,
    error: new Error('killed'),
    bucket,
  };
  const disturbed = async <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
    kills.requests += 1;
    if (kills.requests < kills.next) return request();
    kills.count += 1;
    kills.next = kills.requests + requestsBetweenKills + kills.count;
    if (kills.count % 2 === 0) await request();
    throw kills.error;
  };
  const fragile = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get: (_, name) => {
        const method = target[name as keyof Target] as ((...given: unknown[]) => unknown) | undefined;
        if (!method) return undefined;
        if (name === 'inParts') return (key: string) => fragile<MultipartUpload>(bucket.inParts(key));
        if (target === table && !tableRequests.includes(name)) return method.bind(target);
        return (...given: unknown[]) => disturbed(async () => method.apply(target, given));
      },
    });
  const unreliable = fragile(table);
  const context = jobContext(
    {
      ...{
        table: unreliable,
        own: unreliable,
        ownedRecords,
        caseDataParts,
        eraser: openObjectEraser(environment),
      },
      bucketOf: () => async () => fragile<Bucket>(bucket),
      openDocumentPrinters: () => import('../../../../functions/composition/archives/document-printers.ts'),
    },
    { organization: slug, by, requestId: 'test', idempotency: undefined, now: Date.now },
    async () => undefined,
  );
  return { context, kills };
}
