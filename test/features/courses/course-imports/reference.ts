import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeCourseImport } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    courseImport: true;
  }
}

/** Ids of courses that others are importing. */
export const courseImportReference: ReferenceSample = {
  foreign: async other => makeCourseImport(other.admin, undefined, { title: foreignCanary.word }),
  /** Only whoever began it goes on with it. */
  hidden: async own => makeCourseImport(await own.join({ role: 'admin' })),
  missing: () => newId('course', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['x', '*', '..%2f..', 'null'],
};
