import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/**
 * Takes a merged case out of search, lists and assignments, or puts it back. The transaction of a merge has no
 * room for it; until then whoever opens such a row comes to the case that it was merged into.
 */
const mirrorMerged: Reaction<ReactionContext> = {
  name: 'mirror-merged-case',
  on: ['case.absorbed', 'case.released'],
  react: ({ record }, { duplicates }) => duplicates.mergedMirrorWrites(record),
};

export const mergeReactions = [mirrorMerged];
