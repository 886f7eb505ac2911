import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/**
 * Removes a merged case from search, lists and assignments, or restores it, because a merge's transaction has
 * no room for this. Until then, a row of the merged case opens the surviving case.
 */
const mirrorMerged: Reaction<ReactionContext> = {
  name: 'mirror-merged-case',
  on: ['case.absorbed', 'case.released'],
  react: ({ record }, { duplicates }) => duplicates.mergedMirrorWrites(record),
};

export const mergeReactions = [mirrorMerged];
