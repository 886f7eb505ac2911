import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { Item } from '../../functions/platform/storage/write.ts';

/** Maximum entries of one event, as the stream delivers them. */
const maxEntriesPerEvent = 25;

/**
 * The journal since a moment as events of the table's stream. A restored table's stream begins empty,
 * so whatever had not followed yet when it was cut off follows from these; what had is not done again.
 * @param since ISO time
 */
export function replayEvents(items: Item[], since: string): DynamoDBStreamEvent[] {
  const entries = items
    .filter(item => item.kind === 'journal' && String(item.at) >= since)
    .sort((a, b) => (a.sk < b.sk ? -1 : 1));
  const records = entries.map((entry, index) => ({
    eventName: 'INSERT' as const,
    dynamodb: { SequenceNumber: `${index + 1}`, NewImage: marshall(entry) as never },
  }));
  const events: DynamoDBStreamEvent[] = [];
  for (let from = 0; from < records.length; from += maxEntriesPerEvent)
    events.push({ Records: records.slice(from, from + maxEntriesPerEvent) });
  return events;
}
