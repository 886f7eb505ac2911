import { Aws, Fn } from 'aws-cdk-lib';
import type { Node } from 'constructs';
import * as z from 'zod';
import { usualCallRates } from './api/throttles.ts';
import { cellProblem } from './cells/cell-problem.ts';
import { regionProblem } from './regions.ts';

const CellName = z.string().regex(/^[a-z][a-z0-9-]*$/);
const CallRate = z.int().min(1).max(10_000);

/** Settings of a deployment, in `stages` of `cdk.json`. */
export const StageConfig = z.strictObject({
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/),
  /** Host name of the site, in a hosted zone of the same account; null uses CloudFront's own name. */
  domain: z.strictObject({ name: z.hostname(), zone: z.hostname(), zoneId: z.string().min(1) }).nullable(),
  /** Region with a second copy of backups and files, in case the first region is lost; null for none. */
  copiesRegion: z.string().nullable().default(null),
  mailDomain: z.hostname(),
  /** Region from which emails are sent, if the home region has no SES; null for the home region. */
  mailRegion: z.string().nullable(),
  /**
   * Where SES's identity for the mail domain comes from: this stack creates it, or the account already has
   * it.
   */
  mailIdentity: z.enum(['create', 'account']).default('create'),
  /**
   * What sends Cognito's emails about passwords: Cognito itself, or SES (only if the domain is verified
   * there).
   */
  passwordMails: z.enum(['cognito', 'ses']),
  alarmMail: z.email().nullable(),
  /** Base URL of the files in `docs/`, for links in alarms. Null: alarms contain only file names. */
  docsUrl: z.url().nullable().default(null),
  /**
   * Monthly budget of the account, in US dollars. Emails report when the budget is spent; null for no budget.
   */
  budget: z.number().positive().nullable().default(null),
  /** Whether X-Ray traces a part of the requests through Lambdas and table. */
  traces: z.boolean().default(true),
  /** Whether platform administrators need a second factor to open the platform. */
  superadminSecondFactor: z.boolean(),
  /**
   * Lock of the backups and of the copy of the journal. `governance`: people with a special permission can
   * lift the lock. `compliance`: nobody can lift it before it expires, not even AWS.
   */
  locks: z.enum(['governance', 'compliance']),
  /**
   * Where the CloudTrail of the console's forms comes from: this stack creates it, or the account (or its AWS
   * organisation) already has a trail of management events.
   */
  trail: z.enum(['create', 'account']),
  /**
   * Whether the user pool replaces one that was lost with its region. The user names are then the ids of the
   * people in the restored table.
   */
  peopleAgain: z.boolean().default(false),
  /** Limits per kind of route, for all organisations together, in requests per second. */
  callRates: z
    .strictObject({ call: CallRate, joined: CallRate, public: CallRate, token: CallRate, pdf: CallRate })
    .default(usualCallRates),
  /**
   * `shards`: maximum number of shards of the table's stream (a new table has 4, a larger table more).
   * `parallel`: number of batches that are read from each shard at a time. Each of the two Lambdas that read
   * the stream may have `shards` × `parallel` instances.
   */
  stream: z
    .strictObject({ shards: z.int().min(1).max(1_000), parallel: z.int().min(1).max(10) })
    .default({ shards: 10, parallel: 2 }),
  /**
   * How a new version of a Lambda gets requests. `at-once`: all immediately. `canary`: a tenth for ten
   * minutes, then all. `linear`: a tenth more every minute. If an alarm starts before the end, the old
   * version gets all requests again.
   */
  shift: z.enum(['at-once', 'canary', 'linear']).default('at-once'),
  /**
   * Maintenance mode, in which nobody can work. `closed`: every request gets a 503, and no scheduled work
   * starts; stream and queues are still processed. `stopped`: stream and queues are not processed either, so
   * nothing writes to the table.
   */
  maintenance: z.enum(['off', 'closed', 'stopped']).default('off'),
  /**
   * The cells (installations with a table each) of the region; null if there is only one. `first`: stage of
   * the first cell; null in the first cell itself. `others`: stages of the other further cells.
   */
  cell: z
    .strictObject({ first: CellName.nullable(), others: z.array(CellName).max(9) })
    .nullable()
    .default(null),
  /** Number of the secret that the site sends to the API. Increase it by one to replace the secret. */
  originSecret: z.int().min(1),
  /** Number of the secret that encrypts page cursors. Increase it by one to replace the secret. */
  cursorSecret: z.int().min(1),
});

/**
 * One deployment of the product, with all settings in which deployments differ. They are in the context of
 * `cdk.json`.
 */
export interface Stage extends z.output<typeof StageConfig> {
  name: string;
  /**
   * Whether to use placeholders instead of built code and pages. Tests of the CloudFormation templates do so.
   */
  inline: boolean;
}

/**
 * Reads the stage that is set in the app's context. Throws an error with the names of missing or invalid
 * settings.
 */
export function readStage(node: Node): Stage {
  const name: unknown = node.tryGetContext('stage');
  if (typeof name !== 'string' || name === '') throw new Error('the context lacks "stage": pass -c stage=…');
  const stages = z.record(z.string(), z.unknown()).parse(node.tryGetContext('stages'));
  const choices = StageConfig.safeParse(stages[name]);
  if (!choices.success) throw new Error(`stages.${name} in cdk.json:\n${z.prettifyError(choices.error)}`);
  const problem =
    regionProblem(choices.data) ??
    alarmProblem(name, choices.data) ??
    maintenanceProblem(choices.data, stages) ??
    cellProblem(name, choices.data, stages);
  if (problem) throw new Error(`stages.${name} in cdk.json: ${problem}`);
  return { ...choices.data, name, inline: node.tryGetContext('code') === 'inline' };
}

function alarmProblem(
  name: string,
  { alarmMail, budget }: Pick<Stage, 'alarmMail' | 'budget'>,
): string | undefined {
  if (alarmMail !== null) return undefined;
  if (name === 'production')
    return 'alarmMail: nobody would be told of an alarm in production. Give an address.';
  return budget === null
    ? undefined
    : 'budget: nobody would be told that it is spent. Give an address as alarmMail.';
}

function maintenanceProblem(
  { maintenance, shift, cell }: z.output<typeof StageConfig>,
  stages: Record<string, unknown>,
): string | undefined {
  if (maintenance === 'off') return undefined;
  if (shift !== 'at-once')
    return 'maintenance: while calls shift, the version before goes on answering. Set shift to "at-once" as well.';
  const first = cell?.first;
  const { maintenance: ofFirst = 'off' } = Object(first ? stages[first] : undefined);
  return first && ofFirst === 'off'
    ? `maintenance: close ${first} first, which answers for this cell and writes into its table.`
    : undefined;
}

/**
 * Eight characters of the stack's id. They are part of the names of resources that are kept when the stack is
 * deleted, so that a new stack can use other names.
 */
export const stackMark = Fn.select(0, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))));

/** Name of the bucket of files. Fixed, because the site's policy needs it before the bucket exists. */
export const filesBucketName = (stage: Stage): string =>
  `lumitree-${stage.name}-files-${Aws.ACCOUNT_ID}-${stackMark}`;

export const filesHost = (stage: Stage): string =>
  `${filesBucketName(stage)}.s3.${stage.region}.amazonaws.com`;

export const uploadOrigin = (stage: Stage): string => `https://${filesHost(stage)}`;
