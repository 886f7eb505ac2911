import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { DeleteMessageCommand, type Message, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';

/** What Lambda keeps of an invocation that failed three times. */
const FailedInvocation = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  requestPayload: z.unknown(),
});

/** What EventBridge keeps of an event that it could not hand over is the event itself; attributes name the target. */
const targetAttribute = 'TARGET_ARN';

/**
 * Hands kept events to their Lambdas again, and deletes those that were taken. Every Lambda that is invoked by events
 * may get them twice.
 * @returns numbers of events that were taken, and that failed again and stay in the queue
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

/** @throws if the message is of neither kind */
function invocationOf({ Body = '', MessageAttributes }: Message): { FunctionName: string; payload: unknown } {
  const body: unknown = JSON.parse(Body);
  const target = MessageAttributes?.[targetAttribute]?.StringValue;
  if (target !== undefined) return { FunctionName: target, payload: body };
  const { requestContext, requestPayload } = FailedInvocation.parse(body);
  return { FunctionName: requestContext.functionArn, payload: requestPayload };
}
