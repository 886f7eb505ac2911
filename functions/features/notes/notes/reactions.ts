import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/** Leaves the bytes of pictures that a draft no longer has to the bucket's lifecycle rule. */
const releasePictures: Reaction<ReactionContext> = {
  name: 'release-note-pictures',
  on: ['note.changed'],
  react: async ({ detail }, { files }) => {
    const released = typeof detail?.released === 'string' ? detail.released.split(' ') : [];
    await Promise.all(released.map(id => files.releaseBytes(id, 'template-picture')));
    return [];
  },
};

export const noteReactions = [releasePictures];
