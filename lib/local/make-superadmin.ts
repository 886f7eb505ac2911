import { createProvision } from '../../functions/entries/provision.ts';
import { journalBucket, region } from './start-backend.ts';
import type { Ready } from './start-product.ts';

/**
 * Makes a superadmin of a running product, by the Lambda that the runbook calls in AWS.
 * @returns whether the person was not known before, and is sent a password
 * @throws ZodError when the email or the name is not one
 */
export async function makeSuperadmin(
  { web, dynamodb, cognito, s3 }: Pick<Ready, 'web' | 'dynamodb' | 'cognito' | 's3'>,
  email: string,
  fullName: string,
): Promise<boolean> {
  const provision = createProvision({
    region,
    tableName: dynamodb.table,
    logLevel: 'SILENT',
    organizationRoleArn: '',
    userPoolId: cognito.userPoolId,
    clientIds: [cognito.clientId],
    scriptsClientId: '',
    webUrl: web,
    originSecrets: [],
    superadminSecondFactor: false,
    journalBucket,
    standIns: {
      endpoints: { dynamodb: dynamodb.endpoint, cognito: cognito.endpoint, sts: '', s3: s3.endpoint },
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    },
  });
  const { changed } = await provision({ kind: 'superadmin', person: { email, fullName } });
  return changed;
}
