import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  GroupExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { createAccount } from '../../functions/lambdas/account.ts';
import { createApi } from '../../functions/lambdas/api.ts';
import { createCognito } from '../../functions/lambdas/cognito.ts';
import { createEvents } from '../../functions/lambdas/events.ts';
import { createJobs } from '../../functions/lambdas/jobs.ts';
import { createMail } from '../../functions/lambdas/mail.ts';
import { createPdf } from '../../functions/lambdas/pdf.ts';
import { createProvision } from '../../functions/lambdas/provision.ts';
import type { WallRole } from '../cloud/walls.ts';
import { type Cognito, startCognito } from './cognito/start-cognito.ts';
import { createTable, tableDefinition } from './dynamodb/create-table.ts';
import { type DoorCall, startDoor } from './dynamodb/start-door.ts';
import { startDynoxide } from './dynamodb/start-dynoxide.ts';
import { createGateway, type GatewayOptions } from './gateway/create-gateway.ts';
import { throughSite } from './gateway/through-site.ts';
import type { Interference } from './interference.ts';
import { createMailQueue, startMailSource } from './mail/mail-queue.ts';
import { startMail } from './mail/start-mail.ts';
import { startPostbox } from './mail/start-postbox.ts';
import { fileAccess } from './s3/file-access.ts';
import { startS3 } from './s3/start-s3.ts';
import type { Listening } from './serve.ts';
import { startSqs } from './sqs/start-sqs.ts';
import { startDetour } from './start-detour.ts';
import { createJobsQueue, startJobs } from './start-jobs.ts';
import { startFeed } from './streams/start-feed.ts';
import { startSts } from './sts/start-sts.ts';

export interface BackendOptions {
  /** Folder for what must outlast a restart; everything is in memory or temporary when left out. */
  folder?: string;
  /** Folder for files where nothing outlasts a restart. */
  scratch: string;
  /** Address of the web app, for links in mails and as the origin that may upload. */
  webUrl: () => string;
  logLevel?: string;
  /** Calls per minute and organisation; unlimited when left out. */
  callsAMinute?: number;
  /** Throttle of each route; unlimited when left out. */
  throttles?: GatewayOptions['throttles'];
  /** The product's clock; signatures of AWS requests go by the machine's. */
  now?: () => number;
  observe?: (call: DoorCall) => void;
  interfere?: Interference;
}

