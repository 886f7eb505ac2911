import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { DeleteMessageCommand, type Message, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';

/** The message that Lambda stores after an invocation and its two retries have failed. */
const FailedInvocation = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  requestPayload: z.unknown(),
});

/** Attribute of a message from EventBridge: the ARN of the Lambda that EventBridge could not invoke. */
const targetAttribute = 'TARGET_ARN';

/**
 * Sends stored events to their Lambdas again. Deletes an event if the Lambda succeeds. A Lambda may get the
 * same event twice.
 * @returns `taken`: number of deleted events; `failed`: number of events that stay in the queue
 */
export async function invokeAgain(
  QueueUrl: string,
  sqs: Pick<SQSClient, 'send'> = new SQSClient({}),
  lambda: Pick<LambdaClient, 'send'> = new LambdaClient({}),
): Promise<{ taken: number; failed: number }> {
  const outcome = { taken: 0, failed: 0 };
  const seen = new Set<string>();
  while (true) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        ...{ QueueUrl, MaxNumberOfMessages: 10, WaitTimeSeconds: 2, VisibilityTimeout: 600 },
        MessageAttributeNames: [targetAttribute],
      }),
    );
    const unseen = Messages.filter(({ MessageId = '' }) => !seen.has(MessageId));
    if (unseen.length === 0) return outcome;
    for (const message of unseen) {
      seen.add(message.MessageId ?? '');
      const { FunctionName, payload } = invocationOf(message);
      const { FunctionError } = await lambda.send(
        new InvokeCommand({ FunctionName, Payload: Buffer.from(JSON.stringify(payload)) }),
      );
      if (FunctionError) {
        outcome.failed++;
        continue;
      }
      await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message.ReceiptHandle }));
      outcome.taken++;
    }
  }
}

/** The Lambda and the event of a stored message. @throws if neither Lambda nor EventBridge has stored it */
function invocationOf({ Body = '', MessageAttributes }: Message): { FunctionName: string; payload: unknown } {
  const body: unknown = JSON.parse(Body);
  const target = MessageAttributes?.[targetAttribute]?.StringValue;
  if (target !== undefined) return { FunctionName: target, payload: body };
  const { requestContext, requestPayload } = FailedInvocation.parse(body);
  return { FunctionName: requestContext.functionArn, payload: requestPayload };
}
