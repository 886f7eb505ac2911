import type { ReactionContext } from '../../../composition/reaction-context.ts';
import { idsIn } from '../../../platform/events/ids-in.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/** Marks files that a draft no longer uses as temporary, so that the bucket's lifecycle rule deletes them. */
const releaseFiles: Reaction<ReactionContext> = {
  name: 'release-note-pictures',
  on: ['note.changed', 'note.purged'],
  react: async ({ detail }, { files }) => {
    await Promise.all([
      ...idsIn(detail?.released).map(id => files.releaseBytes(id, 'template-picture')),
      ...idsIn(detail?.releasedAttachments).map(id => files.releaseBytes(id, 'note-attachment')),
    ]);
    return [];
  },
};

/**
 * Copies signature and logo, so that a finished note keeps them when a new signature or logo replaces them.
 */
const keepPictures: Reaction<ReactionContext> = {
  name: 'keep-note-pictures',
  on: ['note.finished', 'note.amended'],
  react: async ({ detail }, { files }) => {
    if (typeof detail?.signature === 'string') await files.keepPicture('signature', detail.signature);
    if (typeof detail?.logo === 'string') await files.keepPicture('organization-logo', detail.logo);
    return [];
  },
};

export const noteReactions = [releaseFiles, keepPictures];
