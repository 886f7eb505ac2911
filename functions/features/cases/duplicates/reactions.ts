import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

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
  react: ({ record }, { duplicates }) => duplicates.refreshWrites(record),
};

export const duplicateReactions = [findDuplicates];
