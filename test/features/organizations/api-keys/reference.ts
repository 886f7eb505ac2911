import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeApiKey } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    apiKey: true;
  }
}

/** Ids of API keys that must reveal nothing to a caller. */
export const apiKeyReference: ReferenceSample = {
  foreign: async other => (await makeApiKey(other, { name: foreignCanary.word })).shown.id,
  hidden: async () => undefined,
  missing: () => newId('apiKey', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['x', 'key_', '*', '..%2f..', 'null'],
};
