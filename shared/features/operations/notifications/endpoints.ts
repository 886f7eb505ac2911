import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Locale, page, Script } from '../../../core/fields.ts';
import { Notification, NotificationId } from './schema.ts';

export const notifications = {
  listNotifications: endpoint({
    method: 'GET',
    path: 'notification/all',
    summary: 'The caller’s notifications in this organisation, newest first',
    needs: 'notification:own',
    joint: true,
    input: z.strictObject({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      /** Language of the texts; defaults to the person's language. */
      locale: Locale.optional(),
      script: Script.default('simplified'),
    }),
    output: page(Notification).extend({ unseen: z.int() }),
  }),
  markNotificationSeen: endpoint({
    method: 'PATCH',
    path: 'notification/seen',
    summary: 'Marks one notification as seen; repeating it changes nothing',
    needs: 'notification:own',
    input: z.strictObject({ notificationId: NotificationId }),
    output: z.object({ id: NotificationId, seen: z.literal(true) }),
  }),
  markAllNotificationsSeen: endpoint({
    method: 'PATCH',
    path: 'notification/all/seen',
    summary: 'Marks a notification and all older ones as seen',
    needs: 'notification:own',
    input: z.strictObject({ notificationId: NotificationId }),
    output: z.object({ unseen: z.int() }),
  }),
};
