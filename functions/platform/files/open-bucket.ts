import type { Environment } from '../environment.ts';
import { memoizeAsync } from '../memoize-async.ts';
import type { Credentials } from '../storage/organization-credentials.ts';
import type { Bucket } from './bucket.ts';

/** The files bucket, whose client is loaded when it is first needed. */
export type OpenBucket = () => Promise<Bucket>;

/** The files bucket as the Lambda's own role sees it, or as whoever has these credentials does. */
export function openBucket(environment: Environment, credentials?: () => Promise<Credentials>): OpenBucket {
  return memoizeAsync(async () => {
    const { Bucket } = await import('./bucket.ts');
    return new Bucket(environment, credentials ?? environment.standIns?.credentials);
  });
}

/** Buckets kept open at a time, one for each organisation. */
const maxCachedBuckets = 200;

/** The files bucket as the organisation role sees it, closed over one organisation. */
export function organizationBuckets(
  environment: Environment,
  credentialsOf: (organization: string) => () => Promise<Credentials>,
): (organization: string) => OpenBucket {
  const known = new Map<string, OpenBucket>();
  return organization => {
    const bucket = known.get(organization) ?? openBucket(environment, credentialsOf(organization));
    const oldest = known.keys().next();
    if (known.size >= maxCachedBuckets && !oldest.done) known.delete(oldest.value);
    known.set(organization, bucket);
    return bucket;
  };
}
