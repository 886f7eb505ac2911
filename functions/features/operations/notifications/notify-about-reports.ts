import { type NotificationReaction, notifyFromPlatform, senderOrAdmins } from './notify.ts';

/** Notifies the sender of a link that it was locked after wrong birth dates were entered. */
const notifyLinkLocked: NotificationReaction = {
  name: 'tell-locked',
  on: ['reportLink.locked'],
  react: async (entry, context) => {
    const child = await context.cases.get(entry.record);
    if (!child) return [];
    const readers = await senderOrAdmins(String(entry.detail?.sentBy), child, context);
    return notifyFromPlatform(entry, context, readers, {
      kind: 'report-link.locked',
      caseId: child.id,
      caseName: child.fullName,
    });
  },
};

const notifyAnswered: NotificationReaction = {
  name: 'tell-survey-answered',
  on: ['survey.answered'],
  react: async (entry, context) => {
    const child = await context.cases.get(entry.record);
    if (!child) return [];
    const readers = await senderOrAdmins(String(entry.detail?.askedBy), child, context);
    return notifyFromPlatform(entry, context, readers, {
      kind: 'survey.answered',
      caseId: child.id,
      caseName: child.fullName,
    });
  },
};

export const reportReactions = [notifyLinkLocked, notifyAnswered];
