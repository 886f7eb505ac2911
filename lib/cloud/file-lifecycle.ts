import { Duration } from 'aws-cdk-lib';
import type { LifecycleRule } from 'aws-cdk-lib/aws-s3';

/** S3 replicates the tag but not the deletions by a lifecycle rule, so both buckets have this rule. */
export const unkeptFiles: LifecycleRule = {
  id: 'files that no record kept',
  tagFilters: { state: 'unkept' },
  expiration: Duration.days(1),
  noncurrentVersionExpiration: Duration.days(1),
};
