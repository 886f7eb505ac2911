import { CfnOutput, Duration, Fn, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import { Key } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectOwnership,
  type ReplicationRule,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { retention } from '../../shared/features/organizations/organizations/retention.ts';
import { unkeptFiles } from './file-lifecycle.ts';
import { addNagSuppressions, objectWildcardFinding } from './nag-suppressions.ts';
import { type Stage, stackMark } from './stage.ts';
import { vaultLock } from './vault-lock.ts';

/**
 * Prefixes of files that are copied because records use them. Unchecked uploads and downloads are not copied.
 */
const copiedPrefixes = ['library/', 'organizations/', 'people/'];
/** Name of the stack output with the bucket's ARN, which the stack of the home region reads. */
const filesOutput = 'FilesArn';

interface CopiesProps extends StackProps {
  stage: Stage;
}

/** Copies of backups and files in a second region. Only an operator reads them, to restore data by hand. */
export class Copies extends Stack {
  readonly vault: BackupVault;
  private readonly bucket: Bucket;
  private readonly key: Key;

  constructor(scope: Construct, id: string, { stage, ...props }: CopiesProps) {
    super(scope, id, props);
    this.key = new Key(this, 'Key', {
      enableKeyRotation: true,
      description: 'Lumitree: copies of records and files',
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.vault = new BackupVault(this, 'Vault', {
      backupVaultName: `lumitree-${stage.name}-copies-${stackMark}`,
      encryptionKey: this.key,
      lockConfiguration: vaultLock(stage),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.bucket = copiesBucket(this, this.key);
    new CfnOutput(this, filesOutput, { value: this.bucket.bucketArn });
  }

  /**
   * Rules that replicate a bucket of another stack (that of `scope`) to this stack's bucket, including
   * deletions. The other stack depends on this one, so this one must not depend on it. For that reason, the
   * rules name bucket and key by ARN, and a role of the other stack has the permissions.
   */
  rulesFor(scope: Construct): ReplicationRule[] {
    Stack.of(scope).addStackDependency(this);
    const destination = Bucket.fromBucketArn(scope, 'Copies', this.filesArn);
    const kmsKey = Key.fromKeyArn(scope, 'CopiesKey', this.key.keyArn);
    return copiedPrefixes.map((prefix, place) => ({
      id: `copies of ${prefix}`,
      destination,
      kmsKey,
      sseKmsEncryptedObjects: true,
      deleteMarkerReplication: true,
      filter: { prefix },
      priority: place + 1,
    }));
  }

  /** Reasons for suppressing cdk-nag findings about the role that S3 uses for copying. */
  suppressionsFor(files: Bucket): Record<string, string> {
    const there = JSON.stringify(Stack.of(files).resolve(this.filesArn));
    const ids = [
      objectWildcardFinding(files, '*'),
      `AwsSolutions-IAM5[Resource::${there}/*]`,
      'AwsSolutions-IAM5[Action::kms:GenerateDataKey*]',
      'AwsSolutions-IAM5[Action::kms:ReEncrypt*]',
    ];
    const reason =
      'S3 alone takes this role, to read any file that is kept here and to write it to the second region under its key.';
    return {
      ...Object.fromEntries(ids.map(id => [id, reason])),
      'HIPAA.Security-IAMNoInlinePolicy': 'CDK writes it for this one role, which nothing else has.',
    };
  }

  private get filesArn(): string {
    return Fn.getStackOutput(this.stackName, filesOutput, this.region);
  }
}

/**
 * Creates the bucket for the copies. S3 does not replicate the deletion of a single version, so a lifecycle
 * rule of this bucket deletes old versions.
 */
function copiesBucket(scope: Construct, encryptionKey: Key): Bucket {
  const bucket = new Bucket(scope, 'Files', {
    encryption: BucketEncryption.KMS,
    encryptionKey,
    bucketKeyEnabled: true,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    versioned: true,
    lifecycleRules: [
      unkeptFiles,
      {
        id: 'what was deleted at home',
        noncurrentVersionExpiration: Duration.days(retention.filesElsewhere),
        expiredObjectDeleteMarker: true,
      },
    ],
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  const notLogged =
    'Nothing of the product reads it: who restores from it does so by hand, which the trail of the account tells.';
  addNagSuppressions(bucket, {
    'AwsSolutions-S1': notLogged,
    'HIPAA.Security-S3BucketLoggingEnabled': notLogged,
    'HIPAA.Security-S3BucketReplicationEnabled': 'It is itself the copy in another region.',
  });
  return bucket;
}
