import type { Case } from '../../../../shared/features/cases/cases/schema.ts';

/** The version of a case after one more merge or undone merge, and how many of both it has had. */
export const afterMergeStep = ({ version, mergeSteps = 0 }: Case) => ({
  version: version + 1,
  mergeSteps: mergeSteps + 1,
});

/**
 * The version of a case, not counting merges and undone merges. It never decreases: merges that were not
 * counted, because product version 1.0.0 or earlier made them, count as edits.
 */
export const editedVersion = ({ version, mergeSteps = 0 }: Case): number => version - mergeSteps;
