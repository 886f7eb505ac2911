// Made by npm run docs from functions/features/*/feature.ts; change it there.
import { records as ofCases } from '../features/cases/feature.ts';
import { records as ofClasses } from '../features/classes/feature.ts';
import { records as ofConsent } from '../features/consent/feature.ts';
import { records as ofCourses } from '../features/courses/feature.ts';
import { records as ofEye } from '../features/eye/feature.ts';
import { records as ofIntake } from '../features/intake/feature.ts';
import { records as ofNotes } from '../features/notes/feature.ts';
import { records as ofOperations } from '../features/operations/feature.ts';
import { records as ofOrganizations } from '../features/organizations/feature.ts';
import { records as ofPrivacy } from '../features/privacy/feature.ts';
import { records as ofReports } from '../features/reports/feature.ts';
import { records as ofScreening } from '../features/screening/feature.ts';
import type { RecordTypes } from '../platform/http/record-types.ts';

/** All record types that calls can load. A missing one does not compile. */
export const recordTypes: RecordTypes = {
  ...ofCases,
  ...ofClasses,
  ...ofConsent,
  ...ofCourses,
  ...ofEye,
  ...ofIntake,
  ...ofNotes,
  ...ofOperations,
  ...ofOrganizations,
  ...ofPrivacy,
  ...ofReports,
  ...ofScreening,
};
