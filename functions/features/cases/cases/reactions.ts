import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/** Leaves the bytes of a replaced or removed photo to the bucket's lifecycle rule. */
const releasePhoto: Reaction<ReactionContext> = {
  name: 'release-photo',
  on: ['case.changed'],
  react: async ({ detail }, { files }) => {
    const released = detail?.released;
    if (typeof released === 'string') await files.releaseBytes(released, 'case-photo');
    return [];
  },
};

export const caseReactions = [releasePhoto];
