import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/** Releases a replaced or removed photo; the bucket's lifecycle rule deletes the bytes later. */
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
