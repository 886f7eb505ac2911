import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from '../../functions/platform/storage/key.ts';
import { rewriteKey } from '../../functions/platform/storage/keys.ts';

/**
 * Progress in one segment of a table. `rewritten` counts each document only once, even if a page is processed
 * again after an interruption.
 */
export interface SegmentProgress {
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
export interface ProgressPlace {
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
