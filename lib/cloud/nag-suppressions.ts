import { type CfnElement, Stack, Validations } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';

/** Suppresses cdk-nag findings for a construct and its children; the reasons are keyed by rule id. */
export function addNagSuppressions(construct: IConstruct, reasons: Record<string, string>): void {
  Validations.of(construct).acknowledge(...Object.entries(reasons).map(([id, reason]) => ({ id, reason })));
}

export function objectWildcardFinding(bucket: Bucket, pattern: string): string {
  const logicalId = Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnElement);
  return `AwsSolutions-IAM5[Resource::<${logicalId}.Arn>/${pattern.replaceAll('${', '<').replaceAll('}', '>')}]`;
}
