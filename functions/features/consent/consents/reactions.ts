import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/** Counts acceptances of a merged case as those of the surviving case, until the merge is undone. */
const countMerged: Reaction<ReactionContext> = {
  name: 'count-merged-acceptances',
  on: ['case.absorbed', 'case.released'],
  react: async ({ record }, { cases, consents, duplicates }) => {
    const [own, survivor] = await Promise.all([duplicates.getCase(record), cases.get(record)]);
    return own && survivor ? consents.countAsWrites(own, survivor.id) : [];
  },
};

export const consentReactions = [countMerged];
