import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { organizationCallsPerMinute } from '../../shared/core/limits.ts';
import type { OutboundStandIn } from './outbound/post-to-receiver.ts';

/** Configuration of a Lambda. */
export interface Environment {
  region: string;
  /** The table of this cell. */
  tableName: string;
  /** The table of the region's first cell, where the region has several cells. */
  regionTableName?: string | undefined;
  logLevel: string;
  organizationRoleArn: string;
  userPoolId: string;
  /** App clients whose tokens are accepted. */
  clientIds: string[];
  scriptsClientId: string;
  /** The app client whose tokens never leave the server. */
  serverClientId: string;
  /** Address of the web app, for links in mails. */
  webUrl: string;
  /** Accepted values of CloudFront's origin secret. */
  originSecrets: string[];
  /** Secrets that cursors are sealed with; the first one seals, each of them opens. */
  cursorSecrets: string[];
  /** Calls a minute that one organisation may make. */
  callsAMinute: number;
  /** Whether a superadmin must have a second factor to open the platform. */
  superadminSecondFactor: boolean;
  journalBucket: string;
  filesBucket: string;
  /** Address that browsers read stored files from, with the bucket's paths. */
  filesUrl: string;
  /** The same two of the region's first cell, for files of people and the library, where they are not this one's. */
  regionFiles?: { bucket: string; url: string } | undefined;
  /** Name of the Lambda that checks uploads. */
  sanitizeFunction: string;
  /** Address of the queue of jobs. */
  jobsQueueUrl: string;
  /** Address that all mail comes from. */
  mailFrom: string;
  /** Region of SES, which may be another than the home region. */
  mailRegion: string;
  /** The SES configuration set. */
  mailConfigurationSet: string;
  /** Address of the queue of mails. */
  mailQueueUrl: string;
  /** Address of the queue of deliveries to webhooks. */
  webhooksQueueUrl: string;
  /** Local development only: endpoints and credentials that AWS provides otherwise. */
  standIns?: {
    endpoints: Record<'dynamodb' | 'cognito' | 'sts' | 's3' | 'sqs' | 'ses' | 'lambda', string>;
    credentials: { accessKeyId: string; secretAccessKey: string };
    /** Where addresses that customers have typed lead. */
    outbound?: OutboundStandIn;
    /** How DynamoDB's stand-in is asked within the process, as most tests do. Signed HTTP when left out. */
    dynamodbInProcess?: Required<Pick<DynamoDBClientConfig, 'requestHandler' | 'signerConstructor'>>;
  };
}

/** Reads the environment variables. A missing one throws, by name, when it is used. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const required = (name: string): string => {
    const value = variables[name];
    if (!value) throw new Error(`the environment variable ${name} is not set`);
    return value;
  };
  return {
    get region() {
      return required('AWS_REGION');
    },
    get tableName() {
      return required('TABLE_NAME');
    },
    get organizationRoleArn() {
      return required('ORGANIZATION_ROLE_ARN');
    },
    get userPoolId() {
      return required('USER_POOL_ID');
    },
    get clientIds() {
      return required('CLIENT_IDS').split(',');
    },
    get scriptsClientId() {
      return required('SCRIPTS_CLIENT_ID');
    },
    get serverClientId() {
      return required('SERVER_CLIENT_ID');
    },
    get webUrl() {
      return required('WEB_URL');
    },
    get originSecrets() {
      return required('ORIGIN_SECRETS').split(',');
    },
    get cursorSecrets() {
      return required('CURSOR_SECRETS').split(',');
    },
    get superadminSecondFactor() {
      return required('SUPERADMIN_SECOND_FACTOR') !== 'optional';
    },
    regionTableName: variables.REGION_TABLE_NAME,
    get regionFiles() {
      if (!variables.REGION_FILES_BUCKET) return undefined;
      return { bucket: required('REGION_FILES_BUCKET'), url: required('REGION_FILES_URL') };
    },
    get filesBucket() {
      return required('FILES_BUCKET');
    },
    get filesUrl() {
      return required('FILES_URL');
    },
    get sanitizeFunction() {
      return required('SANITIZE_FUNCTION');
    },
    get mailFrom() {
      return required('MAIL_FROM');
    },
    get mailRegion() {
      return required('MAIL_REGION');
    },
    get mailConfigurationSet() {
      return required('MAIL_CONFIGURATION_SET');
    },
    get mailQueueUrl() {
      return required('MAIL_QUEUE_URL');
    },
    get webhooksQueueUrl() {
      return required('WEBHOOKS_QUEUE_URL');
    },
    get journalBucket() {
      return required('JOURNAL_BUCKET');
    },
    get jobsQueueUrl() {
      return required('JOBS_QUEUE_URL');
    },
    callsAMinute: organizationCallsPerMinute,
    logLevel: variables.LOG_LEVEL ?? 'INFO',
  };
}
