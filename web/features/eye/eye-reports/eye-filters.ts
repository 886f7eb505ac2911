import {
  eyeReportStatuses,
  labOrderStates,
  reportChecks,
} from '../../../../shared/features/eye/eye-reports/states.ts';
import { powerMethods } from '../../../../shared/features/eye/progression/trend.ts';
import {
  asBoolean,
  documentFilters,
  type FilterValues,
  memberFilter,
  oneOf,
} from '../../../platform/routing/url-filters.ts';

export const eyeFilters = {
  status: oneOf(eyeReportStatuses),
  author: memberFilter,
  method: oneOf(powerMethods),
  order: oneOf(labOrderStates),
  check: oneOf(reportChecks),
  ...documentFilters,
};
export type EyeFilters = FilterValues<typeof eyeFilters>;

export const toSearch = ({ sent, ...filters }: EyeFilters) => ({ ...filters, isSent: asBoolean(sent) });
