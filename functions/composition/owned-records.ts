import type { OwnedRecordKind } from '../../shared/features/organizations/offboarding/schema.ts';
import { ownedRecords as ofCases } from '../features/cases/feature.ts';
import { ownedRecords as ofClasses } from '../features/classes/feature.ts';
import { ownedRecords as ofCourses } from '../features/courses/feature.ts';
import { ownedRecords as ofNotes } from '../features/notes/feature.ts';
import type { OpenOwnedRecords } from './job-step.ts';

/** If a kind of owned record is missing, this does not compile. */
export const ownedRecords: Record<OwnedRecordKind, OpenOwnedRecords> = {
  ...ofCases,
  ...ofClasses,
  ...ofCourses,
  ...ofNotes,
};
