import type { OpenOwnedRecords } from '../../composition/job-step.ts';
import { caseReactions } from './cases/reactions.ts';
import { takeAssignmentStep } from './cases/take-assignment-step.ts';

/** Journal reactions, by noun. */
export const reactions = [caseReactions];

/** Steps of the feature's jobs, by kind. */
export const jobSteps = { assignment: takeAssignmentStep };

/** Records that a departing member transfers, by kind. */
export const ownedRecords = {
  cases: async (...scope: Parameters<OpenOwnedRecords>) =>
    new (await import('./cases/cases-store.ts')).CasesStore(...scope),
};
