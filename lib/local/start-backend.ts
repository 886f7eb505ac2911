import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createAccountLambda } from '../../functions/lambdas/account.ts';
import { createApiLambda } from '../../functions/lambdas/api.ts';
import { type CognitoTrigger, createCognitoLambda } from '../../functions/lambdas/cognito.ts';
import { createEventsLambda, type EventsHandler } from '../../functions/lambdas/events.ts';
import { createJobsLambda } from '../../functions/lambdas/jobs.ts';
import { createMailLambda } from '../../functions/lambdas/mail.ts';
import { createPdfLambda } from '../../functions/lambdas/pdf.ts';
import { createProvisionLambda } from '../../functions/lambdas/provision.ts';
import { createPublicLambda } from '../../functions/lambdas/public.ts';
import { createSanitizeLambda } from '../../functions/lambdas/sanitize.ts';
import { createWebhooksLambda } from '../../functions/lambdas/webhooks.ts';
import { apiScope } from '../../shared/core/token-scopes.ts';
import { sanitizeCallers } from '../cloud/file-policies.ts';
import type { IamRoleName } from '../cloud/table-policies.ts';
import { type Cell, tableSorts } from './cell.ts';
import { createTable, tableDefinition } from './dynamodb/create-table.ts';
import { type DynamoDbCall, startDynamoDbProxy } from './dynamodb/start-dynamodb-proxy.ts';
import type { FaultInjection } from './fault-injection.ts';
import { addOriginSecret } from './gateway/add-origin-secret.ts';
import { createGateway, type GatewayOptions } from './gateway/create-gateway.ts';
import { inProcessHandler, KeyNamer } from './in-process-handler.ts';
import { startLambda } from './lambda/start-lambda.ts';
import { startSes } from './mail/start-ses.ts';
import { filesBucketOf } from './s3/files-buckets.ts';
import { startFileSite } from './s3/start-file-site.ts';
import type { HttpServer } from './serve.ts';
import { startSqs } from './sqs/start-sqs.ts';
import { createWorkQueue, startWorker } from './sqs/work-queue.ts';
import { startFaultProxy } from './start-fault-proxy.ts';
import { startJobs } from './start-jobs.ts';
import { startRegion } from './start-region.ts';
import { startStreamPoller } from './streams/start-stream-poller.ts';
import { streamPlaceFile } from './streams/stream-place-file.ts';
import { startReceivers } from './webhooks/start-receivers.ts';

export interface BackendOptions {
  /** Folder for data that survive a restart; if absent, data are in memory or in temporary files. */
  folder?: string;
  scratch: string;
  /** URL of the web app. Emails link to it, and its pages may upload files. */
  webUrl: () => string;
  logLevel?: string;
  /** Maximum number of API requests per minute and organisation; unlimited if absent. */
  callsAMinute?: number;
  /** Limit of requests per second of each route; unlimited if absent. */
  throttles?: GatewayOptions['throttles'];
  /** The product's clock. AWS signatures and limits per second use the machine's clock. */
  now?: () => number;
  /** Clock by which signatures of S3 requests are checked. Defaults to `now`. */
  signingClock?: () => number;
  /** Wraps the Lambda `events`, for example to give it another clock. */
  follow?: ((handler: EventsHandler) => EventsHandler) | undefined;
  onDynamoDbCall?: (call: DynamoDbCall) => void;
  injectFault?: FaultInjection;
  /** Whether the Lambdas call the DynamoDB stand-in directly, without HTTP. */
  inProcess?: boolean;
  /** The cell (installation with its own table) to start, of several; absent if there is only one cell. */
  cell?: Cell;
  /**
   * Called once, with a sentence, if a stand-in fails and the product cannot continue. If absent, the error
   * is thrown.
   */
  onFailure?: (sentence: string) => void;
}

export const region = 'ap-east-1';
const filesBucket = filesBucketOf(tableDefinition.TableName);
export const journalBucket = 'lumitree-journal';
/** The secret that the local site sends to the API. It need not be secret: both listen on 127.0.0.1. */
export const originSecret = 'this-machine';
const organizationRoleArn = 'arn:aws:iam::000000000000:role/organization';

