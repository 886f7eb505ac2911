import type { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

export const markAllNotificationsSeen: Handler<typeof notifications.markAllNotificationsSeen> = (
  { notificationId },
  { actor, notifications },
) => notifications.markSeenUpTo(actor.id, notificationId);