export const region = 'ap-east-1';
export const filesBucket = 'lumitree-files';
export const journalBucket = 'lumitree-journal';
/** The origin secret of the local site; not really secret, since both listen on 127.0.0.1. */
export const originSecret = 'this-machine';
const scope = 'aws.cognito.signin.user.admin';
const organizationRoleArn = 'arn:aws:iam::000000000000:role/organization';

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/** Everything behind the web app, on this machine: AWS's parts as stand-ins and the product's own Lambdas. */
export async function startBackend(options: BackendOptions) {
  const { folder, scratch, now = Date.now, webUrl } = options;
  const kept = (name: string) => folder && join(folder, name);
  mkdirSync(folder ?? scratch, { recursive: true });
  const sts = await startSts({ roles: { organization: ['api', 'events', 'jobs', 'mail', 'pdf'] } });
  const mail = await startMail({ ...(folder && { keepIn: join(folder, 'mail.json') }) });
  const [dynoxide, cognito, s3, sqs] = await Promise.all([
    startDynoxide(kept('dynamodb.sqlite')),
    startCognito({
      database: kept('cognito.sqlite') ?? ':memory:',
      now,
      deliver: letter => mail.send(letter),
      customMessage: event => createCognito({ webUrl: webUrl() })(event),
    }),
    startS3({
      folder: join(folder ?? scratch, 's3'),
      accessKeys: sts.secretOf,
      corsOrigins: () => [webUrl()],
      mayAccess: fileAccess(filesBucket, sts.identify),
      now,
    }),
    startSqs({ database: kept('sqs.sqlite') ?? ':memory:', now }),
  ]);
  await Promise.all([
    createTable(dynoxide.endpoint, region),
    s3.createBucket(filesBucket),
    s3.createBucket(journalBucket),
    createGroups(cognito),
  ]);
  const { observe, interfere } = options;
  const door = await startDoor({
    behind: dynoxide.endpoint,
    keys: sts,
    ...(observe && { observe }),
    ...(interfere && { interfere }),
  });
  const detours: Listening[] = [];
  const wayTo = async (service: 'sts' | 'cognito', behind: string): Promise<string> => {
    if (!interfere) return behind;
    const detour = await startDetour({ service, behind, identify: sts.identify, interfere });
    detours.push(detour);
    return detour.endpoint;
  };
  const postbox = await startPostbox({ behind: mail.endpoint, tell: () => sendMail });
  const mailQueue = createMailQueue(sqs);
  const endpoints = {
    dynamodb: door.endpoint,
    cognito: await wayTo('cognito', cognito.endpoint),
    sts: await wayTo('sts', sts.endpoint),
    s3: s3.endpoint,
    sqs: sqs.endpoint,
    ses: postbox.endpoint,
  };
  const jobsQueue = createJobsQueue(sqs);
  const environmentOf = (role: WallRole) => ({
    region,
    tableName: tableDefinition.TableName,
    logLevel: options.logLevel ?? 'SILENT',
    organizationRoleArn,
    userPoolId: cognito.userPoolId,
    clientIds: [cognito.webClientId, cognito.scriptsClientId],
    scriptsClientId: cognito.scriptsClientId,
    get webUrl() {
      return webUrl();
    },
    originSecrets: [originSecret],
    callsAMinute: options.callsAMinute ?? Number.POSITIVE_INFINITY,
    superadminSecondFactor: false,
    journalBucket,
    filesBucket,
    jobsQueueUrl: jobsQueue.url,
    mailFrom: 'no-reply@lumitree.localhost',
    mailConfigurationSet: 'lumitree',
    mailQueueUrl: mailQueue.url,
    standIns: {
      endpoints,
      credentials: sts.issue(role),
    },
  });
  const authorizer = {
    issuer: cognito.issuer,
    keysAt: `${cognito.endpoint}/${cognito.userPoolId}/.well-known/jwks.json`,
    clientIds: [cognito.webClientId, cognito.scriptsClientId],
    scope,
  };
  const gateway = createGateway({
    authorizer,
    now,
    throttles: options.throttles,
    lambdas: {
      api: createApi(environmentOf('api'), now),
      account: createAccount(environmentOf('account'), now),
      pdf: createPdf(environmentOf('pdf'), now),
    },
  });
  const jobs = startJobs(sqs, jobsQueue, createJobs(environmentOf('jobs'), now));
  const sendMail = createMail(environmentOf('mail'), now);
  const mailSource = startMailSource(sqs, mailQueue, sendMail);
  const feed = await startFeed({
    endpoint: dynoxide.endpoint,
    region,
    handler: createEvents(environmentOf('events'), now),
    ...(folder && {
      keepIn: { place: join(folder, 'stream-place'), failed: join(folder, 'failed-events.jsonl') },
    }),
  });
  return {
    dynamodb: { endpoint: dynoxide.endpoint, table: tableDefinition.TableName },
    cognito,
    s3: {
      endpoint: s3.endpoint,
      bucket: filesBucket,
      tagsOf: (key: string) => s3.tagsOf(filesBucket, key),
    },
    sqs: { endpoint: sqs.endpoint },
    mail,
    /** How the API verifies tokens. */
    authorizer,
    /** The API by its own address, and as the site passes calls on to it. */
    api: gateway,
    gateway: throughSite(gateway, originSecret),
    /** The environment of the Lambda with that role. */
    environmentOf,
    provision: createProvision(environmentOf('provision'), now),
    /** The Lambda that sends mails. */
    sendMail,
    /** Resolves when all reactions, jobs and mails that follow from earlier writes are done. */
    settled: () =>
      jobs.settled(async () => {
        await feed.caughtUp();
        await mailSource.settled();
      }),
    close: async () => {
      await feed.close();
      await jobs.close();
      await mailSource.close();
      await postbox.close();
      await Promise.all(detours.map(detour => detour.close()));
      await Promise.all([door.close(), cognito.close(), s3.close(), sqs.close(), mail.close(), sts.close()]);
      await dynoxide.close();
    },
  };
}

async function createGroups({ endpoint, userPoolId }: Cognito): Promise<void> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new CognitoIdentityProviderClient({ endpoint, region, credentials });
  try {
    await client.send(new CreateGroupCommand({ UserPoolId: userPoolId, GroupName: 'superadmin' }));
  } catch (error) {
    if (!(error instanceof GroupExistsException)) throw error;
  } finally {
    client.destroy();
  }
}
