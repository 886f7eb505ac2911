import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/** Tells the admin who requested it that an archive is ready, without a name of anybody. */
const tellArchiveReady: Reaction<ReactionContext> = {
  name: 'tell-archive-ready',
  on: ['archive.ready'],
  react: async ({ by }, { members, recipients, mails, organization }) => {
    const admin = await members.get(by);
    if (admin?.status !== 'active') return [];
    const link = `/organizations/${organization}?tab=privacy`;
    const [recipient] = await recipients.of([admin]);
    return recipient ? [mails.sendWrite({ template: 'archive-ready', ...recipient, link })] : [];
  },
};

export const archiveReactions = [tellArchiveReady];
