import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { Clinic } from '../../../support/clinic.ts';
import { makeSnippet } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    snippet: true;
  }
}

/** Ids of snippets that must reveal nothing to a caller. */
export const snippetReference = {
  foreign: async (other: Clinic) => (await makeSnippet(other.admin, { name: foreignCanary.word })).id,
  hidden: async (own: Clinic) => (await makeSnippet(own.admin)).id,
  missing: () => newId('snippet', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['x', '*', '..%2f..', 'null'],
};
