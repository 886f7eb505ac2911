import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { noteList } from '../note-keys.ts';

/** Notes of an organisation, without removed ones. */
export const countNotes = ({ table, organization }: StoreScope): Promise<number> =>
  table.count(noteList.all(organization));
