import { adminIds, type NotificationReaction, notifyFromPlatform, senderOrAdmins } from './notify.ts';

const notifyPrepared: NotificationReaction = {
  name: 'tell-digest-prepared',
  on: ['digest.prepared'],
  react: async (entry, context) => {
    const { on, notes, families } = entry.detail ?? {};
    const fact = {
      kind: 'digest.prepared',
      ...{ on: String(on), notes: Number(notes), families: Number(families) },
    } as const;
    return notifyFromPlatform(entry, context, await adminIds(context), fact);
  },
};

/** Notifies the author of a note that the digest left out. The note has to be amended first. */
const notifyLeftOut: NotificationReaction = {
  name: 'tell-note-left-out',
  on: ['note.left-out'],
  react: async (entry, context) => {
    const child = await context.cases.get(String(entry.detail?.case));
    if (!child) return [];
    const readers = await senderOrAdmins(String(entry.detail?.author), child, context);
    const about = { noteId: entry.record, caseId: child.id, caseName: child.fullName };
    return notifyFromPlatform(entry, context, readers, { kind: 'note.left-out', ...about });
  },
};

export const digestReactions = [notifyPrepared, notifyLeftOut];
