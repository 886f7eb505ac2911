import { randomUUID } from 'node:crypto';
import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { type BucketLocationConstraint, S3 } from '@aws-sdk/client-s3';
import { SESv2 } from '@aws-sdk/client-sesv2';
import { SQS } from '@aws-sdk/client-sqs';
import { createTable, tableDefinition } from '../../../lib/local/dynamodb/create-table.ts';

/** Creates in moto what the Lambdas of a stage need, and sets their environment variables in this process. */
export async function makeMotoServices({
  endpoint,
  region,
  origin,
}: {
  endpoint: string;
  region: string;
  origin: string;
}) {
  const config = { region, endpoint, credentials: { accessKeyId: 'moto', secretAccessKey: 'moto' } };
  const s3 = new S3({ ...config, forcePathStyle: true });
  const [sqs, ses, pool] = [new SQS(config), new SESv2(config), new CognitoIdentityProvider(config)];
  await createTable(endpoint, region);
  const place = { CreateBucketConfiguration: { LocationConstraint: region as BucketLocationConstraint } };
  for (const Bucket of ['files', 'journal']) await s3.createBucket({ Bucket, ...place });
  const made = async (QueueName: string, Attributes = {}) =>
    (await sqs.createQueue({ QueueName, Attributes })).QueueUrl;
  const queues = {
    JOBS_QUEUE_URL: await made('jobs.fifo', { FifoQueue: 'true' }),
    MAIL_QUEUE_URL: await made('mail'),
    WEBHOOKS_QUEUE_URL: await made('webhooks'),
  };
  await ses.createEmailIdentity({ EmailIdentity: 'lumitree.example' });
  const { UserPool } = await pool.createUserPool({ PoolName: 'lumitree', UsernameAttributes: ['email'] });
  const UserPoolId = UserPool?.Id ?? '';
  const client = async (ClientName: string) =>
    (await pool.createUserPoolClient({ UserPoolId, ClientName })).UserPoolClient?.ClientId ?? '';
  const [web, scripts, own] = [await client('web'), await client('scripts'), await client('server')];
  await pool.createGroup({ UserPoolId, GroupName: 'superadmin' });
  Object.assign(process.env, {
    ...queues,
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'moto',
    AWS_SECRET_ACCESS_KEY: 'moto',
    POWERTOOLS_DEV: 'false',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'ERROR',
    TABLE_NAME: tableDefinition.TableName,
    ORGANIZATION_ROLE_ARN: 'arn:aws:iam::123456789012:role/organization',
    USER_POOL_ID: UserPoolId,
    CLIENT_IDS: `${web},${scripts}`,
    SCRIPTS_CLIENT_ID: scripts,
    SERVER_CLIENT_ID: own,
    SUPERADMIN_SECOND_FACTOR: 'optional',
    WEB_URL: 'https://lumitree.example',
    ORIGIN_SECRETS: origin,
    CURSOR_SECRETS: randomUUID() + randomUUID(),
    FILES_BUCKET: 'files',
    FILES_URL: 'https://files.lumitree.example',
    JOURNAL_BUCKET: 'journal',
    SANITIZE_FUNCTION: 'sanitize',
    MAIL_FROM: 'no-reply@lumitree.example',
    MAIL_REGION: region,
    MAIL_CONFIGURATION_SET: 'lumitree',
  });
  return { s3, sqs, web, config };
}
