import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { organizationCallsPerMinute } from '../../shared/core/limits.ts';
import type { OutboundStandIn } from './outbound/post-to-receiver.ts';

export interface Environment {
  region: string;
  tableName: string;
  /** The table of the region's first cell, if the region has several cells. */
  regionTableName?: string | undefined;
  logLevel: string;
  organizationRoleArn: string;
  userPoolId: string;
  /** Whether people's names at Cognito are their ids, as in a pool that was made again. */
  namesAreIds?: boolean;
  clientIds: string[];
  scriptsClientId: string;
  /** The app client whose tokens never leave the server. */
  serverClientId: string;
  /** Address of the web app, for links in mails. */
  webUrl: string;
  /** Accepted values of CloudFront's origin secret. */
  originSecrets: string[];
  /** Secrets that encrypt cursors: the first one encrypts, each of them decrypts. */
  cursorSecrets: string[];
  /** Maximum number of calls per minute of one organisation. */
  callsAMinute: number;
  /** Whether a superadmin needs a second factor to open the platform. */
  superadminSecondFactor: boolean;
  journalBucket: string;
  filesBucket: string;
  /** Address that browsers load stored files from; paths are those of the bucket. */
  filesUrl: string;
  /**
   * Bucket and address of the region's first cell, for files of people and the library, if this is another
   * cell.
   */
  regionFiles?: { bucket: string; url: string } | undefined;
  sanitizeFunction: string;
  jobsQueueUrl: string;
  /** Sender address of all mail. */
  mailFrom: string;
  /** Region of SES; may differ from the home region. */
  mailRegion: string;
  mailConfigurationSet: string;
  mailQueueUrl: string;
  webhooksQueueUrl: string;
  /** Local development only: endpoints and credentials that AWS provides otherwise. */
  standIns?: {
    endpoints: Record<'dynamodb' | 'cognito' | 'sts' | 's3' | 'sqs' | 'ses' | 'lambda', string>;
    credentials: { accessKeyId: string; secretAccessKey: string };
    /** Where requests to addresses typed by customers go. */
    outbound?: OutboundStandIn;
    /** In-process access to DynamoDB's stand-in, as most tests use it; signed HTTP if absent. */
    dynamodbInProcess?: Required<Pick<DynamoDBClientConfig, 'requestHandler' | 'signerConstructor'>>;
  };
}

/** Reads the environment variables. A missing one throws, by name, on first use. */
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
    namesAreIds: variables.NAMES_ARE_IDS === 'true',
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
