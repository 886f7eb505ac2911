import type { NotificationReaction } from './notify.ts';

/** Tells the admin who requested an archive by email that it is ready. The email contains no names. */
export const mailArchiveReady: NotificationReaction['react'] = async (
  { by },
  { members, recipients, mails, organization },
) => {
  const admin = await members.get(by);
  if (admin?.status !== 'active') return [];
  const link = `/organizations/${organization}?tab=privacy`;
  const [recipient] = await recipients.of([admin]);
  return recipient ? [mails.sendWrite({ template: 'archive-ready', ...recipient, link })] : [];
};
