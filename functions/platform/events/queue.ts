import { GetQueueAttributesCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';

/** Queue attributes whose sum is the number of messages in the queue. */
const counts = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesDelayed',
  'ApproximateNumberOfMessagesNotVisible',
] as const;

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
   * @param group message group; a failed message delays only its own group
   * @param once deduplication id; FIFO queues drop duplicates within five minutes
   * @param delaySeconds at most 15 minutes; not for FIFO queues
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

  /** Approximate number of messages: waiting, delayed, in flight. Only the consuming Lambda may read it. */
  async size(): Promise<number> {
    const { Attributes = {} } = await this.#client.send(
      new GetQueueAttributesCommand({ QueueUrl: this.#url, AttributeNames: [...counts] }),
    );
    return counts.reduce((total, name) => total + Number(Attributes[name] ?? 0), 0);
  }
}
