import { adminIds, type NotificationReaction, notifyFromPlatform } from './notify.ts';

const notifyPaused: NotificationReaction = {
  name: 'tell-of-paused-webhook',
  on: ['webhook.paused'],
  react: async (entry, context) => {
    const webhook = await context.webhookDeliveries.readWebhook(entry.record);
    if (webhook?.state !== 'paused' || webhook.pauseReason === null || webhook.pauseReason === 'admin')
      return [];
    return notifyFromPlatform(entry, context, await adminIds(context), {
      kind: 'webhook.paused',
      slug: context.organization,
      host: new URL(webhook.url).hostname,
      reason: webhook.pauseReason,
    });
  },
};

export const webhookReactions = [notifyPaused];
