import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from '../../functions/platform/storage/key.ts';
import { rewriteKey } from '../../functions/platform/storage/keys.ts';
import {
  formatOf,
  newestFormat,
  type RecordFormats,
  upgradeWrite,
} from '../../functions/platform/storage/record-format.ts';
import { type Item, toTransactItem } from '../../functions/platform/storage/write.ts';

export interface RewriteOptions {
  client: DynamoDBDocumentClient;
  table: string;
  formats: RecordFormats;
  /** Kinds of documents, each with the format to which it is upgraded, such as `eye-report 2`. */
  goal: string;
  segments: number;
  /** Number of items per page; the progress is stored after each page. */
  pageSize: number;
  /** Whether to start from the beginning even if an earlier run is complete or was interrupted. */
  isAnew?: boolean;
  onPage?: (progress: SegmentProgress) => void;
}

/** Maximum number of attempts per document. Users may change a document during an attempt. */
const maxAttempts = 5;

/**
 * Upgrades all documents of a table to the newest format of their kind while the product is in use. If a
 * document has changed since it was read, it is read again before it is written. If the process is killed,
 * the next run continues with the current page.
 * @returns the result of each segment
 */
export function rewriteFormats(options: RewriteOptions): Promise<SegmentProgress[]> {
  return Promise.all(
    Array.from({ length: options.segments }, (_, segment) => rewriteSegment(options, segment)),
  );
}

async function rewriteSegment(options: RewriteOptions, segment: number): Promise<SegmentProgress> {
  const { client, table, segments, pageSize, onPage } = options;
  let progress = await loadProgress(options.isAnew ? { ...options, goal: '' } : options, segment);
  while (!progress.isDone) {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: table,
        Segment: segment,
        TotalSegments: segments,
        ConsistentRead: true,
        Limit: pageSize,
        ExclusiveStartKey: progress.place ?? undefined,
      }),
    );
    const counts = { rewritten: 0, newer: 0 };
    for (const item of Items as Item[]) {
      const outcome = await rewrite(options, item);
      if (outcome) counts[outcome]++;
    }
    progress = {
      segment,
      place: (LastEvaluatedKey as SegmentProgress['place']) ?? null,
      isDone: LastEvaluatedKey === undefined,
      seen: progress.seen + Items.length,
      rewritten: progress.rewritten + counts.rewritten,
      newer: progress.newer + counts.newer,
    };
    await saveProgress(options, progress);
    onPage?.(progress);
  }
  return progress;
}

async function rewrite(
  { client, table, formats }: RewriteOptions,
  found: Item,
): Promise<'rewritten' | 'newer' | undefined> {
  let item: Item | undefined = found;
  for (let attempt = 0; item && attempt < maxAttempts; attempt++) {
    const format = formats.find(item);
    if (format && formatOf(item) > newestFormat(format)) return 'newer';
    if (!formats.isOld(item)) return undefined;
    const { Put } = toTransactItem(upgradeWrite(formats, item), table);
    try {
      await client.send(new PutCommand({ TableName: table, Item: undefined, ...Put }));
      return 'rewritten';
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
    const { pk, sk }: Item = item;
    const answer = await client.send(
      new GetCommand({ TableName: table, Key: { pk, sk }, ConsistentRead: true }),
    );
    item = answer.Item as Item | undefined;
  }
  if (item) throw new Error(`${item.pk} ${item.sk} is changed all the time; run again`);
  return undefined;
}

/**
 * Progress in one segment of a table. `rewritten` counts each document only once, even if a page is processed
 * again after an interruption.
 */
interface SegmentProgress {
  segment: number;
  /** Key after which the scan continues; null before the first page. */
  place: Key | null;
  isDone: boolean;
  seen: number;
  rewritten: number;
  /**
   * Number of documents that this version cannot read, because their format is newer. Such documents stay
   * unchanged.
   */
  newer: number;
}

/** Where the progress is stored: in the table itself, so that every operator can continue. */
interface ProgressPlace {
  client: DynamoDBDocumentClient;
  table: string;
  segments: number;
  /**
   * Kinds of documents with the formats to reach. If the goal differs from the stored goal, the run starts
   * from the beginning.
   */
  goal: string;
}

/** Loads the progress of a segment; a new one if the goal or the number of segments has changed since. */
async function loadProgress(
  { client, table, segments, goal }: ProgressPlace,
  segment: number,
): Promise<SegmentProgress> {
  const { Item: stored } = await client.send(
    new GetCommand({ TableName: table, Key: rewriteKey(segment), ConsistentRead: true }),
  );
  const beginning = { segment, place: null, isDone: false, seen: 0, rewritten: 0, newer: 0 };
  if (stored?.goal !== goal || stored.segments !== segments) return beginning;
  const { place, isDone, seen, rewritten, newer } = stored as SegmentProgress & Record<string, unknown>;
  return { segment, place, isDone, seen, rewritten, newer };
}

async function saveProgress(
  { client, table, segments, goal }: ProgressPlace,
  progress: SegmentProgress,
): Promise<void> {
  const Item = { ...rewriteKey(progress.segment), ...progress, segments, goal };
  await client.send(new PutCommand({ TableName: table, Item }));
}
