import { documentSorts } from '../../../../shared/core/documents/document-sort.ts';
import { bands } from '../../../../shared/features/screening/screenings/bands.ts';
import { screeningStatuses } from '../../../../shared/features/screening/screenings/schema.ts';
import {
  asBoolean,
  dayFilter,
  type FilterValues,
  memberFilter,
  oneOf,
  yesNoFilter,
} from '../../../platform/routing/url-filters.ts';

export const screeningFilters = {
  band: oneOf(bands),
  tester: memberFilter,
  status: oneOf(screeningStatuses),
  reviewed: yesNoFilter,
  sent: yesNoFilter,
  from: dayFilter,
  to: dayFilter,
  sort: oneOf(documentSorts, 'newest'),
};
export type ScreeningFilters = FilterValues<typeof screeningFilters>;

export const toSearch = ({ status, reviewed, sent, ...filters }: ScreeningFilters) => ({
  ...filters,
  status: status === null ? [] : [status],
  isReviewed: asBoolean(reviewed),
  isSent: asBoolean(sent),
});
