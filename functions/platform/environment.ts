import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { organizationCallsPerMinute } from '../../shared/core/limits.ts';
import type { OutboundStandIn } from './outbound/post-to-receiver.ts';

export interface Environment {
  region: string;
  tableName: string;
  /**
   * The table of the region's first cell (installation with its own table); only set if the region has
   * several cells.
   */
  regionTableName?: string | undefined;
  logLevel: string;
  organizationRoleArn: string;
  userPoolId: string;
  /** Whether people's user names in Cognito are their ids, as they are after the user pool was recreated. */
  namesAreIds?: boolean;
  clientIds: string[];
  scriptsClientId: string;
  /** The Cognito app client that only the server uses to sign in. Its tokens never leave the server. */
  serverClientId: string;
  webUrl: string;
  /** Accepted values of the header by which CloudFront proves that it has forwarded the request. */
  originSecrets: string[];
  /** The first secret encrypts new cursors; each of the secrets decrypts cursors. */
  cursorSecrets: string[];
  callsAMinute: number;
  /** Whether a superadmin needs a second factor (a code from an app) to open the platform pages. */
  superadminSecondFactor: boolean;
  journalBucket: string;
  filesBucket: string;
  /** URL from which browsers load stored files. Its paths are object keys of the bucket. */
  filesUrl: string;
  /**
   * Bucket and URL of the region's first cell, which stores the files of people and of the library for all
   * cells; absent in the first cell itself.
   */
  regionFiles?: { bucket: string; url: string } | undefined;
  sanitizeFunction: string;
  jobsQueueUrl: string;
  mailFrom: string;
  /** Region of SES; may differ from the home region. */
  mailRegion: string;
  mailConfigurationSet: string;
  mailQueueUrl: string;
  webhooksQueueUrl: string;
  /** For local development only: endpoints and credentials that AWS provides otherwise. */
  standIns?: {
    endpoints: Record<'dynamodb' | 'cognito' | 'sts' | 's3' | 'sqs' | 'ses' | 'lambda', string>;
    credentials: { accessKeyId: string; secretAccessKey: string };
    /** For local development and tests: receives all requests to addresses that customers have typed. */
    outbound?: OutboundStandIn;
    /** Calls DynamoDB's stand-in in this process, as most tests do; if absent, signed HTTP is used. */
    dynamodbInProcess?: Required<Pick<DynamoDBClientConfig, 'requestHandler' | 'signerConstructor'>>;
  };
}

/** A missing variable causes an error, which names it, only when its value is used. */
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
