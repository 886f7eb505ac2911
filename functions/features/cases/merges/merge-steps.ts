import type { Case } from '../../../../shared/features/cases/cases/schema.ts';

/** Version and merge steps of a case after a merge or its undo. */
export const afterMergeStep = ({ version, mergeSteps = 0 }: Case) => ({
  version: version + 1,
  mergeSteps: mergeSteps + 1,
});

/**
 * The version of a case as if merges and their undos had never been. It never falls: a step that was not counted,
 * as up to version 1.0.0, counts as an edit.
 */
export const editedVersion = ({ version, mergeSteps = 0 }: Case): number => version - mergeSteps;
