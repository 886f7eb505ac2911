import type { core } from 'zod';

/** The translation key of an issue from zod, which must contain its input. */
export function validationKey(issue: core.$ZodRawIssue | core.$ZodIssue): string {
  const isTooShort = issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1;
  if (isTooShort || issue.input == null || issue.input === '') return 'validation.required';
  if (issue.code === 'invalid_format') return `validation.${issue.format}`;
  if (issue.code === 'too_big' && issue.origin === 'string') return 'validation.max_length';
  return `validation.${issue.code === 'unrecognized_keys' ? 'unknown' : issue.code}`;
}
