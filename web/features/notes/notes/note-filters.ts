import { noteStatuses } from '../../../../shared/features/notes/notes/schema.ts';
import {
  asBoolean,
  documentFilters,
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
  shared: yesNoFilter,
  ...documentFilters,
};
export type NoteFilters = FilterValues<typeof noteFilters>;

export const toSearch = ({ status, sent, shared, ...filters }: NoteFilters) => ({
  ...filters,
  status: status === null ? [] : [status],
  isSent: asBoolean(sent),
  isShared: asBoolean(shared),
});
