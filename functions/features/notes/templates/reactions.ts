import type { ReactionContext } from '../../../composition/reaction-context.ts';
import { idsIn } from '../../../platform/events/ids-in.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/** Marks pictures that a template no longer uses as temporary; the bucket's lifecycle rule deletes them. */
const releasePictures: Reaction<ReactionContext> = {
  name: 'release-template-pictures',
  on: ['template.changed', 'template.purged'],
  react: async ({ detail }, { files }) => {
    await Promise.all(idsIn(detail?.released).map(id => files.releaseBytes(id, 'template-picture')));
    return [];
  },
};

export const templateReactions = [releasePictures];
