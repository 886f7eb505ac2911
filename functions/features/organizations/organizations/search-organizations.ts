import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { presentOrganizationRow } from '../../../../shared/features/organizations/organizations/record.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';

export const searchOrganizationsHandler: AccountHandler<typeof organizations.searchOrganizations> = async (
  { text, status, cursor, limit },
  { organizations: store, logoOf },
) => {
  const { page, place } = readPageCursor(cursor);
  const { records, next } = await store.listPage(status, { text, limit, cursor: place });
  const rows = await Promise.all(
    records.map(async record => presentOrganizationRow(record, await logoOf(record))),
  );
  return cursorPage(rows, { page, perPage: limit, next, total: null });
};
