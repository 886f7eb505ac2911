import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { noteList } from '../note-keys.ts';

/** Number of an organisation's notes, excluding deleted notes. */
export const countNotes = ({ table, organization }: StoreScope): Promise<number> =>
  table.count(noteList.all(organization));
