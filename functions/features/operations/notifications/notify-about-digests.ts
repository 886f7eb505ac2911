import { adminIds, type NotificationReaction, notifyFromPlatform } from './notify.ts';

/** Tells admins the day before what the digest will bring to families. */
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

export const digestReactions = [notifyPrepared];
