import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from '../../functions/platform/storage/key.ts';
import { rewriteKey } from '../../functions/platform/storage/keys.ts';

/** How far one segment of a table is. What a page that broke off had rewritten already counts as seen only. */
export interface SegmentProgress {
  segment: number;
  /** Where the scan goes on; null before the first page. */
  place: Key | null;
  isDone: boolean;
  /** Items looked at. */
  seen: number;
  /** Documents brought to the newest format. */
  rewritten: number;
  /** Documents of a format that this version does not know, which stay as they are. */
  newer: number;
}

/** Where the progress of a rewrite is stored: in the table itself, so that anybody can go on with it. */
export interface ProgressPlace {
  client: DynamoDBDocumentClient;
  table: string;
  segments: number;
  /** Kinds with the formats that they are brought to; another goal begins anew. */
  goal: string;
}

/** What was stored of a segment; a beginning if that was for another goal or another number of segments. */
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
