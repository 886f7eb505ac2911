import type { CaseDataPart } from '../../composition/case-data-part.ts';
import type { OpenOwnedRecords } from '../../composition/job-step.ts';
import { classRecords } from './class-records.ts';

/** Records that calls may load. */
export const records = { ...classRecords };

/** Records that a departing member transfers, by kind. */
export const ownedRecords = {
  classes: async (...scope: Parameters<OpenOwnedRecords>) =>
    (await import('./classes/owned-classes.ts')).openOwnedClasses(...scope),
  'class-sessions': async (...scope: Parameters<OpenOwnedRecords>) =>
    (await import('./sessions/owned-sessions.ts')).openOwnedSessions(...scope),
};

/** What the feature has of a case. */
export const caseData: CaseDataPart[] = [
  { counted: { category: 'evaluations', prefix: 'EVAL#' } },
  {
    copy: async scope => (await import('./classes/case-in-classes.ts')).copyClasses(scope),
    erase: async scope => (await import('./classes/case-in-classes.ts')).eraseFromClasses(scope),
  },
  {
    copy: async scope => (await import('./sessions/child-in-sessions.ts')).copySessions(scope),
    erase: async scope => (await import('./sessions/child-in-sessions.ts')).eraseFromSessions(scope),
  },
];
