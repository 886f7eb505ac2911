import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { HttpLambdaName } from '../../shared/core/endpoint.ts';
import { regionVariables } from './cells/region-variables.ts';
import { indexSuppressions } from './cells/tables-of.ts';
import type { Data } from './data.ts';
import { EntryFunction, type LambdaSize } from './entry-function.ts';
import { sanitizeCallers } from './file-policies.ts';
import {
  accountCognitoActions,
  describeAppClients,
  fileStatementSuppressions,
  fileStatements,
  jobsCognitoActions,
  otherTableStatements,
  provisionCognitoActions,
  tableStatements,
} from './iam-statements.ts';
import type { SignIn } from './identity.ts';
import type { Logs } from './logs.ts';
import { addNagSuppressions } from './nag-suppressions.ts';
import { OrganizationRole } from './organization-role.ts';
import type { Stage } from './stage.ts';
import { type IamRoleName, tablePolicies } from './table-policies.ts';

/**
 * Size of a Lambda that reads the stream. The Lambda has one instance for each batch that can be read at a
 * time.
 */
interface StreamReaderSize extends Omit<LambdaSize, 'reservedConcurrency'> {
  reservedConcurrency: 'shards';
}

/**
 * The timeout of Lambdas that answer HTTP is a second shorter than API Gateway's; Cognito waits five seconds.
 */
const sizes = {
  api: { memory: 1024, timeout: 29, reservedConcurrency: 300, invokedBy: 'caller' },
  account: { memory: 1024, timeout: 29, reservedConcurrency: 100, invokedBy: 'caller' },
  events: { memory: 512, timeout: 60, reservedConcurrency: 'shards', invokedBy: 'stream' },
  jobs: { memory: 1024, timeout: 30, reservedConcurrency: 20, invokedBy: 'queue and events' },
  mail: { memory: 512, timeout: 60, reservedConcurrency: 10, invokedBy: 'queue and events' },
  webhooks: { memory: 512, timeout: 20, reservedConcurrency: 10, invokedBy: 'queue' },
  pdf: { memory: 1024, timeout: 29, reservedConcurrency: 30, invokedBy: 'caller' },
  public: { memory: 1024, timeout: 29, reservedConcurrency: 30, invokedBy: 'caller' },
  archive: { memory: 256, timeout: 60, reservedConcurrency: 'shards', invokedBy: 'stream' },
  provision: { memory: 512, timeout: 120, reservedConcurrency: 1, invokedBy: 'caller' },
  cognito: { memory: 512, timeout: 5, reservedConcurrency: 60, invokedBy: 'caller' },
  /**
   * A caller waits for this Lambda: it has enough memory for one full CPU, and a shorter timeout than the
   * caller.
   */
  sanitize: { memory: 1769, timeout: 26, reservedConcurrency: 20, invokedBy: 'caller' },
} satisfies Record<string, LambdaSize | StreamReaderSize>;

type EntryName = keyof typeof sizes;

function sizeOf(name: EntryName, { stream }: Stage): LambdaSize {
  const { reservedConcurrency, ...size } = sizes[name];
  return {
    ...size,
    reservedConcurrency:
      reservedConcurrency === 'shards' ? stream.shards * stream.parallel : reservedConcurrency,
  };
}

const answeringNames: readonly EntryName[] = ['api', 'account', 'pdf', 'public'] satisfies HttpLambdaName[];

const tableRoles = Object.keys(tablePolicies).filter(name => name in sizes) as (EntryName & IamRoleName)[];

interface FunctionsProps {
  stage: Stage;
  logs: Logs;
  data: Data;
  identity: SignIn;
  webUrl: string;
  filesUrl: string;
  /** Secrets by which the API recognises requests that came through CloudFront. */
  originSecrets: string;
  /** Secrets for encrypting cursors, the current one first. */
  cursorSecrets: string;
}

/** Tasks that need different permissions have different Lambdas. */
export class Functions extends Construct {
  readonly api: EntryFunction;
  readonly account: EntryFunction;
  readonly events: EntryFunction;
  readonly jobs: EntryFunction;
  readonly mail: EntryFunction;
  readonly webhooks: EntryFunction;
  readonly pdf: EntryFunction;
  readonly public: EntryFunction;
  readonly archive: EntryFunction;
  readonly provision: EntryFunction;
  readonly cognito: EntryFunction;
  readonly sanitize: EntryFunction;
  readonly answering: Record<HttpLambdaName, EntryFunction>;

