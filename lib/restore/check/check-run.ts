import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type AttributeValue, DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { checkKey } from '../../../functions/platform/storage/keys.ts';
import { hourMs } from '../../../shared/core/dates/durations.ts';
import { appVersion } from '../../build/app-version.ts';
import type { IntegrityViolation } from '../integrity-violation.ts';
import { loadState, removeSpool, Spool, saveState } from './spool.ts';

/** Maximum number of violations in the list. Further violations are only counted. */
const maxTold = 50;

export interface CheckOptions {
  table: string;
  /** Table of the region's first cell; absent if the region has only one cell (installation). */
  region?: string;
  /** Whether to repair derived items: those that can be computed from other items. */
  shouldRepair: boolean;
  /** If set, writes events into the folder. The events replay the journal since an ISO time. */
  replay?: { since: string; folder: string };
  /**
   * Folder for an encrypted copy of the table, from which an interrupted check continues. Deleted at the end.
   */
  folder: string;
  /** Whether to begin a new check even if an interrupted one could be continued. */
  isAnew?: boolean;
  /** Maximum number of items per page. By default, a page contains a megabyte. */
  pageSize?: number;
  itemsPerSave?: number;
  /**
   * Called if the check continues an interrupted one. @param startedAt start of the interrupted check, ISO
   * time
   */
  onContinue?: (startedAt: string) => void;
  onProgress?: (progress: CheckProgress) => void;
}

/**
 * Progress of a step. In `read`, `done` and `of` count items (`of` approximately). In `check`, they count
 * organisations and parts of the platform.
 */
export interface CheckProgress {
  step: 'read' | 'check';
  done: number;
  of: number;
}

export interface CheckFindings {
  items: number;
  digest: string;
  /** Digest of all items without their format numbers. It is equal for tables that differ only in formats. */
  digestWithoutFormats: string;
  /** Number of documents by kind and format, such as `case 1`. */
  formats: Record<string, number>;
  /** Number of all violations; `violations` lists only the first ones. */
  faults: number;
  violations: IntegrityViolation[];
  repaired: number;
  /** Number of stream records in the written events. */
  events: number;
}

export interface CheckState extends CheckFindings {
  /** The options of the check, as text. Only a check with the same options continues this one. */
  goal: string;
  /** When the check began, ISO time. */
  startedAt: string;
  /** Where reading continues in each segment of each table; `place` is null at the beginning. */
  scans: { table: string; segments: { place: Record<string, AttributeValue> | null; isDone: boolean }[] }[];
  /** Length of each file with copied items (`Spool`), in bytes. */
  lengths: Record<string, number>;
  /** For each organisation, by slug, whether the checked table itself has records of it. */
  organizations: Record<string, boolean>;
  /** Number of parts that have been checked: the library, the platform, and each organisation, by slug. */
  checked: number;
  eventFiles: number;
}

export interface CheckRun {
  client: DynamoDBClient;
  options: CheckOptions;
  state: CheckState;
  spool: Spool;
  /** Approximate number of items in the table: AWS counts them every six hours. */
  about: number;
  /** Start of the interrupted check that this check continues, ISO time; undefined for a new check. */
  continuedFrom: string | undefined;
  /** Saves the state. If the process is killed, the check continues from this state. */
  save: () => void;
  end: () => Promise<void>;
}

/** Begins a check, or continues an interrupted check of the same table with the same options. */
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

/** Maximum age of an interrupted check that is continued, in milliseconds. */
const longestBreakMs = 12 * hourMs;

const isRecent = (at: string): boolean => Date.now() - Date.parse(at) < longestBreakMs;

/** Counts violations, and adds the first ones to the list. */
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
 * The key that encrypts the check's files. It is stored in the checked table. Only people who can read the
 * table can therefore read the files.
 */
async function keyIn(documents: DynamoDBDocumentClient, TableName: string): Promise<Buffer> {
  const at = { TableName, Key: checkKey(), ConsistentRead: true };
  const { Item } = await documents.send(new GetCommand(at));
  if (Item) return Buffer.from(String(Item.key), 'base64');
  const key = randomBytes(32);
  await documents.send(new PutCommand({ TableName, Item: { ...checkKey(), key: key.toString('base64') } }));
  return key;
}
