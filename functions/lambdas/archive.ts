import type { DynamoDBStreamEvent } from 'aws-lambda';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { journalArchiver } from '../platform/events/archive-journal.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';

export type ArchiveHandler = (event: DynamoDBStreamEvent) => Promise<void>;

/** Copies journal entries from the table's stream to write-once storage. It cannot access tables. */
export function createArchiveLambda(environment: Environment): ArchiveHandler {
  const keep = journalArchiver(environment);
  return event => keep(event.Records);
}

export const handler = lazyHandler(() => createArchiveLambda(readEnvironment(process.env)));
