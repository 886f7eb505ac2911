import { config, type core } from 'zod';

/** Converts a zod error to an i18n key, which is translated where it is displayed. */
const validationMessageKey: core.$ZodErrorMap = issue => {
  if (issue.input == null || issue.input === '') return 'validation.required';
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) {
    return 'validation.required';
  }
  if (issue.code === 'invalid_format') return `validation.${issue.format}`;
  if (issue.code === 'too_big' && issue.origin === 'string') return 'validation.max_length';
  return `validation.${issue.code}`;
};

/*
 * Runs on import, before any schema is created. The content security policy forbids
 * `eval`, so zod's JIT is off.
 */
config({ customError: validationMessageKey, jitless: true });
