import QuickLRU from 'quick-lru';
import type { Environment } from '../environment.ts';
import { memoizeAsync } from '../memoize-async.ts';
import type { CredentialsProvider, OrganizationCredentials } from '../storage/organization-credentials.ts';
import type { Bucket } from './bucket.ts';

/** Opens the files bucket; its client is loaded on first use. */
export type OpenBucket = () => Promise<Bucket>;

/** The files bucket, accessed with the Lambda's own role or the given credentials. */
export function openBucket(environment: Environment, credentials?: CredentialsProvider): OpenBucket {
  return memoizeAsync(async () => {
    const { Bucket } = await import('./bucket.ts');
    return new Bucket(environment, credentials ?? environment.standIns?.credentials);
  });
}

/** Maximum number of cached buckets; each organisation has its own. */
const maxCachedBuckets = 200;

export function organizationBuckets(
  environment: Environment,
  { forSigning }: Pick<OrganizationCredentials, 'forSigning'>,
): (organization: string) => OpenBucket {
  const buckets = new QuickLRU<string, OpenBucket>({ maxSize: maxCachedBuckets });
  return organization => {
    const bucket = buckets.get(organization) ?? openBucket(environment, forSigning(organization));
    buckets.set(organization, bucket);
    return bucket;
  };
}
