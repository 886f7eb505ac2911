import type { CountedRange } from '../../../composition/day-source.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { daysOfRecords } from '../../../platform/storage/days-of-records.ts';
import { noteList, notesOf } from '../note-keys.ts';

/** Dates of finished notes. */
export const daysOfNotes = ({ table, organization }: StoreScope, range: CountedRange): Promise<string[]> =>
  daysOfRecords(table, { all: noteList.all(organization), ofCase: id => notesOf(organization, id) }, range);
