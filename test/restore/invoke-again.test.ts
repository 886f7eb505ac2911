import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { DeleteMessageCommand, ReceiveMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { invokeAgain } from '../../lib/restore/invoke-again.ts';

const arnOf = (name: string) => `arn:aws:lambda:ap-southeast-1:111122223333:function:${name}`;
/** A failed invocation as AWS Lambda stores it in the failure bucket, shortened. */
const kept = (name: string, requestPayload: unknown) => ({
  Body: JSON.stringify({
    version: '1.0',
    requestContext: { functionArn: `${arnOf(name)}:$LATEST`, condition: 'RetriesExhausted' },
    requestPayload,
    responsePayload: { errorType: 'TimeoutError' },
  }),
});
const bounce = { source: 'aws.ses', 'detail-type': 'Email Bounced', detail: {} };
/** An event that EventBridge could not deliver, as EventBridge stores it. */
const undelivered = {
  Body: JSON.stringify(bounce),
  MessageAttributes: { TARGET_ARN: { DataType: 'String', StringValue: arnOf('mail') } },
};

test('stored failed events are sent to their Lambdas again, and stay stored if they fail again', async () => {
  const bodies = [kept('jobs', { tick: true }), undelivered, kept('mail', { ...bounce, id: 'broken' })];
  let waiting = bodies.map((body, at) => ({ ...body, MessageId: `${at}`, ReceiptHandle: `receipt ${at}` }));
  const sqs = {
    send: async (command: unknown) => {
      if (command instanceof ReceiveMessageCommand) return { Messages: waiting };
      if (!(command instanceof DeleteMessageCommand)) throw new Error('unexpected');
      waiting = waiting.filter(({ ReceiptHandle }) => ReceiptHandle !== command.input.ReceiptHandle);
      return {};
    },
  } as unknown as SQSClient;
  const invoked: unknown[] = [];
  const lambda = {
    send: async (command: unknown) => {
      if (!(command instanceof InvokeCommand)) throw new Error('unexpected');
      const payload = JSON.parse(String(command.input.Payload));
      invoked.push([command.input.FunctionName, payload]);
      return payload.id === 'broken' ? { FunctionError: 'Unhandled' } : {};
    },
  } as unknown as LambdaClient;
  expect(await invokeAgain('https://sqs.test/kept', sqs, lambda)).toEqual({ taken: 2, failed: 1 });
  expect(invoked).toEqual([
    [`${arnOf('jobs')}:$LATEST`, { tick: true }],
    [arnOf('mail'), bounce],
    [`${arnOf('mail')}:$LATEST`, { ...bounce, id: 'broken' }],
  ]);
  expect(waiting.map(({ MessageId }) => MessageId)).toEqual(['2']);
});
