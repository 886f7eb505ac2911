import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/** Finds likely duplicates of a changed case, and deletes its old index entries if a change has left some. */
const findDuplicates: Reaction<ReactionContext> = {
  name: 'find-duplicates',
  on: [
    'case.created',
    'case.registered',
    'case.changed',
    'case.merged',
    'case.absorbed',
    'case.merge-undone',
    'case.released',
    'case.erased',
    'case.removed',
    'case.restored',
    'registration.rejected',
    'registration.reopened',
  ],
  react: async ({ record }, { duplicates }) => {
    await duplicates.deleteOldEntries(record);
    return duplicates.refreshWrites(record);
  },
};

export const duplicateReactions = [findDuplicates];
