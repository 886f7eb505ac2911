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
  /** Domain that mails are sent from. */
  mailDomain: z.hostname(),
  /** Region that mails are sent from, if the home region has no SES; null for the home region. */
  mailRegion: z.string().nullable(),
  /** Whether the stack makes SES's identity of the mail domain, or the account has one already. */
  mailIdentity: z.enum(['create', 'account']).default('create'),
  /** Sender of Cognito's password mails: `ses` once the domain is verified there. */
  passwordMails: z.enum(['cognito', 'ses']),
  /** Address that receives alarms. */
  alarmMail: z.email().nullable(),
  /** Base URL of the files in `docs/`, for links in alarms. Null: alarms contain only file names. */
  docsUrl: z.url().nullable().default(null),
  /** Monthly cost of the account, in US dollars, above which an alarm is sent; null for no limit. */
  budget: z.number().positive().nullable().default(null),
  /** Whether some calls are traced through Lambdas and table. */
  traces: z.boolean().default(true),
  /** Whether platform administrators need a second factor to open the platform. */
  superadminSecondFactor: z.boolean(),
  /**
   * Lock of backups and of the journal's copy. `governance`: people with a special permission can lift it.
   * `compliance`: nobody can, not even AWS, until the time is over.
   */
  locks: z.enum(['governance', 'compliance']),
  /**
   * Whether the stack creates the trail of who ran the console's forms: `create`, or `account` if the account or
   * its organisation already has a trail of management events.
   */
  trail: z.enum(['create', 'account']),
  /**
   * Whether a new user pool replaces one that was lost with its region. Its user names are then the ids of
   * the people in the restored table.
   */
  peopleAgain: z.boolean().default(false),
  /** Limits of each route over all organisations, in calls per second; defaults to the usual ones. */
  callRates: z
    .strictObject({ call: CallRate, joined: CallRate, public: CallRate, token: CallRate, pdf: CallRate })
    .default(usualCallRates),
  /**
   * Number of shards of the table's stream, which grows with the table (4 for a new one), and of batches read
   * from each shard at a time. Both readers get the product of these as concurrency.
   */
  stream: z
    .strictObject({ shards: z.int().min(1).max(1_000), parallel: z.int().min(1).max(10) })
    .default({ shards: 10, parallel: 2 }),
  /**
   * How a new version takes over the calls. `at-once`: immediately. `canary`: a tenth of the calls for ten
   * minutes. `linear`: a tenth more every minute. If an alarm goes off meanwhile, the old version takes all calls
   * again.
   */
  shift: z.enum(['at-once', 'canary', 'linear']).default('at-once'),
  /**
   * Maintenance mode, in which nobody can work. `closed`: every call is answered with 503, and no scheduled
   * work starts; the stream and the queues are still processed. `stopped`: their readers stop too, so that
   * nothing writes.
   */
  maintenance: z.enum(['off', 'closed', 'stopped']).default('off'),
  /**
   * The stage's place among several cells of its region; null if there is only one cell. `first` is the stage of
   * the first cell, or null in the first cell itself; `others` are the known stages of further cells.
   */
  cell: z
    .strictObject({ first: CellName.nullable(), others: z.array(CellName).max(9) })
    .nullable()
    .default(null),
  /** Number of the secret between site and API; the next number creates a new secret. */
  originSecret: z.int().min(1),
  /** Number of the secret for encrypting cursors; the next number creates a new secret. */
  cursorSecret: z.int().min(1),
});

/**
 * One deployment of the product, with everything that differs between deployments. It is read from the
 * context in `cdk.json`.
 */
export interface Stage extends z.output<typeof StageConfig> {
  name: string;
  /** Uses inline placeholders instead of built code and pages, for tests of the templates. */
  inline: boolean;
}

/** Reads the stage that is set in the app's context. Throws with the names of missing or invalid settings. */
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
 * Eight characters that are unique to a stack during its lifetime. Named resources that outlive their stack
 * contain them, so that a new stack does not collide with them.
 */
export const stackMark = Fn.select(0, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))));

/** Name of the bucket of files; fixed, because the site's policy must name the bucket before it exists. */
export const filesBucketName = (stage: Stage): string =>
  `lumitree-${stage.name}-files-${Aws.ACCOUNT_ID}-${stackMark}`;

export const filesHost = (stage: Stage): string =>
  `${filesBucketName(stage)}.s3.${stage.region}.amazonaws.com`;

/** Origin to which browsers send uploads. */
export const uploadOrigin = (stage: Stage): string => `https://${filesHost(stage)}`;
