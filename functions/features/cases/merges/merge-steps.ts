import type { Case } from '../../../../shared/features/cases/cases/schema.ts';

/** Version and `mergeSteps` of a case after a merge or an undone merge. `mergeSteps` counts both. */
export const afterMergeStep = ({ version, mergeSteps = 0 }: Case) => ({
  version: version + 1,
  mergeSteps: mergeSteps + 1,
});

/**
 * The version of a case, without counting merges and undone merges. It never decreases. Product version 1.0.0
 * and earlier did not count merges, so those merges count as edits.
 */
export const editedVersion = ({ version, mergeSteps = 0 }: Case): number => version - mergeSteps;
