import type { DatabaseSync } from 'node:sqlite';
import { SqsError } from './sqs-error.ts';

export type NewQueue = {
  /** Ends in `.fifo` only if the queue keeps the order. */
  name: string;
  fifo?: boolean;
  visibilitySeconds?: number;
  /** Queue for messages that were received `maxReceiveCount` times without being deleted. */
  redrive?: { to: string; maxReceiveCount: number };
};

export type Queue = {
  name: string;
  fifo: boolean;
  visibilitySeconds: number;
  deadLetterQueue: string | null;
  maxReceiveCount: number | null;
};

export type Queues = ReturnType<typeof createQueues>;

const ACCOUNT = '000000000000';
export const REGION = 'ap-east-1';

/** The queues of a database. If a queue exists, creating it changes its settings and keeps its messages. */
export function createQueues(database: DatabaseSync) {
  const find = database.prepare('SELECT * FROM queues WHERE name = ?');
  const save = database.prepare(
    'INSERT OR REPLACE INTO queues VALUES (:name, :fifo, :visibilitySeconds, :deadLetterQueue, :maxReceiveCount)',
  );

  const get = (name: string): Queue => {
    const row = find.get(name) as (Omit<Queue, 'fifo'> & { fifo: number }) | undefined;
    if (!row) throw new SqsError('QueueDoesNotExist', `There is no queue ${name}.`);
    return { ...row, fifo: row.fifo === 1 };
  };

  return {
    create({ name, fifo = false, visibilitySeconds = 30, redrive }: NewQueue): void {
      if (fifo !== name.endsWith('.fifo')) throw new Error(`Only FIFO queues end in .fifo: ${name}`);
      if (redrive && get(redrive.to).fifo !== fifo) throw new Error(`${redrive.to} is of another kind.`);
      const deadLetterQueue = redrive?.to ?? null;
      const maxReceiveCount = redrive?.maxReceiveCount ?? null;
      save.run({ name, fifo: Number(fifo), visibilitySeconds, deadLetterQueue, maxReceiveCount });
    },
    /** Throws `QueueDoesNotExist`. */
    get,
    /** Finds a queue by URL; ignores the host in it. Throws `QueueDoesNotExist`. */
    at: (url: string) => get(url.slice(url.lastIndexOf('/') + 1)),
  };
}

export function queueUrl(endpoint: string, name: string): string {
  return `${endpoint}/${ACCOUNT}/${name}`;
}

export function queueArn(name: string): string {
  return `arn:aws:sqs:${REGION}:${ACCOUNT}:${name}`;
}
