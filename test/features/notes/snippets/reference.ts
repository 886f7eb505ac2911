import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeSnippet } from './samples.ts';

/** IDs of snippets (texts to insert into notes) that the caller cannot access. */
export const snippetReference: ReferenceSample = {
  foreign: async other => (await makeSnippet(other.admin, { name: foreignCanary.word })).id,
  hidden: async own => (await makeSnippet(own.admin)).id,
  missing: () => newId('snippet', Date.now()),
};
