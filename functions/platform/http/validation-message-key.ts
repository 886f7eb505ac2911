import type * as z from 'zod';

/** The translation key of a zod issue, which must have been created with `reportInput`. */
export function validationMessageKey(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('validation.')) return issue.message;
  if (
    isBlank(issue.input) ||
    (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1)
  ) {
    return 'validation.required';
  }
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'validation.unknown';
    case 'too_big':
      return issue.origin === 'string' ? 'validation.max_length' : 'validation.too_big';
    case 'invalid_format':
      return `validation.${issue.format}`;
    default:
      return `validation.${issue.code}`;
  }
}

const isBlank = (value: unknown) => value === undefined || value === null || value === '';
