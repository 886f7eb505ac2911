import type { notifications } from '../../shared/notifications/endpoints.ts';
import type { Handler } from '../context.ts';

export const markNotificationSeenHandler: Handler<typeof notifications.markNotificationSeen> = (
  { notificationId },
  { actor, notifications },
) => notifications.markSeen(actor.id, notificationId);
