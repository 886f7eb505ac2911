import './validation-keys.ts';
import type * as z from 'zod';

/** What a schema has against an input, as field path → key of the sentence; the first of each field. */
export function fieldErrors(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input);
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(issue => [issue.path.join('.'), issue.message]));
}
