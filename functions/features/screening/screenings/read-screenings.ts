import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { DocumentFinder } from '../../../platform/documents/find-documents.ts';
import { documentsReader } from '../../../platform/documents/read-documents.ts';
import { searchByChild } from '../../../platform/documents/search-by-child.ts';
import { screeningListing } from './screening-items.ts';
import { ScreeningsStore } from './screenings-store.ts';

export const getScreening: Handler<typeof screenings.getScreening> = async (_, { records }) =>
  records.screening;

export const listCaseScreenings: Handler<typeof screenings.listCaseScreenings> = async (
  _,
  { records, openStore },
) => ({ screenings: await openStore(ScreeningsStore).listOfCase(idsOfCase(records.case)) });

export const searchScreenings: Handler<typeof screenings.searchScreenings> = (
  { text, children, ...search },
  context,
) => {
  const { band, tester: author, status, isReviewed, withResults } = search;
  const { openStore } = context;
  return searchByChild({ ...search, name: text || null }, context, async found => {
    const { children: named, cursor, viewer } = found;
    const ids = named?.map(({ id }) => id);
    const caseIds = ids && children ? ids.filter(id => children.includes(id)) : (ids ?? children);
    const page = await openStore(DocumentFinder).find({
      ...{ ...screeningListing, viewer, search: { ...search, author, caseIds, cursor } },
      matches: row =>
        (!withResults || row.status !== 'draft') &&
        (band === null || row.band === band) &&
        (author === null || row.tester.id === author) &&
        (status.length === 0 || status.includes(row.status)) &&
        (isReviewed === null || (row.reviewedAt !== null) === isReviewed),
      withChild: (row, child) => ({ row, child }),
    });
    return { ...page, rows: await openStore(ScreeningsStore).judged(page.rows, withResults) };
  });
};

/** Reads complete finished screenings (not only list rows) that the caller may see. */
export const readScreenings: Handler<typeof screenings.readScreenings> = documentsReader(screeningListing);
