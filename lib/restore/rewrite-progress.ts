import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from '../../functions/platform/storage/key.ts';
import { rewriteKey } from '../../functions/platform/storage/keys.ts';

/**
 * Progress of one segment of a table. If a page was interrupted and is repeated, documents that it had
 * already rewritten count only as seen.
 */
export interface SegmentProgress {
  segment: number;
  /** Where the scan continues; null before the first page. */
  place: Key | null;
  isDone: boolean;
  /** Number of items read. */
  seen: number;
  /** Number of documents upgraded to the newest format. */
  rewritten: number;
  /** Number of documents in a format that this version does not know; they are unchanged. */
  newer: number;
}

/** Where the progress of a rewrite is stored: in the table itself, so that any operator can continue it. */
export interface ProgressPlace {
  client: DynamoDBDocumentClient;
  table: string;
  segments: number;
  /** Kinds of documents with their target formats. With another goal, the rewrite starts again. */
  goal: string;
}

/**
 * Loads the progress of a segment; a new one if goal or number of segments have changed since it was stored.
 */
export async function loadProgress(
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

export async function saveProgress(
  { client, table, segments, goal }: ProgressPlace,
  progress: SegmentProgress,
): Promise<void> {
  const Item = { ...rewriteKey(progress.segment), ...progress, segments, goal };
  await client.send(new PutCommand({ TableName: table, Item }));
}
