import { config } from 'zod';
import { validationKey } from '../../../shared/core/validation-key.ts';

/*
 * Makes zod report translation keys. Runs on import, before any schema is created. The content security
 * policy forbids `eval`, so zod's JIT is off.
 */
config({ customError: validationKey, jitless: true });
