import { caseData as ofCases } from '../features/cases/feature.ts';
import { caseData as ofClasses } from '../features/classes/feature.ts';
import { caseData as ofConsent } from '../features/consent/feature.ts';
import { caseData as ofEye } from '../features/eye/feature.ts';
import { caseData as ofIntake } from '../features/intake/feature.ts';
import { caseData as ofNotes } from '../features/notes/feature.ts';
import { caseData as ofOperations } from '../features/operations/feature.ts';
import { caseData as ofPrivacy } from '../features/privacy/feature.ts';
import { caseData as ofReports } from '../features/reports/feature.ts';
import { caseData as ofScreening } from '../features/screening/feature.ts';
import type { CaseDataPart } from './case-data-part.ts';

export const caseDataParts: readonly CaseDataPart[] = [
  ...ofCases,
  ...ofClasses,
  ...ofConsent,
  ...ofEye,
  ...ofIntake,
  ...ofNotes,
  ...ofOperations,
  ...ofReports,
  ...ofScreening,
  ...ofPrivacy,
];
