import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { ConsentsStore } from './consents-store.ts';

export const listConsents: Handler<typeof consents.listConsents> = async (
  { limit, cursor = null },
  { records, openStore, members },
) => {
  const { page, place } = readPageCursor(cursor);
  const { rows, next } = await openStore(ConsentsStore).list(idsOfCase(records.case), {
    limit,
    cursor: place,
  });
  const names = await members.namesOf(
    [...new Set(rows.flatMap(({ by, withdrawnBy }) => [by, withdrawnBy]))].filter(id => id !== null),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const listed = rows.map(row => ({
    ...row,
    byName: nameOf(row.by),
    withdrawnByName: nameOf(row.withdrawnBy),
  }));
  return cursorPage(listed, { page, perPage: limit, next, total: null });
};
