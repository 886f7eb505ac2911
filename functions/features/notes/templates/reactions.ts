import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/** Marks pictures that a template no longer uses as temporary; the bucket's lifecycle rule deletes them. */
const releasePictures: Reaction<ReactionContext> = {
  name: 'release-template-pictures',
  on: ['template.changed', 'template.purged'],
  react: async ({ detail }, { files }) => {
    const released = typeof detail?.released === 'string' ? detail.released.split(' ').filter(Boolean) : [];
    await Promise.all(released.map(id => files.releaseBytes(id, 'template-picture')));
    return [];
  },
};

export const templateReactions = [releasePictures];
