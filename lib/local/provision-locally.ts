import { createProvisionLambda } from '../../functions/lambdas/provision.ts';
import type { ProvisionResult } from '../../shared/features/organizations/organizations/provision.ts';
import { journalBucket, region } from './start-backend.ts';
import type { ReadyFile } from './start-product.ts';

export type RunningProduct = Pick<ReadyFile, 'web' | 'dynamodb' | 'cognito' | 's3'>;

/**
 * Runs an operator's command in the running product. Uses the same Lambda as the operators' forms in AWS.
 * @throws OperatorRefusal if the command cannot be carried out
 */
export async function provisionLocally(
  { web, dynamodb, cognito, s3 }: RunningProduct,
  command: unknown,
): Promise<ProvisionResult> {
  const provision = createProvisionLambda({
    region,
    tableName: dynamodb.table,
    logLevel: 'SILENT',
    organizationRoleArn: '',
    userPoolId: cognito.userPoolId,
    clientIds: [cognito.clientId],
    scriptsClientId: '',
    serverClientId: '',
    webUrl: web,
    originSecrets: [],
    cursorSecrets: [],
    callsAMinute: Number.POSITIVE_INFINITY,
    superadminSecondFactor: false,
    filesBucket: s3.bucket,
    filesUrl: '',
    sanitizeFunction: '',
    journalBucket,
    jobsQueueUrl: '',
    mailFrom: '',
    mailRegion: region,
    mailConfigurationSet: '',
    mailQueueUrl: '',
    webhooksQueueUrl: '',
    standIns: {
      endpoints: {
        dynamodb: dynamodb.endpoint,
        cognito: cognito.endpoint,
        sts: '',
        s3: s3.endpoint,
        sqs: '',
        ses: '',
        lambda: '',
      },
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    },
  });
  return provision(command);
}
