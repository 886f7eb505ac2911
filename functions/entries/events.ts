import { Logger } from '@aws-lambda-powertools/logger';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { reactionContext } from '../context.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { dispatch } from '../events/dispatch.ts';
import { lazily } from '../lazily.ts';
import { notificationReactions } from '../notifications/reactions.ts';
import { organizationTables } from '../storage/open-table.ts';

export type EventsHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

/** Everything that follows from the journal. */
export const reactions = [...notificationReactions];

/** Runs what follows from the journal, fed by the table's stream. */
export function createEvents(environment: Environment, now: () => number = Date.now): EventsHandler {
  const tableOf = organizationTables(environment);
  const logger = new Logger({ serviceName: 'events', logLevel: environment.logLevel as 'INFO' });
  const dispatcher = {
    reactions,
    open: (organization: string, entry: { id: string }) => {
      const table = tableOf(organization);
      const origin = { organization, by: 'events', requestId: entry.id, idempotency: undefined, now };
      return { table, context: reactionContext(table, organization, origin) };
    },
    now,
    failed: (entry: string, reaction: string, error: unknown) =>
      logger.error('reaction failed', {
        entry,
        reaction,
        name: error instanceof Error ? error.name : 'unknown',
      }),
  };
  return event => dispatch(dispatcher, event);
}

export const handler = lazily(() => createEvents(readEnvironment(process.env)));
