import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { PlatformEvent } from '../../../../shared/features/organizations/organizations/schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';

export const listPlatformEvents: AccountHandler<typeof organizations.listPlatformEvents> = async (
  { organizationId, cursor = null },
  { organizations: store, people },
) => {
  const { page, place } = readPageCursor(cursor);
  const { items, next } = await store.listEvents(organizationId, place);
  const names = await people.namesOf(items.flatMap(({ by, about }) => [String(by), String(about)]));
  const events = items.map(item =>
    PlatformEvent.parse({
      ...item,
      by: names.get(String(item.by)) ?? null,
      about: names.get(String(item.about)) ?? null,
    }),
  );
  return cursorPage(events, { page, perPage: events.length, next, total: null });
};
