import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { newestFormat, RecordFormats } from '../../functions/platform/storage/record-format.ts';
import { keyRows } from './key-rows.ts';
import { formatsIn, keyKinds } from './record-formats-source.ts';
import { type RewriteOptions, rewriteFormats } from './rewrite-formats.ts';

/**
 * Upgrades a table to the newest formats of this version, in the account and region of the AWS settings.
 * @returns sums over all segments, including earlier runs with the same goal
 */
export async function rewriteTable(options: Omit<RewriteOptions, 'client' | 'formats' | 'goal'>) {
  const known = formatsIn(keyRows);
  const goal = known.map(format => `${format.kind} ${newestFormat(format)}`).join(', ');
  const formats = new RecordFormats(keyKinds(keyRows), known);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  try {
    const done = await rewriteFormats({ ...options, client, formats, goal });
    const sum = (name: 'seen' | 'rewritten' | 'newer') =>
      done.reduce((total, progress) => total + progress[name], 0);
    return { seen: sum('seen'), rewritten: sum('rewritten'), newer: sum('newer') };
  } finally {
    client.destroy();
  }
}
