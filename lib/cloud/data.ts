import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  type GlobalSecondaryIndexPropsV2,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { retention } from '../../shared/features/organizations/organizations/retention.ts';
import { bundleDays } from '../../shared/features/privacy/child-data/schema.ts';
import type { Neighbours } from './cells/neighbours.ts';
import type { Copies } from './copies.ts';
import { unkeptFiles } from './file-lifecycle.ts';
import type { Logs } from './logs.ts';
import { addNagSuppressions } from './nag-suppressions.ts';
import { filesBucketName, type Stage } from './stage.ts';

const stringAttribute = (name: string) => ({ name, type: AttributeType.STRING });

/** An index of the table. Besides keys, it contains only the attribute `row`: the data that lists show. */
const index = (indexName: string): GlobalSecondaryIndexPropsV2 => ({
  indexName,
  partitionKey: stringAttribute(`${indexName}pk`),
  sortKey: stringAttribute(`${indexName}sk`),
  projectionType: ProjectionType.INCLUDE,
  nonKeyAttributes: ['row'],
});

/** The table's indexes. CloudWatch has separate metrics for each. */
export const tableIndexes = ['gsi1', 'gsi2'] as const;

interface DataProps {
  stage: Stage;
  logs: Logs;
  webUrl: string;
  neighbours: Neighbours;
  /** Copies in a second region; undefined if the stage has none. */
  copies: Copies | undefined;
}

/** The resources that are kept when the stack is deleted: the table, the files, and their key. */
export class Data extends Construct {
  readonly key: Key;
  readonly table: TableV2;
  readonly files: Bucket;
  readonly neighbours: Neighbours;

  constructor(scope: Construct, id: string, { stage, logs, webUrl, neighbours, copies }: DataProps) {
    super(scope, id);
    this.neighbours = neighbours;
    this.key = new Key(this, 'Key', {
      enableKeyRotation: true,
      description: 'Lumitree: records and files',
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.table = new TableV2(this, 'Table', {
      partitionKey: stringAttribute('pk'),
      sortKey: stringAttribute('sk'),
      globalSecondaryIndexes: tableIndexes.map(index),
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.customerManagedKey(this.key),
      timeToLiveAttribute: 'expiresAt',
      dynamoStream: StreamViewType.NEW_IMAGE,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: retention.recovery,
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.files = new Bucket(this, 'Files', {
      bucketName: filesBucketName(stage),
      encryption: BucketEncryption.KMS,
      encryptionKey: this.key,
      bucketKeyEnabled: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      versioned: true,
      serverAccessLogsBucket: logs.bucket,
      serverAccessLogsPrefix: 'files/',
      cors: [
        {
          allowedMethods: [HttpMethods.GET, HttpMethods.HEAD, HttpMethods.POST],
          allowedOrigins: [webUrl, ...neighbours.all.map(cell => cell.value('webUrl'))],
          allowedHeaders: ['*'],
          maxAge: Duration.hours(1).toSeconds(),
        },
      ],
      lifecycleRules: [
        {
          id: 'uploads that nobody kept',
          prefix: 'tmp/',
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          id: 'copies of the data of a child',
          prefix: 'bundles/',
          expiration: Duration.days(bundleDays),
          noncurrentVersionExpiration: Duration.days(1),
        },
        unkeptFiles,
        { id: 'marks of what was erased', expiredObjectDeleteMarker: true },
        { id: 'broken uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      ...(copies && { replicationRules: copies.rulesFor(this) }),
    });
    const copying = this.files.node.tryFindChild('ReplicationRole');
    if (copies && copying) addNagSuppressions(copying, copies.suppressionsFor(this.files));
    addNagSuppressions(this.files, {
      'HIPAA.Security-S3BucketReplicationEnabled':
        'Copying files of children to a second region is the customer’s decision, not a default; versions protect against loss by mistake.',
    });
  }
}
