import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../in-transaction.ts';
import type { Queue } from './queues.ts';

export type Message = {
  sequence: number;
  id: string;
  queue: string;
  body: string;
  groupId: string | null;
  deduplicationId: string | null;
  /** Milliseconds since 1970, as for all times here. */
  sentAt: number;
  visibleAt: number;
  receiveCount: number;
  firstReceivedAt: number | null;
  receipt: string | null;
  /** Name of the queue that moved the message here, because it was received too often; otherwise null. */
  movedFrom: string | null;
};

export type NewMessage = Pick<Message, 'body' | 'groupId' | 'deduplicationId'> & {
  delaySeconds: number;
};

export type SentMessage = { messageId: string; sequence: number };
export type QueueCounts = { visible: number; inFlight: number; delayed: number };
export type Messages = ReturnType<typeof createMessages>;

const DEDUPLICATION_INTERVAL = 5 * 60 * 1000;

const TAKE_ANY =
  'SELECT * FROM messages WHERE queue = :queue AND visibleAt <= :now ORDER BY sequence LIMIT :limit';

/**
 * Query of a FIFO queue. While a message of a group is in flight, no other message of this group is
 * delivered.
 */
const TAKE_IN_ORDER = `
  SELECT * FROM messages AS waiting WHERE queue = :queue AND visibleAt <= :now AND NOT EXISTS (
    SELECT 1 FROM messages AS busy
    WHERE busy.queue = :queue AND busy.groupId = waiting.groupId AND busy.visibleAt > :now
  ) ORDER BY sequence LIMIT :limit`;

const MOVE_EXHAUSTED = `
  UPDATE messages SET queue = :deadLetterQueue, movedFrom = :queue, receiveCount = 0, firstReceivedAt = NULL, receipt = NULL
  WHERE queue = :queue AND visibleAt <= :now AND receiveCount >= :maxReceiveCount`;

const COUNT = `
  SELECT count(*) FILTER (WHERE visibleAt <= :now) AS visible,
    count(*) FILTER (WHERE visibleAt > :now AND receiveCount > 0) AS inFlight,
    count(*) FILTER (WHERE visibleAt > :now AND receiveCount = 0) AS delayed
  FROM messages WHERE queue = :queue`;

/** The messages of all queues. `now` is in milliseconds since 1970. */
export function createMessages(database: DatabaseSync, now: () => number) {
  const add = database.prepare(
    `INSERT INTO messages (id, queue, body, attributes, groupId, deduplicationId, sentAt, visibleAt)
     VALUES (:id, :queue, :body, '{}', :groupId, :deduplicationId, :sentAt, :visibleAt)`,
  );
  const takeAny = database.prepare(TAKE_ANY);
  const takeInOrder = database.prepare(TAKE_IN_ORDER);
  const moveExhausted = database.prepare(MOVE_EXHAUSTED);
  const markReceived = database.prepare(
    `UPDATE messages SET receipt = :receipt, visibleAt = :visibleAt, receiveCount = receiveCount + 1,
     firstReceivedAt = coalesce(firstReceivedAt, :now) WHERE sequence = :sequence RETURNING *`,
  );
  const byReceipt = database.prepare('SELECT * FROM messages WHERE queue = ? AND receipt = ?');
  const remove = database.prepare('DELETE FROM messages WHERE sequence = ?');
  const count = database.prepare(COUNT);
  const forget = database.prepare('DELETE FROM deduplications WHERE sentAt <= ?');
  const remember = database.prepare(
    'INSERT INTO deduplications VALUES (:queue, :deduplicationId, :messageId, :sequence, :sentAt)',
  );
  const known = database.prepare(
    'SELECT messageId, sequence FROM deduplications WHERE queue = ? AND deduplicationId = ?',
  );

  const send = (queue: Queue, { delaySeconds, ...message }: NewMessage): SentMessage => {
    const sentAt = now();
    const { deduplicationId } = message;
    const isDeduplicated = queue.fifo && deduplicationId !== null;
    if (isDeduplicated) {
      forget.run(sentAt - DEDUPLICATION_INTERVAL);
      const earlier = known.get(queue.name, deduplicationId) as SentMessage | undefined;
      if (earlier) return earlier;
    }
    const id = randomUUID();
    const { lastInsertRowid } = add.run({
      ...message,
      id,
      queue: queue.name,
      sentAt,
      visibleAt: sentAt + delaySeconds * 1000,
    });
    const sent = { messageId: id, sequence: Number(lastInsertRowid) };
    if (isDeduplicated) remember.run({ queue: queue.name, deduplicationId, sentAt, ...sent });
    return sent;
  };

  return {
    /**
     * Sends a message. If a FIFO queue got a message with the same deduplication id less than five minutes
     * ago, returns that message instead.
     */
    send: (queue: Queue, message: NewMessage): SentMessage =>
      inTransaction(database, () => send(queue, message)),

    /** Receives up to `limit` messages, and hides them from other receivers for `visibilitySeconds`. */
    receive(queue: Queue, limit: number, visibilitySeconds: number): Message[] {
      return inTransaction(database, () => {
        const at = now();
        const { name, deadLetterQueue, maxReceiveCount } = queue;
        if (deadLetterQueue !== null)
          moveExhausted.run({ queue: name, deadLetterQueue, maxReceiveCount, now: at });
        const waiting = (queue.fifo ? takeInOrder : takeAny).all({ queue: name, now: at, limit });
        return waiting.map(({ sequence = 0 }) => {
          const visibleAt = at + visibilitySeconds * 1000;
          return markReceived.get({ sequence, visibleAt, receipt: randomUUID(), now: at }) as Message;
        });
      });
    },

    /** The message with this receipt, unless it was deleted or received again. */
    findByReceipt(queue: Queue, receipt: string): Message | undefined {
      return byReceipt.get(queue.name, receipt) as Message | undefined;
    },
    remove: (message: Message) => void remove.run(message.sequence),
    count: (queue: Queue) => count.get({ queue: queue.name, now: now() }) as QueueCounts,
    isInFlight: (message: Message) => message.visibleAt > now(),
  };
}
