import { type CfnElement, Stack, Validations } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';

/** States why findings of the rule packs do not hold for a construct and what is in it, by rule id. */
export function acknowledge(construct: IConstruct, reasons: Record<string, string>): void {
  Validations.of(construct).acknowledge(...Object.entries(reasons).map(([id, reason]) => ({ id, reason })));
}

/** Id of the finding that a policy names objects of a bucket by pattern. */
export function objectsByPattern(bucket: Bucket, pattern: string): string {
  const logicalId = Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnElement);
  return `AwsSolutions-IAM5[Resource::<${logicalId}.Arn>/${pattern.replaceAll('${', '<').replaceAll('}', '>')}]`;
}
