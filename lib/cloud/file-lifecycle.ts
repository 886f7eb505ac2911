import { Duration } from 'aws-cdk-lib';
import type { LifecycleRule } from 'aws-cdk-lib/aws-s3';

/**
 * Deletes files that no record uses. The bucket of copies has this rule too: S3 does not replicate deletions
 * by it.
 */
export const unkeptFiles: LifecycleRule = {
  id: 'files that no record kept',
  tagFilters: { state: 'unkept' },
  expiration: Duration.days(1),
  noncurrentVersionExpiration: Duration.days(1),
};
