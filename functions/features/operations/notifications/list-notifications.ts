import { notificationPageSize } from '../../../../shared/core/limits.ts';
import type { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { presentNotification } from '../../../../shared/features/operations/notifications/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { numberedPage } from '../../../platform/http/pagination.ts';

export const listNotificationsHandler: Handler<typeof notifications.listNotifications> = async (
  { page, locale, script },
  { actor, notifications },
) => {
  const { records, counters } = await notifications.listPage(actor.id, page);
  const language = { locale: locale ?? actor.locale, script };
  const rows = records.map(record => presentNotification(record, language));
  return { ...numberedPage(rows, page, notificationPageSize, counters.last), unseen: counters.unseen };
};
