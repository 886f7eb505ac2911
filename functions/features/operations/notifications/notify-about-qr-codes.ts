import { adminIds, type NotificationReaction, notifyFromPlatform } from './notify.ts';

const notifyExpiring: NotificationReaction = {
  name: 'tell-qr-code-ending',
  on: ['qrCode.ending'],
  react: async (entry, context) => {
    const fact = { kind: 'qrCode.ending', until: String(entry.detail?.until) } as const;
    return notifyFromPlatform(entry, context, await adminIds(context), fact);
  },
};

export const qrCodeReactions = [notifyExpiring];
