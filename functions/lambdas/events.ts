import { Logger } from '@aws-lambda-powertools/logger';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { reactionContext } from '../composition/reaction-context.ts';
import { platformReactions, reactions } from '../composition/reactions.ts';
import { recordFormats } from '../composition/record-formats.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import {
  type AttachedFile,
  dispatch,
  type QueuedDelivery,
  type QueuedMail,
} from '../platform/events/dispatch.ts';
import { Queue } from '../platform/events/queue.ts';
import {
  fileOwnerOf,
  organizationFileLocation,
  personFileLocation,
  releasedObjectKey,
} from '../platform/files/file-locations.ts';
import { FilesStore } from '../platform/files/files-store.ts';
import { openBucket, organizationBuckets } from '../platform/files/open-bucket.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';
import { openTable, organizationTables } from '../platform/storage/open-table.ts';
import { organizationCredentials } from '../platform/storage/organization-credentials.ts';

export type EventsHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

/** Receives journal entries from the DynamoDB stream, and runs each feature's reactions to them. */
export function createEventsLambda(environment: Environment, now: () => number = Date.now): EventsHandler {
  const credentialsOf = organizationCredentials(environment);
  const ownTable = openTable(environment, recordFormats);
  const tableOf = organizationTables(environment, credentialsOf, recordFormats);
  const bucketOf = organizationBuckets(environment, credentialsOf);
  const ownBucket = openBucket(environment);
  const queues = { jobs: new Queue(environment, environment.jobsQueueUrl) };
  const mailQueue = new Queue(environment, environment.mailQueueUrl);
  const webhooksQueue = new Queue(environment, environment.webhooksQueueUrl);
  const logger = new Logger({ serviceName: 'events', logLevel: environment.logLevel as 'INFO' });
  const dispatcher = {
    reactions,
    platformReactions,
    platformContext: queues,
    open: (organization: string, entry: { id: string }) => {
      const table = tableOf(organization);
      const origin = { organization, by: 'events', requestId: entry.id, idempotency: undefined, now };
      const services = { table, own: ownTable, bucket: bucketOf(organization), queues };
      return { table, context: reactionContext(services, organization, origin) };
    },
    formats: recordFormats,
    enqueueMail: ({ organization, id }: QueuedMail) =>
      mailQueue.send(organization ?? 'platform', { organization, id }),
    enqueueDelivery: ({ organization, webhookId, id }: QueuedDelivery) =>
      webhooksQueue.send(organization, { organization, webhookId, id }),
    retainFile: ({ pk, id, purpose }: AttachedFile) => {
      const origin = { organization: null, by: 'events', requestId: id, idempotency: undefined, now };
      const owner = fileOwnerOf(pk);
      const files =
        'person' in owner
          ? new FilesStore(ownTable, origin, personFileLocation(owner.person), ownBucket)
          : new FilesStore(
              tableOf(owner.organization),
              origin,
              organizationFileLocation(owner.organization),
              bucketOf(owner.organization),
            );
      return files.retainBytes(id, purpose);
    },
    releasePersonalFiles: async (names: string[]) => {
      const bucket = await ownBucket();
      for (const name of names) await bucket.markTemporary(releasedObjectKey(name));
    },
    now,
    logFailure: (entry: string, reaction: string, error: unknown) =>
      logger.error('reaction failed', {
        entry,
        reaction,
        name: error instanceof Error ? error.name : 'unknown',
      }),
  };
  return event => dispatch(dispatcher, event);
}

export const handler = lazyHandler(() => createEventsLambda(readEnvironment(process.env)));
