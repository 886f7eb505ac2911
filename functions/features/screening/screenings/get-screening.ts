import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { searchByChild } from '../../../platform/documents/search-by-child.ts';
import { ScreeningsStore } from './screenings-store.ts';

export const getScreening: Handler<typeof screenings.getScreening> = async (_, { records }) =>
  records.screening;

export const listCaseScreenings: Handler<typeof screenings.listCaseScreenings> = async (
  _,
  { records, openStore },
) => ({ screenings: await openStore(ScreeningsStore).listOfCase(idsOfCase(records.case)) });

export const searchScreenings: Handler<typeof screenings.searchScreenings> = (
  { text, children, tester: author, ...search },
  context,
) =>
  searchByChild({ ...search, name: text || null }, context, ({ children: named, cursor, viewer }) => {
    const ids = named?.map(({ id }) => id);
    const caseIds = ids && children ? ids.filter(id => children.includes(id)) : (ids ?? children);
    return context.openStore(ScreeningsStore).find({ ...search, author, caseIds, cursor }, viewer);
  });
