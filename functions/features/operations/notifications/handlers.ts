import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { listNotificationsHandler } from './list-notifications.ts';
import { markAllNotificationsSeenHandler } from './mark-all-notifications-seen.ts';
import { markNotificationSeenHandler } from './mark-notification-seen.ts';

export const endpoints = notifications;

export const handlers: Handlers<typeof notifications> = {
  listNotifications: listNotificationsHandler,
  markNotificationSeen: markNotificationSeenHandler,
  markAllNotificationsSeen: markAllNotificationsSeenHandler,
};
