import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/** Bytes of a photo that has been replaced or taken away are left to the bucket's lifecycle. */
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
