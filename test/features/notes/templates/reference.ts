import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeTemplate } from './samples.ts';

/** IDs of templates that the caller cannot access. */
export const templateReference: ReferenceSample = {
  foreign: async other => (await makeTemplate(other.admin, { name: foreignCanary.word })).id,
  hidden: async own => (await makeTemplate(own.admin, { isPublic: false })).id,
  missing: () => newId('template', Date.now()),
};
