import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../in-transaction.ts';
import type { MessageAttributes } from './message-attributes.ts';
import type { Queue } from './queues.ts';

export type Message = {
  sequence: number;
  id: string;
  queue: string;
  body: string;
  attributes: MessageAttributes;
  groupId: string | null;
  deduplicationId: string | null;
  /** Milliseconds since 1970, as the other times. */
  sentAt: number;
  visibleAt: number;
  receiveCount: number;
  firstReceivedAt: number | null;
  receipt: string | null;
  /** The queue it was moved from after too many receives. */
  movedFrom: string | null;
};

export type NewMessage = Pick<Message, 'body' | 'attributes' | 'groupId' | 'deduplicationId'> & {
  delaySeconds: number;
};

export type SentMessage = { messageId: string; sequence: number };
export type QueueCounts = { visible: number; inFlight: number; delayed: number };
export type Messages = ReturnType<typeof createMessages>;

type Row = Omit<Message, 'attributes'> & { attributes: string };

const DEDUPLICATION_INTERVAL = 5 * 60 * 1000;

const TAKE_ANY =
  'SELECT * FROM messages WHERE queue = :queue AND visibleAt <= :now ORDER BY sequence LIMIT :limit';

/** A group of which a message is in flight waits, so that its order is kept. */
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
     VALUES (:id, :queue, :body, :attributes, :groupId, :deduplicationId, :sentAt, :visibleAt)`,
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
  const hide = database.prepare('UPDATE messages SET visibleAt = ? WHERE sequence = ?');
  const removeAll = database.prepare('DELETE FROM messages WHERE queue = ?');
  const count = database.prepare(COUNT);
  const forget = database.prepare('DELETE FROM deduplications WHERE sentAt <= ?');
  const remember = database.prepare(
    'INSERT INTO deduplications VALUES (:queue, :deduplicationId, :messageId, :sequence, :sentAt)',
  );
  const known = database.prepare(
    'SELECT messageId, sequence FROM deduplications WHERE queue = ? AND deduplicationId = ?',
  );

  const send = (queue: Queue, { attributes, delaySeconds, ...message }: NewMessage): SentMessage => {
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
      attributes: JSON.stringify(attributes),
      sentAt,
      visibleAt: sentAt + delaySeconds * 1000,
    });
    const sent = { messageId: id, sequence: Number(lastInsertRowid) };
    if (isDeduplicated) remember.run({ queue: queue.name, deduplicationId, sentAt, ...sent });
    return sent;
  };

  return {
    /**
     * Sends messages in their order. In a FIFO queue, one whose deduplication id was sent less than five
     * minutes ago is not sent again; the earlier one is answered.
     */
    send: (queue: Queue, messages: NewMessage[]): SentMessage[] =>
      inTransaction(database, () => messages.map(message => send(queue, message))),

    /** Receives up to `limit` messages, hidden from others for some seconds. */
    receive(queue: Queue, limit: number, visibilitySeconds: number): Message[] {
      return inTransaction(database, () => {
        const at = now();
        const { name, deadLetterQueue, maxReceiveCount } = queue;
        if (deadLetterQueue !== null)
          moveExhausted.run({ queue: name, deadLetterQueue, maxReceiveCount, now: at });
        const waiting = (queue.fifo ? takeInOrder : takeAny).all({ queue: name, now: at, limit });
        return waiting.map(({ sequence = 0 }) => {
          const visibleAt = at + visibilitySeconds * 1000;
          return fromRow(markReceived.get({ sequence, visibleAt, receipt: randomUUID(), now: at }) as Row);
        });
      });
    },

    /** The message last received under a receipt, if it is still there. */
    findByReceipt(queue: Queue, receipt: string): Message | undefined {
      const row = byReceipt.get(queue.name, receipt) as Row | undefined;
      return row && fromRow(row);
    },
    remove: (message: Message) => void remove.run(message.sequence),
    hide: (message: Message, seconds: number) => void hide.run(now() + seconds * 1000, message.sequence),
    removeAll: (queue: Queue) => void removeAll.run(queue.name),
    count: (queue: Queue) => count.get({ queue: queue.name, now: now() }) as QueueCounts,
    isInFlight: (message: Message) => message.visibleAt > now(),
  };
}

function fromRow(row: Row): Message {
  return { ...row, attributes: JSON.parse(row.attributes) };
}
