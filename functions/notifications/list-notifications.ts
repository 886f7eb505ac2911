import { notificationRows } from '../../shared/limits.ts';
import type { notifications } from '../../shared/notifications/endpoints.ts';
import { presentNotification } from '../../shared/notifications/record.ts';
import type { Handler } from '../context.ts';
import { numberedPage } from '../http/pages.ts';

export const listNotificationsHandler: Handler<typeof notifications.listNotifications> = async (
  { page, locale, script },
  { actor, notifications },
) => {
  const { records, box } = await notifications.listPage(actor.id, page);
  const tongue = { locale: locale ?? actor.locale, script };
  const rows = records.map(record => presentNotification(record, tongue));
  return { ...numberedPage(rows, page, notificationRows, box.last), unseen: box.unseen };
};
