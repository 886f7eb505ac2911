import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { Item } from '../../functions/platform/storage/write.ts';
import { temporaryFileSeconds } from '../../shared/core/limits.ts';

/** Maximum number of entries per event; the stream's own events have the same limit. */
const maxEntriesPerEvent = 25;

/** Longest time, in milliseconds, between the start of an upload and the use of its file by a record. */
const attachableMs = temporaryFileSeconds * 2_000;

const replayedKinds = ['journal', 'file', 'registration', 'survey-answer'];

export const isReplayable = ({ kind }: Item): boolean => replayedKinds.includes(String(kind));

/**
 * Makes stream events from a restored table, whose own stream is empty. The events are about journal entries
 * since a time, files that may have been attached since then, and input from families that nobody has
 * processed. With these events, the reactions that had not run before the loss run. Reactions that had run
 * are not repeated.
 * @param since ISO time
 */
export function replayEvents(items: Item[], since: string): DynamoDBStreamEvent[] {
  const entries = items
    .filter(item => item.kind === 'journal' && String(item.at) >= since)
    .sort((a, b) => (a.sk < b.sk ? -1 : 1));
  const attachable = new Date(Date.parse(since) - attachableMs).toISOString();
  const attachedFiles = items.filter(
    ({ kind, status, at }) => kind === 'file' && status === 'kept' && String(at) >= attachable,
  );
  const received = items.filter(
    ({ kind, fields, given }) =>
      (kind === 'registration' && fields !== undefined) || (kind === 'survey-answer' && given !== undefined),
  );
  const changes = [
    ...entries.map(entry => ({ eventName: 'INSERT' as const, entry })),
    ...attachedFiles.map(entry => ({ eventName: 'MODIFY' as const, entry })),
    ...received.map(entry => ({ eventName: 'INSERT' as const, entry })),
  ];
  const records = changes.map(({ eventName, entry }, index) => ({
    eventName,
    dynamodb: { SequenceNumber: `${index + 1}`, NewImage: marshall(entry) as never },
  }));
  const events: DynamoDBStreamEvent[] = [];
  for (let from = 0; from < records.length; from += maxEntriesPerEvent)
    events.push({ Records: records.slice(from, from + maxEntriesPerEvent) });
  return events;
}
