import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import {
  type OrganizationRecord,
  presentOrganizationRow,
} from '../../../../shared/features/organizations/organizations/record.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor, singlePage } from '../../../platform/http/pagination.ts';
import { listEnding } from './ending-licences.ts';
import { isNamed } from './organizations-store.ts';

export const searchOrganizations: AccountHandler<typeof organizations.searchOrganizations> = async (
  { text, status, licence, cursor, limit },
  { organizations: store, logoOf, now },
) => {
  const present = (records: OrganizationRecord[]) =>
    Promise.all(records.map(async record => presentOrganizationRow(record, await logoOf(record))));
  if (licence === 'ending') {
    const found = (await store.listAll()).filter(
      record => record.status === status && isNamed(record, text.toLowerCase()),
    );
    return singlePage(await present(listEnding(found, now())));
  }
  const { page, place } = readPageCursor(cursor);
  const { records, next } = await store.listPage(status, { text, limit, cursor: place });
  return cursorPage(await present(records), { page, perPage: limit, next, total: null });
};
