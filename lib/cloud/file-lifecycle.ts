import { Duration } from 'aws-cdk-lib';
import type { LifecycleRule } from 'aws-cdk-lib/aws-s3';

/** The tag comes to a copy in another region as well, what the lifecycle does does not: both have the rule. */
export const unkeptFiles: LifecycleRule = {
  id: 'files that no record kept',
  tagFilters: { state: 'unkept' },
  expiration: Duration.days(1),
  noncurrentVersionExpiration: Duration.days(1),
};
