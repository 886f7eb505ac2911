// Made by npm run docs from shared/features/*/feature.ts; change it there.
import { auditEvents as ofCases } from './features/cases/feature.ts';
import { auditEvents as ofClasses } from './features/classes/feature.ts';
import { auditEvents as ofConsent } from './features/consent/feature.ts';
import { auditEvents as ofCourses } from './features/courses/feature.ts';
import { auditEvents as ofEye } from './features/eye/feature.ts';
import { auditEvents as ofIntake } from './features/intake/feature.ts';
import { auditEvents as ofNotes } from './features/notes/feature.ts';
import { auditEvents as ofOperations } from './features/operations/feature.ts';
import { auditEvents as ofOrganizations } from './features/organizations/feature.ts';
import { auditEvents as ofPeople } from './features/people/feature.ts';
import { auditEvents as ofPrivacy } from './features/privacy/feature.ts';
import { auditEvents as ofReports } from './features/reports/feature.ts';
import { auditEvents as ofScreening } from './features/screening/feature.ts';

/** Every audit event type. Unknown types are shown by their raw name. */
export const auditEventTypes = [
  ...ofCases,
  ...ofClasses,
  ...ofConsent,
  ...ofCourses,
  ...ofEye,
  ...ofIntake,
  ...ofNotes,
  ...ofOperations,
  ...ofOrganizations,
  ...ofPeople,
  ...ofPrivacy,
  ...ofReports,
  ...ofScreening,
] as const;
