import { Duration } from 'aws-cdk-lib';
import type { LifecycleRule } from 'aws-cdk-lib/aws-s3';

/**
 * Deletes files that no record uses. The bucket for copies has the same rule, because S3 does not replicate
 * deletions by a lifecycle rule.
 */
export const unkeptFiles: LifecycleRule = {
  id: 'files that no record kept',
  tagFilters: { state: 'unkept' },
  expiration: Duration.days(1),
  noncurrentVersionExpiration: Duration.days(1),
};
