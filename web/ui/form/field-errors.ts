import './validation-keys.ts';
import type * as z from 'zod';

/** Validates an input; returns the i18n key of the first error of each field, by field path. */
export function fieldErrors(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input);
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(issue => [issue.path.join('.'), issue.message]));
}
