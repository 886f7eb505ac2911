import * as z from 'zod';
import type { Messages } from './messages.ts';
import type { Queues } from './queues.ts';
import { SqsError } from './sqs-error.ts';

export type Context = {
  queues: Queues;
  messages: Messages;
  endpoint: string;
  /** Wakes receivers that wait, because there may be new visible messages. */
  announce: () => void;
  /** Resolves at the next call of `announce`, or after this many milliseconds. */
  nextChange: (milliseconds: number) => Promise<void>;
  isAbandoned: () => boolean;
};

export type Operation = (input: unknown, context: Context) => unknown;

/** Defines an operation of the SQS API. It validates its input first. Errors have SQS's format. */
export function operation<Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.output<Schema>, context: Context) => unknown,
): Operation {
  return (input, context) => {
    const parsed = schema.safeParse(input);
    if (parsed.success) return run(parsed.data, context);
    throw invalidInputError(parsed.error, input);
  };
}

function invalidInputError(error: z.ZodError, input: unknown) {
  const isMissing = error.issues.some(({ path: [name] }) => !isGiven(input, name));
  return new SqsError(
    isMissing ? 'MissingRequiredParameterException' : 'InvalidParameterValueException',
    z.prettifyError(error),
  );
}

function isGiven(input: unknown, name: PropertyKey | undefined) {
  return name === undefined || (typeof input === 'object' && input !== null && name in input);
}
