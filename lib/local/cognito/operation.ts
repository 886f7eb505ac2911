import * as z from 'zod';
import { CognitoError, invalidParameter, resourceNotFound } from './errors.ts';
import type { Pool } from './pool.ts';
import { userPoolId } from './pool-identity.ts';

export interface Operation {
  needsIam: boolean;
  run(pool: Pool, body: unknown): Promise<object>;
}

type Run<Shape extends z.ZodRawShape> = (
  input: z.output<z.ZodObject<Shape>>,
  pool: Pool,
) => object | Promise<object>;

/** Defines an operation that needs no IAM permission. A proof, such as a token, is in the input. */
export function publicOperation<Shape extends z.ZodRawShape>(shape: Shape, run: Run<Shape>): Operation {
  const schema = z.object(shape);
  return { needsIam: false, run: async (pool, body) => run(parseInput(schema, body), pool) };
}

const PoolInput = z.object({ UserPoolId: z.string() });

/** Defines an operation for servers. In AWS, it needs an IAM permission. The input contains the pool's id. */
export function adminOperation<Shape extends z.ZodRawShape>(shape: Shape, run: Run<Shape>): Operation {
  const schema = z.object(shape);
  return {
    needsIam: true,
    async run(pool, body) {
      const { UserPoolId } = parseInput(PoolInput, body);
      if (UserPoolId !== userPoolId) throw resourceNotFound(`User pool ${UserPoolId} does not exist.`);
      return run(parseInput(schema, body), pool);
    },
  };
}

/** As in Cognito, a wrong JSON type causes another error than a missing or invalid value. */
function parseInput<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
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
