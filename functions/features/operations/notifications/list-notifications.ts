import { languageTag } from '../../../../shared/core/languages.ts';
import { notificationPageSize } from '../../../../shared/core/limits.ts';
import { permissionScope } from '../../../../shared/core/permissions.ts';
import type { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { presentNotification } from '../../../../shared/features/operations/notifications/present-notification.ts';
import type { NotificationRecord } from '../../../../shared/features/operations/notifications/record.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { numberedPage } from '../../../platform/http/pagination.ts';

export const listNotifications: Handler<typeof notifications.listNotifications> = async (
  { page, locale, script },
  context,
) => {
  const { actor, cases, notifications } = context;
  const { records, counters } = await notifications.listPage(actor.id, page);
  const reader = { language: languageTag(locale ?? actor.locale, script), role: actor.role };
  const [children, pictures] = await Promise.all([
    cases.namesFor(
      { id: actor.id, scope: permissionScope(actor, 'case:read') },
      records.flatMap(({ fact }) => ('caseId' in fact ? [fact.caseId] : [])),
    ),
    sendersPictures(records, context),
  ]);
  const rows = records.map(record =>
    presentNotification(record, reader, children, pictures.get(record.sender?.id) ?? null),
  );
  return { ...numberedPage(rows, page, notificationPageSize, counters.last), unseen: counters.unseen };
};

async function sendersPictures(
  records: NotificationRecord[],
  { members, pictureOf }: OrganizationContext,
): Promise<Map<string | undefined, string | null>> {
  const ids = [...new Set(records.flatMap(({ sender }) => (sender ? [sender.id] : [])))];
  const senders = (await members.getAll(ids)).filter(sender => sender !== undefined);
  const links = senders.map(async sender => [sender.id, (await pictureOf(sender)).url] as const);
  return new Map(await Promise.all(links));
}
