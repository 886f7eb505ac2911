import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/**
 * Removes a merged case from search, lists and assignments, or adds it again after the merge was undone. The
 * transaction of a merge has no room for these writes. Until these writes are made, a list row of the merged
 * case opens the surviving case.
 */
const mirrorMerged: Reaction<ReactionContext> = {
  name: 'mirror-merged-case',
  on: ['case.absorbed', 'case.released'],
  react: ({ record }, { duplicates }) => duplicates.mergedMirrorWrites(record),
};

export const mergeReactions = [mirrorMerged];
