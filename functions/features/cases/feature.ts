import type { OpenOwnedRecords } from '../../composition/job-step.ts';
import { caseReactions } from './cases/reactions.ts';
import { takeAssignmentStep } from './cases/take-assignment-step.ts';

/** What follows from the journal, noun by noun. */
export const reactions = [caseReactions];

/** How jobs of the feature's kinds go on. */
export const jobSteps = { assignment: takeAssignmentStep };

/** What a member hands over before leaving. */
export const ownedRecords = {
  cases: async (...scope: Parameters<OpenOwnedRecords>) =>
    new (await import('./cases/cases-store.ts')).CasesStore(...scope),
};
