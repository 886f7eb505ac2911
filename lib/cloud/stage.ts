import { Aws, Fn } from 'aws-cdk-lib';
import type { Node } from 'constructs';
import * as z from 'zod';
import { usualCallRates } from './api/throttles.ts';
import { cellProblem } from './cells/cell-problem.ts';
import { regionProblem } from './regions.ts';

const CellName = z.string().regex(/^[a-z][a-z0-9-]*$/);
const CallRate = z.int().min(1).max(10_000);

/** What is chosen for a deployment, in `stages` of `cdk.json`. */
export const StageConfig = z.strictObject({
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/),
  /** Name of the site, in a hosted zone of the same account; CloudFront's own name where there is none. */
  domain: z.strictObject({ name: z.hostname(), zone: z.hostname(), zoneId: z.string().min(1) }).nullable(),
  /** Region that holds a second copy of backups and files, for the loss of the first; null for none. */
  copiesRegion: z.string().nullable().default(null),
  /** Domain that mails come from. */
  mailDomain: z.hostname(),
  /** Region that mails are sent from, for a home region without SES; null for the home region. */
  mailRegion: z.string().nullable(),
  /** Who sends Cognito's mails about passwords: `ses` once the domain is verified there. */
  passwordMails: z.enum(['cognito', 'ses']),
  /** Who is told when an alarm goes off. */
  alarmMail: z.email().nullable(),
  /** Dollars that the account may cost in a month before whoever gets the alarms is told; null for no limit. */
  budget: z.number().positive().nullable().default(null),
  /** Whether some of the calls are traced through Lambdas and table. */
  traces: z.boolean().default(true),
  /** Whether superadmins must have a second factor to open the platform. */
  superadminSecondFactor: z.boolean(),
  /**
   * How backups and the journal's copy are locked: `governance` can be lifted by who has a right of its
   * own for it, `compliance` by nobody, AWS included, until the time is over.
   */
  locks: z.enum(['governance', 'compliance']),
  /**
   * Whether the stack makes the trail that tells who ran the console's forms: `create`, or `account` where the
   * account or its organisation has one of management events.
   */
  trail: z.enum(['create', 'account']),
  /** What each route takes over all organisations, in calls a second; the usual ones where none are given. */
  callRates: z
    .strictObject({ call: CallRate, joined: CallRate, public: CallRate, token: CallRate, pdf: CallRate })
    .default(usualCallRates),
  /**
   * The shards of the table's stream, which grow with the table (4 of a new one), and how many batches of each
   * shard are read at a time. Both readers get as many copies as that makes.
   */
  stream: z
    .strictObject({ shards: z.int().min(1).max(1_000), parallel: z.int().min(1).max(10) })
    .default({ shards: 10, parallel: 2 }),
  /**
   * How a new version takes over the calls: at once, or beside the old one, which comes back if an alarm goes off:
   * `canary` gives it a tenth of the calls for ten minutes, `linear` a tenth more every minute.
   */
  shift: z.enum(['at-once', 'canary', 'linear']).default('at-once'),
  /**
   * Which of several cells of its region the stage is; null where there is one. `first` is the stage of the first
   * cell, null of that itself; `others` are the stages of the further ones that it knows.
   */
  cell: z
    .strictObject({ first: CellName.nullable(), others: z.array(CellName).max(9) })
    .nullable()
    .default(null),
  /** Counts the secrets between site and API; the next number makes a new one. */
  originSecret: z.int().min(1),
  /** Counts the secrets that cursors are sealed with; the next number makes a new one. */
  cursorSecret: z.int().min(1),
});

/** One deployment of the product: what differs between two of them. From the context in `cdk.json`. */
export interface Stage extends z.output<typeof StageConfig> {
  name: string;
  /** Uses inline placeholders instead of built code and pages, for tests of the templates. */
  inline: boolean;
}

/** Reads the stage that the app's context names. Throws by name what is missing or wrong. */
export function readStage(node: Node): Stage {
  const name: unknown = node.tryGetContext('stage');
  if (typeof name !== 'string' || name === '') throw new Error('the context lacks "stage": pass -c stage=…');
  const stages = z.record(z.string(), z.unknown()).parse(node.tryGetContext('stages'));
  const choices = StageConfig.safeParse(stages[name]);
  if (!choices.success) throw new Error(`stages.${name} in cdk.json:\n${z.prettifyError(choices.error)}`);
  const problem =
    regionProblem(choices.data) ??
    alarmProblem(name, choices.data) ??
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

/**
 * Eight characters that a stack has from its creation to its end and no other has. What outlives its stack
 * under a name of ours carries them, so that it is in nobody's way when the stack is made anew.
 */
export const stackMark = Fn.select(0, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))));

/** Named, not generated: the site's policy must name the bucket before the bucket can name the site. */
export const filesBucketName = (stage: Stage): string =>
  `lumitree-${stage.name}-files-${Aws.ACCOUNT_ID}-${stackMark}`;

export const filesHost = (stage: Stage): string =>
  `${filesBucketName(stage)}.s3.${stage.region}.amazonaws.com`;

/** Where browsers send uploads. */
export const uploadOrigin = (stage: Stage): string => `https://${filesHost(stage)}`;
