import { type NotificationReaction, notifyFromPlatform } from './notify.ts';

/** Notifies the sender of a link locked by wrong birth dates. */
const notifyLinkLocked: NotificationReaction = {
  name: 'tell-locked',
  on: ['reportLink.locked'],
  react: async (entry, context) => {
    const child = await context.cases.get(entry.record);
    if (!child) return [];
    return notifyFromPlatform(entry, context, [String(entry.detail?.sentBy)], {
      kind: 'report-link.locked',
      caseId: child.id,
      caseName: child.fullName,
    });
  },
};

export const reportReactions = [notifyLinkLocked];
