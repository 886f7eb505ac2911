import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:dgram';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

let socket: Socket | undefined;

/**
 * If Lambda traces an invocation, adds each request to the table to the trace: operation, duration and
 * whether it failed, but never a key. AWS's SDK for tracing would be larger than all other code of a Lambda.
 */
export function traceCalls({ middlewareStack }: DynamoDBClient): void {
  middlewareStack.add(
    (next, { commandName }) =>
      async args => {
        const [, trace_id, parent_id] =
          /Root=([\w-]+);Parent=(\w+);Sampled=1/.exec(process.env._X_AMZN_TRACE_ID ?? '') ?? [];
        const [address, port] = process.env.AWS_XRAY_DAEMON_ADDRESS?.split(':') ?? [];
        if (!trace_id || !port) return next(args);
        const start_time = Date.now() / 1000;
        let failure: object = {};
        try {
          return await next(args);
        } catch (error) {
          failure = { [Object(error).$fault === 'client' ? 'error' : 'fault']: true };
          throw error;
        } finally {
          const segment = {
            type: 'subsegment',
            namespace: 'aws',
            name: 'DynamoDB',
            id: randomBytes(8).toString('hex'),
            trace_id,
            parent_id,
            start_time,
            end_time: Date.now() / 1000,
            aws: { operation: commandName?.replace('Command', '') },
            ...failure,
          };
          socket ??= (await import('node:dgram'))
            .createSocket('udp4')
            .on('error', () => undefined)
            .unref();
          socket.send(`{"format":"json","version":1}\n${JSON.stringify(segment)}`, Number(port), address);
        }
      },
    { step: 'initialize', name: 'traceCalls' },
  );
}
