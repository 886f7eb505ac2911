import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type AttributeValue, DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { checkKey } from '../../../functions/platform/storage/keys.ts';
import { hourMs } from '../../../shared/core/dates/durations.ts';
import { appVersion } from '../../build/app-version.ts';
import type { IntegrityViolation } from '../integrity-violation.ts';
import { loadState, removeSpool, Spool, saveState } from './spool.ts';

/** Maximum number of violations that are listed. All others are only counted. */
const maxTold = 50;

export interface CheckOptions {
  table: string;
  /** Table of the region's first cell, if the region has several cells (installations with a table each). */
  region?: string;
  /** Whether to repair derived items, which can be computed from other items. */
  shouldRepair: boolean;
  /** If set, events that replay the journal since this ISO time are written to this folder. */
  replay?: { since: string; folder: string };
  /** Folder for an encrypted copy of the table, from which an interrupted check continues. Deleted at the end. */
  folder: string;
  /** Whether to start again even if an earlier check was interrupted and could be continued. */
  isAnew?: boolean;
  /** Maximum number of items per page; by default, a page has a megabyte. */
  pageSize?: number;
  /** Number of items read between two saves of the progress. */
  itemsPerSave?: number;
  /** Called when an interrupted check is continued. @param startedAt when it began, ISO time */
  onContinue?: (startedAt: string) => void;
  onProgress?: (progress: CheckProgress) => void;
}

/**
 * Progress of a step. `read`: number of items read, of an approximate total. `check`: number of organisations
 * and parts of the platform checked.
 */
export interface CheckProgress {
  step: 'read' | 'check';
  done: number;
  of: number;
}

/** What a check of the table has found so far. */
export interface CheckFindings {
  items: number;
  digest: string;
  /** Digest of all items without their format numbers. Tables that differ only in formats have the same. */
  digestWithoutFormats: string;
  /** Number of documents by kind and format, such as `case 1`. */
  formats: Record<string, number>;
  /** Number of all violations; `violations` contains the first ones. */
  faults: number;
  violations: IntegrityViolation[];
  repaired: number;
  /** Number of events written for a replay. */
  events: number;
}

/** What a check has done so far, and where it continues after an interruption. */
export interface CheckState extends CheckFindings {
  /** The options of the check, as text. An interrupted check with other options is not continued. */
  goal: string;
  /** When the check began, ISO time. */
  startedAt: string;
  /** How far each segment of each table has been read; null at the beginning. */
  scans: { table: string; segments: { place: Record<string, AttributeValue> | null; isDone: boolean }[] }[];
  /** Lengths of the files with the copied items (`Spool`), in bytes. */
  lengths: Record<string, number>;
  /** Organisations by slug, and whether they have records of their own in the table. */
  organizations: Record<string, boolean>;
  /** Number of organisations that have been checked, in the order of their slugs. */
  checked: number;
  eventFiles: number;
}

/**
 * A check in progress: its state, and the copy of the table from which it reads one organisation at a time.
 */
export interface CheckRun {
  client: DynamoDBClient;
  options: CheckOptions;
  state: CheckState;
  spool: Spool;
  /** Number of items of the table, as AWS counts them every six hours. */
  about: number;
  /** When the interrupted check began that this run continues, ISO time; undefined for a new check. */
  continuedFrom: string | undefined;
  /** Saves the progress, so that a killed run can continue from here. */
  save: () => void;
  /** Deletes the files from which an interrupted check could continue. */
  end: () => Promise<void>;
}

/** Begins a check, or continues the interrupted one of the same table with the same options. */
export async function openRun(
  client: DynamoDBClient,
  options: CheckOptions,
  segments: number,
): Promise<CheckRun> {
  const { table, region, folder } = options;
  const documents = DynamoDBDocumentClient.from(client);
  const key = await keyIn(documents, table);
  const goal = JSON.stringify([appVersion(), table, region, options.shouldRepair, options.replay]);
  const tables = region === undefined || region === table ? [table] : [table, region];
  const found = loadState(folder, key) as CheckState | undefined;
  const isContinued = found?.goal === goal && !options.isAnew && isRecent(found.startedAt);
  const state = isContinued ? found : newState(goal, tables, segments);
  if (!isContinued) {
    removeSpool(folder);
    if (options.replay) rmSync(options.replay.folder, { recursive: true, force: true });
  }
  const spool = new Spool(folder, key, state.lengths);
  const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
  return {
    ...{ client, options, state, spool, about: Table?.ItemCount ?? 0 },
    continuedFrom: isContinued ? state.startedAt : undefined,
    save: () => {
      state.lengths = spool.flush();
      saveState(folder, key, state);
    },
    end: async () => {
      await documents.send(new DeleteCommand({ TableName: table, Key: checkKey() }));
      removeSpool(folder);
    },
  };
}

/** Maximum age of an interrupted check, in milliseconds. An older check starts again. */
const longestBreakMs = 12 * hourMs;

const isRecent = (at: string): boolean => Date.now() - Date.parse(at) < longestBreakMs;

/** Counts violations, and keeps the first of them. */
export function tell(state: CheckState, violations: IntegrityViolation[]): void {
  state.faults += violations.length;
  const room = maxTold - state.violations.length;
  if (room > 0) state.violations.push(...violations.slice(0, room));
}

function newState(goal: string, tables: string[], segments: number): CheckState {
  const beginning = () => Array.from({ length: segments }, () => ({ place: null, isDone: false }));
  return {
    goal,
    startedAt: new Date().toISOString(),
    scans: tables.map(table => ({ table, segments: beginning() })),
    ...{ lengths: {}, organizations: {}, checked: 0, items: 0, digest: '0', digestWithoutFormats: '0' },
    ...{ formats: {}, faults: 0, violations: [], repaired: 0, events: 0, eventFiles: 0 },
  };
}

/**
 * The key that encrypts the files of the check. It is stored in the checked table, so that only people who
 * can read the table can read the files.
 */
async function keyIn(documents: DynamoDBDocumentClient, TableName: string): Promise<Buffer> {
  const at = { TableName, Key: checkKey(), ConsistentRead: true };
  const { Item } = await documents.send(new GetCommand(at));
  if (Item) return Buffer.from(String(Item.key), 'base64');
  const key = randomBytes(32);
  await documents.send(new PutCommand({ TableName, Item: { ...checkKey(), key: key.toString('base64') } }));
  return key;
}
