import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { Clinic } from '../../../support/clinic.ts';
import { makeTemplate } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    template: true;
  }
}

/** Ids of templates that must reveal nothing to a caller. */
export const templateReference = {
  foreign: async (other: Clinic) => (await makeTemplate(other.admin, { name: foreignCanary.word })).id,
  hidden: async (own: Clinic) => (await makeTemplate(own.admin, { isPublic: false })).id,
  missing: () => newId('template', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['x', '*', '..%2f..', 'null'],
};
