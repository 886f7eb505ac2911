import { GetQueueAttributesCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';

/** What the messages of a queue are counted by. */
const counts = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesDelayed',
  'ApproximateNumberOfMessagesNotVisible',
] as const;

/** An SQS queue that this Lambda sends to. */
export class Queue {
  readonly #client: SQSClient;
  readonly #url: string;

  constructor({ region, standIns }: Pick<Environment, 'region' | 'standIns'>, url: string) {
    this.#url = url;
    this.#client = new SQSClient({
      region,
      endpoint: standIns?.endpoints.sqs,
      credentials: standIns?.credentials,
      requestHandler: awsTimeouts,
    });
  }

  /**
   * Sends a message.
   * @param group message group; groups do not block each other
   * @param once deduplication id; FIFO queues drop duplicates within five minutes
   * @param delaySeconds how long it is held back, 15 minutes at the most; not for FIFO queues
   */
  async send(group: string, message: object, once?: string, delaySeconds?: number): Promise<void> {
    await this.#client.send(
      new SendMessageCommand({
        QueueUrl: this.#url,
        MessageGroupId: group,
        MessageBody: JSON.stringify(message),
        ...(once && { MessageDeduplicationId: once }),
        ...(delaySeconds && { DelaySeconds: delaySeconds }),
      }),
    );
  }

  /** How many messages it holds, about: to be taken, held back, and at work. Only for the queue's own worker. */
  async size(): Promise<number> {
    const { Attributes = {} } = await this.#client.send(
      new GetQueueAttributesCommand({ QueueUrl: this.#url, AttributeNames: [...counts] }),
    );
    return counts.reduce((total, name) => total + Number(Attributes[name] ?? 0), 0);
  }
}
