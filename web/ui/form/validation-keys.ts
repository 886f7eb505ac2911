import * as z from 'zod';

/** What zod finds is told by the key of a sentence, which is translated where it is shown. */
const validationMessageKey: z.core.$ZodErrorMap = issue => {
  if (issue.code === 'invalid_type' && issue.input == null) return 'validation.required';
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) {
    return 'validation.required';
  }
  if (issue.code === 'invalid_format') {
    return issue.input === '' ? 'validation.required' : `validation.${issue.format}`;
  }
  if (issue.code === 'too_big' && issue.origin === 'string') return 'validation.max_length';
  return `validation.${issue.code}`;
};

/*
 * Done as soon as this module is loaded, before any schema is made. The page's content policy forbids
 * code made of text, so zod is told not to try.
 */
z.config({ customError: validationMessageKey, jitless: true });
