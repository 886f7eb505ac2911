import type { Case } from '../../../../shared/features/cases/cases/schema.ts';

/** Version and merge steps of a case after a merge or its undo. */
export const afterMergeStep = ({ version, mergeSteps = 0 }: Case) => ({
  version: version + 1,
  mergeSteps: mergeSteps + 1,
});

/**
 * The version of a case, not counting merges and their undos. It never decreases: a step that was not counted
 * (up to version 1.0.0) counts as an edit.
 */
export const editedVersion = ({ version, mergeSteps = 0 }: Case): number => version - mergeSteps;
