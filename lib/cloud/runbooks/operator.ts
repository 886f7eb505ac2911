import { CfnOutput, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Trail } from 'aws-cdk-lib/aws-cloudtrail';
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Logs } from '../logs.ts';
import { addNagSuppressions } from '../nag-suppressions.ts';
import type { Stage } from '../stage.ts';
import { executionSuppressions, ownExecutions, type Runbook, ssmPatternFinding } from './runbook.ts';

interface OperatorProps {
  stage: Stage;
  logs: Logs;
  runbooks: Runbook[];
}

/**
 * Permissions of operators, who run the forms in the AWS console, and the CloudTrail that records each run.
 */
export class Operator extends Construct {
  constructor(scope: Construct, id: string, { stage, logs, runbooks }: OperatorProps) {
    super(scope, id);
    const policy = new ManagedPolicy(this, 'May', {
      description: 'What an operator needs for the forms of organisations and superadmins',
      statements: [
        ...runbooks.flatMap(({ mayRun }) => mayRun),
        new PolicyStatement({
          actions: ['ssm:DescribeAutomationStepExecutions', 'ssm:GetAutomationExecution'],
          resources: [ownExecutions(this)],
        }),
        new PolicyStatement({
          actions: ['ssm:DescribeAutomationExecutions', 'ssm:ListDocuments'],
          resources: ['*'],
        }),
      ],
    });
    addNagSuppressions(policy, {
      ...executionSuppressions(this),
      'AwsSolutions-IAM5[Resource::*]':
        'The lists of executions and of documents are one for the account, without an ARN.',
      ...Object.fromEntries(
        runbooks.map(({ documentName }) => [
          ssmPatternFinding(this, `automation-definition/${documentName}:*`),
          'A form is changed by a deployment, after which its next version is run.',
        ]),
      ),
    });
    new CfnOutput(this, 'Policy', {
      description: 'The policy for whoever may run the forms',
      value: policy.managedPolicyArn,
    });
    if (stage.trail === 'create') makeTrail(this, logs);
  }
}

/** Creates a CloudTrail with management events only: the first copy of these events is free. */
function makeTrail(scope: Construct, logs: Logs): void {
  const bucket = new Bucket(scope, 'TrailCopy', {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    versioned: true,
    serverAccessLogsBucket: logs.bucket,
    serverAccessLogsPrefix: 'trail/',
    lifecycleRules: [{ expiration: Duration.days(400), noncurrentVersionExpiration: Duration.days(30) }],
    removalPolicy: RemovalPolicy.RETAIN,
  });
  const trail = new Trail(scope, 'Trail', { bucket, enableFileValidation: true });
  addNagSuppressions(bucket, {
    'HIPAA.Security-S3BucketReplicationEnabled':
      'Who did what in the account also stands in the event history of CloudTrail for 90 days.',
    'HIPAA.Security-S3DefaultEncryptionKMS':
      'It holds who called which AWS API, and no record; a key of ours would have to admit all of CloudTrail.',
  });
  addNagSuppressions(trail, {
    'HIPAA.Security-CloudTrailCloudWatchLogsEnabled':
      'Nobody is alarmed by it; it is read in the bucket when somebody asks who did something.',
    'HIPAA.Security-CloudTrailEncryptionEnabled':
      'It holds who called which AWS API, and no record; S3’s own key will do.',
  });
}
