import type { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

export const markNotificationSeen: Handler<typeof notifications.markNotificationSeen> = (
  { notificationId },
  { actor, notifications },
) => notifications.markSeen(actor.id, notificationId);
