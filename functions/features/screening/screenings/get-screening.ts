import { nameSearch } from '../../../../shared/features/cases/cases/name-search.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { ScreeningsStore } from './screenings-store.ts';

export const getScreening: Handler<typeof screenings.getScreening> = async (_, { records }) =>
  records.screening;

export const listCaseScreenings: Handler<typeof screenings.listCaseScreenings> = async (
  _,
  { records, openStore },
) => ({ screenings: await openStore(ScreeningsStore).listOfCase(idsOfCase(records.case)) });

export const searchScreenings: Handler<typeof screenings.searchScreenings> = async (
  { text, children, ...search },
  { organization, actor, scope, cases, openStore, now },
) => {
  const viewer = { id: actor.id, scope };
  const { page, place } = readPageCursor(search.cursor);
  const today = todayIn(organization.timeZone, now());
  const named = text === '' ? null : await cases.find(nameSearch(text, today), viewer);
  const ofName = named?.rows.map(({ id }) => id);
  const caseIds = ofName && children ? ofName.filter(id => children.includes(id)) : (ofName ?? children);
  const found = await openStore(ScreeningsStore).find({ ...search, caseIds, cursor: place }, viewer);
  return cursorPage(found.rows, {
    page,
    perPage: search.limit,
    next: found.next,
    total: null,
    read: found.read,
  });
};
