import './validation-keys.ts';
import type * as z from 'zod';

/** Validation errors of an input: field path → i18n key, the first per field. */
export function fieldErrors(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input);
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(issue => [issue.path.join('.'), issue.message]));
}