  constructor(
    scope: Construct,
    id: string,
    { stage, logs, data, identity, webUrl, filesUrl, originSecrets, cursorSecrets }: FunctionsProps,
  ) {
    super(scope, id);
    const bareEntry = (name: EntryName, environment: Record<string, string>) =>
      new EntryFunction(this, name, {
        entry: name,
        size: sizeOf(name, stage),
        stage,
        logs,
        environment,
        isShifted: answeringNames.includes(name),
      });
    const entry = (name: EntryName, environment: Record<string, string>) =>
      bareEntry(name, { TABLE_NAME: data.table.tableName, ...regionVariables(data), ...environment });
    const onPool = (actions: string[]) =>
      new PolicyStatement({ actions, resources: [identity.pool.userPoolArn] });
    const CLIENT_IDS = `${identity.webClient.userPoolClientId},${identity.scriptsClient.userPoolClientId}`;
    const pool = {
      USER_POOL_ID: identity.pool.userPoolId,
      ...(stage.peopleAgain && { NAMES_ARE_IDS: 'true' }),
    };
    const SCRIPTS_CLIENT_ID = identity.scriptsClient.userPoolClientId;

    const secrets = { ORIGIN_SECRETS: originSecrets, CURSOR_SECRETS: cursorSecrets };

    const FILES_BUCKET = data.files.bucketName;
    const FILES_URL = filesUrl;

    this.sanitize = bareEntry('sanitize', {});
    const SANITIZE_FUNCTION = this.sanitize.lambda.functionName;

    this.api = entry('api', {
      CLIENT_IDS,
      ...secrets,
      FILES_BUCKET,
      FILES_URL,
      SANITIZE_FUNCTION,
      WEB_URL: webUrl,
    });
    addNagSuppressions(this, indexSuppressions(data));
    this.api.allow(...tableStatements('api', data, stage.region));

    this.account = entry('account', {
      CLIENT_IDS,
      ...pool,
      SCRIPTS_CLIENT_ID,
      SERVER_CLIENT_ID: identity.serverClient.userPoolClientId,
      ...secrets,
      FILES_BUCKET,
      FILES_URL,
      SANITIZE_FUNCTION,
      SUPERADMIN_SECOND_FACTOR: stage.superadminSecondFactor ? 'required' : 'optional',
    });
    this.account.allow(
      ...tableStatements('account', data, stage.region),
      ...fileStatements('account', data, stage.region),
      onPool(accountCognitoActions),
    );
    addNagSuppressions(this.account, fileStatementSuppressions('account', data));

    this.events = entry('events', { FILES_BUCKET });
    this.events.allow(
      ...tableStatements('events', data, stage.region),
      ...fileStatements('events', data, stage.region),
    );
    addNagSuppressions(this.events, fileStatementSuppressions('events', data));

    this.jobs = entry('jobs', { ...pool, FILES_BUCKET });
    this.jobs.allow(
      ...tableStatements('jobs', data, stage.region),
      ...fileStatements('jobs', data, stage.region),
      onPool(jobsCognitoActions),
    );
    addNagSuppressions(this.jobs, fileStatementSuppressions('jobs', data));

    this.mail = entry('mail', { WEB_URL: webUrl, FILES_BUCKET });
    this.mail.allow(...tableStatements('mail', data, stage.region));

    this.webhooks = entry('webhooks', {});
    this.webhooks.allow(...tableStatements('webhooks', data, stage.region));

    this.pdf = entry('pdf', { CLIENT_IDS, ...secrets, FILES_BUCKET, FILES_URL, WEB_URL: webUrl });
    this.pdf.allow(...tableStatements('pdf', data, stage.region));

    this.public = entry('public', { ...secrets, FILES_BUCKET, FILES_URL });
    this.public.allow(
      ...tableStatements('public', data, stage.region),
      ...fileStatements('public', data, stage.region),
    );
    addNagSuppressions(this.public, fileStatementSuppressions('public', data));

    this.archive = entry('archive', {});

    this.provision = entry('provision', { ...pool, WEB_URL: webUrl });
    this.provision.allow(
      ...tableStatements('provision', data, stage.region),
      onPool(provisionCognitoActions),
    );

    this.cognito = entry('cognito', { WEB_URL: webUrl });
    this.cognito.allow(...tableStatements('cognito', data, stage.region), describeAppClients());
    addNagSuppressions(this.cognito, {
      'AwsSolutions-IAM5[Resource::arn:aws:cognito-idp:*:*:userpool/*]':
        'The pool names its triggers, so that the trigger’s role cannot name the pool.',
    });
    identity.addTriggers(this.cognito.lambda);

    for (const name of tableRoles)
      this[name].allowInOtherCells(otherTableStatements(name, data, stage.region));

    for (const caller of sanitizeCallers) {
      const resources = [this.sanitize.lambda.functionArn];
      this[caller].allow(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources }));
    }

    const { api, account, pdf } = this;
    this.answering = { api, account, pdf, public: this.public };
    new OrganizationRole(this, 'Organization', {
      data,
      region: stage.region,
      assumedBy: [this.api, this.events, this.jobs, this.mail, this.pdf],
    });
  }
}
