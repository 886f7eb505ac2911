import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import { FileRecord } from '../../../shared/features/operations/files/record.ts';
import { reactionKey } from '../storage/keys.ts';
import type { RecordFormats } from '../storage/record-format.ts';
import { ConflictError, retryOnConflict } from '../storage/retry-on-conflict.ts';
import type { Table } from '../storage/table.ts';
import { type Item, isAbsent, type Write } from '../storage/write.ts';
import { JournalEntry, type PlatformReaction, type Reaction } from './reaction.ts';

/** A new record of an email from the table's stream. The email must now be put into the queue. */
const QueuedMail = z.object({ organization: z.string().nullable(), id: z.string() });
export type QueuedMail = z.output<typeof QueuedMail>;

/** A new record of a webhook delivery from the stream. The delivery must now be put into the queue. */
const QueuedDelivery = z.object({ organization: z.string(), webhookId: z.string(), id: z.string() });
export type QueuedDelivery = z.output<typeof QueuedDelivery>;

/** The record of a file that has just been attached to another record; `pk` is its partition key. */
const AttachedFile = FileRecord.extend({ status: z.literal('kept'), pk: z.string() });
export type AttachedFile = z.output<typeof AttachedFile>;

export interface ReactionScope<Context> {
  table: Table;
  context: Context;
}

export interface Dispatcher<Context, PlatformContext> {
  reactions: Reaction<Context>[];
  platformReactions: PlatformReaction<PlatformContext>[];
  platformContext: PlatformContext;
  open: (organization: string, entry: JournalEntry) => ReactionScope<Context>;
  formats: RecordFormats;
  /** Queues an email. If this fails, the stream delivers the email record again. */
  enqueueMail: (mail: QueuedMail) => Promise<void>;
  /** Queues a webhook delivery. If this fails, the stream delivers the record again. */
  enqueueDelivery: (delivery: QueuedDelivery) => Promise<void>;
  /**
   * Protects the bytes of an attached file from the bucket's lifecycle rule, which deletes temporary files.
   */
  retainFile: (file: AttachedFile) => Promise<void>;
  /** Marks the bytes of personal files as temporary; the bucket's lifecycle rule then deletes them. */
  releasePersonalFiles: (names: string[]) => Promise<void>;
  now: () => number;
  logFailure: (entryId: string, reaction: string, error: unknown) => void;
}

const maxAttempts = 5;
const retentionSeconds = 30 * 86_400;

/**
 * Runs the reactions to each journal entry of a stream batch, in order. Stops at the first failure and
 * reports it, so that the stream delivers this entry and all later ones again.
 */
export async function dispatch<Context, PlatformContext>(
  dispatcher: Dispatcher<Context, PlatformContext>,
  event: DynamoDBStreamEvent,
): Promise<DynamoDBBatchResponse> {
  for (const { dynamodb } of event.Records) {
    const image = unmarshall((dynamodb?.NewImage ?? {}) as Parameters<typeof unmarshall>[0]);
    const isDone = await handleChange(dispatcher, dispatcher.formats.upgrade(image as Item));
    if (!isDone) return { batchItemFailures: [{ itemIdentifier: dynamodb?.SequenceNumber ?? '' }] };
  }
  return { batchItemFailures: [] };
}

async function handleChange<Context, PlatformContext>(
  dispatcher: Dispatcher<Context, PlatformContext>,
  image: Record<string, unknown>,
): Promise<boolean> {
  if (image.kind === 'journal') return runReactions(dispatcher, JournalEntry.parse(image));
  const received = receivedActs[String(image.kind)];
  if (received) return runReactions(dispatcher, entryOf(image, received));
  if (image.kind === 'file') return retainIfAttached(dispatcher, image);
  if (image.kind === 'webhook-delivery') {
    const delivery = QueuedDelivery.parse(image);
    return enqueueSafely(dispatcher, delivery.id, 'hand-delivery', () =>
      dispatcher.enqueueDelivery(delivery),
    );
  }
  if (image.kind !== 'mail') return true;
  const mail = QueuedMail.parse(image);
  return enqueueSafely(dispatcher, mail.id, 'hand-mail', () => dispatcher.enqueueMail(mail));
}

/**
 * Journal event for each kind of record that families create. Families cannot write to the journal, so their
 * records themselves are treated as journal entries.
 */
const receivedActs: Record<string, string> = {
  registration: 'registration.received',
  'survey-answer': 'survey.received',
};

const entryOf = ({ id, organization, at }: Record<string, unknown>, act: string): JournalEntry =>
  JournalEntry.parse({ id, organization, at, act, record: id, by: 'public' });

async function retainIfAttached<Context, PlatformContext>(
  dispatcher: Dispatcher<Context, PlatformContext>,
  image: Record<string, unknown>,
): Promise<boolean> {
  const file = AttachedFile.safeParse(image).data;
  if (!file) return true;
  return enqueueSafely(dispatcher, file.id, 'retain-file', () => dispatcher.retainFile(file));
}

/** Runs an idempotent action, such as queueing. If it fails, logs the failure and returns false. */
async function enqueueSafely(
  { logFailure }: Pick<Dispatcher<never, never>, 'logFailure'>,
  id: string,
  name: string,
  hand: () => Promise<void>,
): Promise<boolean> {
  try {
    await hand();
    return true;
  } catch (error) {
    logFailure(id, name, error);
    return false;
  }
}

/** Runs every reaction to one journal entry. Returns false if a reaction failed. */
async function runReactions<Context, PlatformContext>(
  dispatcher: Dispatcher<Context, PlatformContext>,
  entry: JournalEntry,
): Promise<boolean> {
  const released = [entry.detail?.releasedOwn ?? []].flat();
  const release = () => dispatcher.releasePersonalFiles(released);
  if (released.length > 0 && !(await enqueueSafely(dispatcher, entry.id, 'release-own', release)))
    return false;
  if (entry.organization === null) {
    for (const { name, on, react } of dispatcher.platformReactions) {
      if (!on.includes(entry.act)) continue;
      const isDone = await enqueueSafely(dispatcher, entry.id, name, () =>
        react(entry, dispatcher.platformContext),
      );
      if (!isDone) return false;
    }
    return true;
  }
  const { organization } = entry;
  for (const reaction of dispatcher.reactions.filter(({ on }) => on.includes(entry.act))) {
    try {
      await runReaction(dispatcher, organization, entry, reaction);
    } catch (error) {
      dispatcher.logFailure(entry.id, reaction.name, error);
      return false;
    }
  }
  return true;
}

async function runReaction<Context>(
  { open, now }: Pick<Dispatcher<Context, never>, 'open' | 'now'>,
  organization: string,
  entry: JournalEntry,
  reaction: Reaction<Context>,
): Promise<void> {
  const { table, context } = open(organization, entry);
  const key = reactionKey(organization, entry.id, reaction.name);
  const react = async () => {
    const [done] = await table.get([key]);
    if (done) return;
    const writes = await reaction.react(entry, context);
    const mark: Write = {
      put: { ...key, expiresAt: Math.floor(now() / 1000) + retentionSeconds },
      when: isAbsent,
      onConditionFailed: () => new ConflictError(),
    };
    await table.transact([mark, ...writes]);
  };
  await retryOnConflict(react, { maxAttempts });
}
