import { documentSorts } from '../../../../shared/core/documents/document-sort.ts';
import { noteStatuses } from '../../../../shared/features/notes/notes/schema.ts';
import {
  asBoolean,
  dayFilter,
  type FilterValues,
  idFilter,
  memberFilter,
  oneOf,
  yesNoFilter,
} from '../../../platform/routing/url-filters.ts';

export const noteFilters = {
  author: memberFilter,
  template: idFilter('template'),
  status: oneOf(noteStatuses),
  sent: yesNoFilter,
  shared: yesNoFilter,
  from: dayFilter,
  to: dayFilter,
  sort: oneOf(documentSorts, 'newest'),
};
export type NoteFilters = FilterValues<typeof noteFilters>;

export const toSearch = ({ status, sent, shared, ...filters }: NoteFilters) => ({
  ...filters,
  status: status === null ? [] : [status],
  isSent: asBoolean(sent),
  isShared: asBoolean(shared),
});
