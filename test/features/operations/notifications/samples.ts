import type { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { createNotification } from './create-notification.ts';

export const notificationsSamples: Samples<typeof notifications> = {
  listNotifications: { input: async () => ({}) },
  markNotificationSeen: {
    input: async ({ clinic, caller }) => ({
      notificationId: await createNotification(clinic.slug, caller.person.id),
    }),
    references: { notificationId: 'notification' },
  },
  markAllNotificationsSeen: {
    input: async ({ clinic, caller }) => ({
      notificationId: await createNotification(clinic.slug, caller.person.id),
    }),
    references: { notificationId: 'notification' },
  },
};
