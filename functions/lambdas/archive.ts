import type { DynamoDBStreamEvent } from 'aws-lambda';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { journalKeeper } from '../platform/events/keep-journal.ts';
import { lazily } from '../platform/lazily.ts';

export type ArchiveHandler = (event: DynamoDBStreamEvent) => Promise<void>;

/** Copies the journal to where nobody can change it, fed by the table's stream. It reaches no table. */
export function createArchive(environment: Environment): ArchiveHandler {
  const keep = journalKeeper(environment);
  return event => keep(event.Records);
}

export const handler = lazily(() => createArchive(readEnvironment(process.env)));
