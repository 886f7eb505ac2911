import type * as z from 'zod';
import { CognitoError, invalidParameter } from './errors.ts';

/** As in Cognito, a wrong JSON type causes another error than a missing or invalid value. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body, { reportInput: true });
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const member = issue?.path.map(String).join('.') || 'input';
  if (issue?.code === 'invalid_type' && issue.input !== undefined) {
    throw new CognitoError('SerializationException', `Value at '${member}' is not a JSON ${issue.expected}`);
  }
  const constraint = issue?.code === 'invalid_type' ? 'Member must not be null' : issue?.message;
  throw invalidParameter(
    `1 validation error detected: Value at '${member}' failed to satisfy constraint: ${constraint}`,
  );
}
