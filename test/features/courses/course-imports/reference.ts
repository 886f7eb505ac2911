import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeCourseImport } from './samples.ts';

/** IDs of courses that somebody else is importing. */
export const courseImportReference: ReferenceSample = {
  foreign: async other => makeCourseImport(other.admin, undefined, { title: foreignCanary.word }),
  /** Only the person who started an import can continue it. */
  hidden: async own => makeCourseImport(await own.join({ role: 'admin' })),
  missing: () => newId('course', Date.now()),
};
