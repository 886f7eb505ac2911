import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { listen, readBody } from '../serve.ts';
import { createMessages, type QueueCounts } from './messages.ts';
import { openDatabase } from './open-database.ts';
import { type Context, type Operation, operation } from './operation.ts';
import { createQueues, type NewQueue, type Queue, queueArn, queueUrl } from './queues.ts';
import { receiveMessage } from './receive-messages.ts';
import { sendMessage } from './send-messages.ts';
import { deleteMessageBatch } from './settle-messages.ts';
import { SqsError } from './sqs-error.ts';

const getQueueAttributes = operation(
  z.strictObject({ QueueUrl: z.string(), AttributeNames: z.array(z.string()).default([]) }),
  ({ QueueUrl, AttributeNames }, { queues, messages }) => {
    const queue = queues.at(QueueUrl);
    const attributes = Object.entries(attributesOf(queue, messages.count(queue)));
    const requested = attributes.filter(
      ([name, value]) =>
        value !== undefined && (AttributeNames.includes('All') || AttributeNames.includes(name)),
    );
    return { Attributes: Object.fromEntries(requested) };
  },
);

function attributesOf(
  { name, fifo, visibilitySeconds, deadLetterQueue, maxReceiveCount }: Queue,
  counts: QueueCounts,
) {
  const redrive = deadLetterQueue && { deadLetterTargetArn: queueArn(deadLetterQueue), maxReceiveCount };
  return {
    QueueArn: queueArn(name),
    VisibilityTimeout: String(visibilitySeconds),
    ApproximateNumberOfMessages: String(counts.visible),
    ApproximateNumberOfMessagesNotVisible: String(counts.inFlight),
    ApproximateNumberOfMessagesDelayed: String(counts.delayed),
    FifoQueue: fifo ? 'true' : undefined,
    RedrivePolicy: redrive ? JSON.stringify(redrive) : undefined,
  };
}

export type SqsOptions = {
  port?: number;
  /** SQLite file; created if missing. */
  database: string;
  /** Returns the current time in milliseconds since 1970. */
  now?: () => number;
};

const OPERATIONS: Record<string, Operation | undefined> = {
  DeleteMessageBatch: deleteMessageBatch,
  GetQueueAttributes: getQueueAttributes,
  ReceiveMessage: receiveMessage,
  SendMessage: sendMessage,
};

const MAX_BODY = 8 * 1024 * 1024;

/**
 * A stand-in for Amazon SQS with its JSON protocol, for standard and FIFO queues. It supports what the
 * product and its tests use. Acknowledged messages survive the process. Messages do not expire. Signatures
 * are not checked.
 */
export async function startSqs({ port, database: path, now = Date.now }: SqsOptions) {
  const database = openDatabase(path);
  const queues = createQueues(database);
  const signal = createChangeSignal();
  const shared = { queues, messages: createMessages(database, now), ...signal };
  const server = await listen(async (request, response) => {
    const endpoint = `http://${request.headers.host}`;
    await serve(request, response, { ...shared, endpoint, isAbandoned: () => response.destroyed });
  }, port);

  return {
    endpoint: server.endpoint,
    createQueue(queue: NewQueue): { url: string; arn: string } {
      queues.create(queue);
      return { url: queueUrl(server.endpoint, queue.name), arn: queueArn(queue.name) };
    },
    waiting(name: string): number {
      const { visible, inFlight } = shared.messages.count(queues.get(name));
      return visible + inFlight;
    },
    /** Stops all receivers that wait. The messages stay in the file. */
    async close() {
      await server.close();
      signal.announce();
      await new Promise(resolve => setImmediate(resolve));
      database.close();
    },
  };
}

async function serve(request: IncomingMessage, response: ServerResponse, context: Context) {
  const head = { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() };
  try {
    const answer = await run(request, context);
    response.writeHead(200, head).end(JSON.stringify(answer));
  } catch (error) {
    if (!(error instanceof SqsError)) throw error;
    response.writeHead(400, { ...head, 'x-amzn-query-error': `${error.queryCode};Sender` });
    response.end(JSON.stringify({ __type: `com.amazonaws.sqs#${error.type}`, message: error.message }));
  }
}

async function run(request: IncomingMessage, context: Context) {
  const body = await readBody(request, MAX_BODY);
  if (!body) throw new SqsError('BatchRequestTooLong', 'The request is too long.');
  const target = String(request.headers['x-amz-target']);
  const operation = OPERATIONS[target.replace(/^AmazonSQS\./, '')];
  if (!operation) throw new SqsError('UnknownOperationException', `${target} is not supported here.`);
  return operation(parseJson(body), context);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new SqsError('InvalidParameterValueException', 'The body is not JSON.');
  }
}

/** A signal that code can wait for, with a timeout. */
function createChangeSignal() {
  const sleepers = new Set<() => void>();

  return {
    announce() {
      for (const wake of [...sleepers]) wake();
    },
    /** Resolves at the next call of `announce`, or after this many milliseconds. */
    nextChange: (milliseconds: number) =>
      new Promise<void>(resolve => {
        const wake = () => {
          clearTimeout(timer);
          sleepers.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        sleepers.add(wake);
      }),
  };
}