type Environment = Parameters<typeof createMailLambda>[0];

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/** Starts everything behind the web app locally: AWS stand-ins and the product's own Lambdas. */
export async function startBackend(options: BackendOptions) {
  const { folder, scratch, now = Date.now, signingClock, webUrl } = options;
  const persistentFile = (name: string) => folder && join(folder, name);
  mkdirSync(folder ?? scratch, { recursive: true });
  const fail = failOnce(options.onFailure);
  /** Cognito's trigger. It is set after the pool has started, but before the pool gets its first request. */
  let trigger: CognitoTrigger | undefined;
  const callTrigger: CognitoTrigger = event => {
    trigger ??= createCognitoLambda(environmentOf('cognito'), now);
    return trigger(event);
  };
  const { cell } = options;
  const table = cell?.table ?? tableDefinition.TableName;
  const bucket = filesBucketOf(table);
  const shared =
    cell?.of ??
    (await startRegion({ name: region, folder, scratch, webUrl, now, signingClock, callTrigger, fail }));
  const { sts, mail, dynoxide, cognito, s3 } = shared;
  const ses = await startSes({ mail, eventHandler: () => sendMail });
  const sqs = await startSqs({ database: persistentFile('sqs.sqlite') ?? ':memory:', now });
  await Promise.all([
    createTable(dynoxide.endpoint, region, table),
    s3.createBucket(bucket),
    s3.createBucket(journalBucket),
  ]);
  const { onDynamoDbCall: onCall, injectFault } = options;
  const dynamoDbProxy = await startDynamoDbProxy({
    upstream: dynoxide.endpoint,
    keys: sts,
    ...(cell && { tables: tableSorts(cell) }),
    ...(onCall && { onCall }),
    ...(injectFault && { injectFault }),
  });
  const dynamodbInProcess = options.inProcess && {
    requestHandler: inProcessHandler(dynamoDbProxy.answerInProcess),
    signerConstructor: KeyNamer,
  };
  const faultProxies: HttpServer[] = [];
  const endpointOf = async (service: 'sts' | 'cognito', upstream: string): Promise<string> => {
    if (!injectFault) return upstream;
    const detour = await startFaultProxy({ service, upstream, identify: sts.identify, injectFault });
    faultProxies.push(detour);
    return detour.endpoint;
  };
  const mailQueue = createWorkQueue(sqs, 'mail');
  const webhooksQueue = createWorkQueue(sqs, 'webhooks');
  const receivers = await startReceivers();
  const fileSite = await startFileSite(s3.endpoint);
  const mayCheckUploads: readonly string[] = sanitizeCallers;
  const lambda = await startLambda({
    functions: {
      sanitize: {
        handler: createSanitizeLambda(),
        isAllowed: key => mayCheckUploads.includes(sts.identify(key)?.role ?? ''),
      },
    },
    secretOf: sts.secretOf,
  });
  const endpoints = {
    dynamodb: dynamoDbProxy.endpoint,
    cognito: await endpointOf('cognito', cognito.endpoint),
    sts: await endpointOf('sts', sts.endpoint),
    s3: s3.endpoint,
    sqs: sqs.endpoint,
    ses: ses.endpoint,
    lambda: lambda.endpoint,
  };
  const jobsQueue = createWorkQueue(sqs, 'jobs');
  const cursorSecrets = [randomBytes(32).toString('base64url')];
  const environmentOf = (role: IamRoleName): Environment & Required<Pick<Environment, 'standIns'>> => ({
    region,
    tableName: table,
    ...(cell && { regionTableName: tableDefinition.TableName }),
    logLevel: options.logLevel ?? 'SILENT',
    organizationRoleArn,
    userPoolId: cognito.userPoolId,
    clientIds: [cognito.webClientId, cognito.scriptsClientId],
    scriptsClientId: cognito.scriptsClientId,
    serverClientId: cognito.serverClientId,
    get webUrl() {
      return webUrl();
    },
    originSecrets: [originSecret],
    cursorSecrets,
    callsAMinute: options.callsAMinute ?? Number.POSITIVE_INFINITY,
    superadminSecondFactor: false,
    journalBucket,
    filesBucket: bucket,
    filesUrl: fileSite.endpoint,
    ...(cell && { regionFiles: { bucket: filesBucket, url: fileSite.endpoint } }),
    sanitizeFunction: 'sanitize',
    jobsQueueUrl: jobsQueue.url,
    mailFrom: 'no-reply@lumitree.localhost',
    mailRegion: region,
    mailConfigurationSet: 'lumitree',
    mailQueueUrl: mailQueue.url,
    webhooksQueueUrl: webhooksQueue.url,
    standIns: {
      endpoints,
      credentials: sts.issue(role),
      outbound: receivers,
      ...(dynamodbInProcess && { dynamodbInProcess }),
    },
  });
  const authorizer = {
    issuer: cognito.issuer,
    jwksUrl: `${cognito.endpoint}/${cognito.userPoolId}/.well-known/jwks.json`,
    clientIds: [cognito.webClientId, cognito.scriptsClientId],
    scope: apiScope,
  };
  const gateway = createGateway({
    authorizer,
    throttles: options.throttles,
    lambdas: {
      api: createApiLambda(environmentOf('api'), now),
      account: createAccountLambda(environmentOf('account'), now),
      pdf: createPdfLambda(environmentOf('pdf'), now),
      public: createPublicLambda(environmentOf('public'), now),
    },
  });
  const jobs = startJobs(sqs, jobsQueue, createJobsLambda(environmentOf('jobs'), now));
  const sendMail = createMailLambda(environmentOf('mail'), now);
  const mailWorker = startWorker(sqs, {
    queues: [mailQueue, mailQueue.deadLetters],
    handler: async event => (await sendMail(event)) ?? { batchItemFailures: [] },
    tick: () => sendMail({ tick: true }),
  });
  const webhooksWorker = startWorker(sqs, {
    queues: [webhooksQueue, webhooksQueue.deadLetters],
    handler: createWebhooksLambda(environmentOf('webhooks'), now),
    batchSize: 1,
  });
  let delivered = 0;
  const react = createEventsLambda(environmentOf('events'), now);
  const streamPoller = await startStreamPoller({
    endpoint: dynoxide.endpoint,
    region,
    table,
    handler: options.follow?.(react) ?? react,
    onFailure: () => fail("DynamoDB's stand-in does not answer any more."),
    ...(folder && {
      stateFiles: { place: join(folder, streamPlaceFile), failed: join(folder, 'failed-events.jsonl') },
    }),
  });
  return {
    dynamodb: { endpoint: dynoxide.endpoint, file: dynoxide.file, table },
    region: shared,
    cognito,
    s3: {
      endpoint: s3.endpoint,
      bucket,
      filesUrl: fileSite.endpoint,
      tagsOf: (key: string) => s3.tagsOf(bucket, key),
      keysOf: s3.keysOf,
    },
    sqs: { endpoint: sqs.endpoint },
    mail,
    receivers,
    authorizer,
    /** `api` is the API at its own URL. `gateway` is the API behind the site: it adds the site's secret. */
    api: gateway,
    gateway: addOriginSecret(gateway, originSecret),
    environmentOf,
    provision: createProvisionLambda(environmentOf('provision'), now),
    work: jobs.work,
    sesAccount: ses.account,
    sendMail,
    /** Resolves when all reactions, jobs and emails that earlier writes have caused are done. */
    settled: () =>
      jobs.settled(async () => {
        await streamPoller.caughtUp();
        await mailWorker.settled();
        const before = delivered;
        delivered = await webhooksWorker.settled();
        if (delivered > before) await streamPoller.caughtUp();
      }),
    close: async () => {
      await streamPoller.close();
      await jobs.close();
      await mailWorker.close();
      await webhooksWorker.close();
      await Promise.all(faultProxies.map(detour => detour.close()));
      await Promise.all([
        dynamoDbProxy.close(),
        sqs.close(),
        lambda.close(),
        fileSite.close(),
        receivers.close(),
        ses.close(),
      ]);
      if (!cell?.of) await shared.close();
    },
  };
}

/** Reports only the first failure, because later ones are its consequences. */
function failOnce(
  tell: BackendOptions['onFailure'] = sentence => {
    throw new Error(sentence);
  },
): (sentence: string) => void {
  let hasFailed = false;
  return sentence => {
    if (!hasFailed) tell(sentence);
    hasFailed = true;
  };
}
