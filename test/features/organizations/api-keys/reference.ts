import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeApiKey } from './samples.ts';

/** IDs of API keys that the caller cannot access. */
export const apiKeyReference: ReferenceSample = {
  foreign: async other => (await makeApiKey(other, { name: foreignCanary.word })).shown.id,
  hidden: async () => undefined,
  missing: () => newId('apiKey', Date.now()),
  malformed: ['x', 'key_', '*', '..%2f..', 'null'],
};
