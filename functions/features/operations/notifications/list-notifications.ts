import { notificationPageSize } from '../../../../shared/core/limits.ts';
import { permissionScope } from '../../../../shared/core/permissions.ts';
import type { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { presentNotification } from '../../../../shared/features/operations/notifications/present-notification.ts';
import type { Handler } from '../../../composition/context.ts';
import { numberedPage } from '../../../platform/http/pagination.ts';

export const listNotificationsHandler: Handler<typeof notifications.listNotifications> = async (
  { page, locale, script },
  { actor, cases, notifications },
) => {
  const { records, counters } = await notifications.listPage(actor.id, page);
  const language = { locale: locale ?? actor.locale, script };
  const children = await cases.namesFor(
    { id: actor.id, scope: permissionScope(actor, 'case:read') },
    records.flatMap(({ fact }) => ('caseId' in fact ? [fact.caseId] : [])),
  );
  const rows = records.map(record => presentNotification(record, language, children));
  return { ...numberedPage(rows, page, notificationPageSize, counters.last), unseen: counters.unseen };
};
