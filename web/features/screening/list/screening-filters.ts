import { bands } from '../../../../shared/features/screening/screenings/bands.ts';
import { screeningStatuses } from '../../../../shared/features/screening/screenings/schema.ts';
import {
  asBoolean,
  documentFilters,
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
  ...documentFilters,
};
export type ScreeningFilters = FilterValues<typeof screeningFilters>;

export const toSearch = ({ status, reviewed, sent, ...filters }: ScreeningFilters) => ({
  ...filters,
  status: status === null ? [] : [status],
  isReviewed: asBoolean(reviewed),
  isSent: asBoolean(sent),
});
