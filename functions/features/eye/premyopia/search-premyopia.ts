import type { premyopia } from '../../../../shared/features/eye/premyopia/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { findPremyopia } from './find-premyopia.ts';

class PremyopiaStore extends OrganizationStore {
  find(...[search, viewer]: [Parameters<typeof findPremyopia>[2], Parameters<typeof findPremyopia>[3]]) {
    return findPremyopia(this.table, this.organization, search, viewer);
  }
}

export const searchPremyopia: Handler<typeof premyopia.searchPremyopia> = async (
  { limit, cursor },
  { actor, scope, organization, now, openStore },
) => {
  const { page, place } = readPageCursor(cursor);
  const today = todayIn(organization.timeZone, now());
  const viewer = { id: actor.id, scope };
  const found = await openStore(PremyopiaStore).find({ limit, cursor: place, today }, viewer);
  return cursorPage(found.rows, { page, perPage: limit, next: found.next, total: null, read: found.read });
};
