import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';

/** A queue that this Lambda may send to. */
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
   * @param group whose message it is; the work of one group holds up no other
   * @param once messages of the same name within five minutes are one, where the queue keeps order
   */
  async send(group: string, message: object, once?: string): Promise<void> {
    await this.#client.send(
      new SendMessageCommand({
        QueueUrl: this.#url,
        MessageGroupId: group,
        MessageBody: JSON.stringify(message),
        ...(once && { MessageDeduplicationId: once }),
      }),
    );
  }
}
