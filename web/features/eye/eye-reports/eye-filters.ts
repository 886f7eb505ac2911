import { documentSorts } from '../../../../shared/core/documents/document-sort.ts';
import {
  eyeReportStatuses,
  labOrderStates,
  reportChecks,
} from '../../../../shared/features/eye/eye-reports/states.ts';
import { powerMethods } from '../../../../shared/features/eye/progression/trend.ts';
import {
  asBoolean,
  dayFilter,
  type FilterValues,
  memberFilter,
  oneOf,
  yesNoFilter,
} from '../../../platform/routing/url-filters.ts';

export const eyeFilters = {
  status: oneOf(eyeReportStatuses),
  author: memberFilter,
  method: oneOf(powerMethods),
  order: oneOf(labOrderStates),
  check: oneOf(reportChecks),
  sent: yesNoFilter,
  from: dayFilter,
  to: dayFilter,
  sort: oneOf(documentSorts, 'newest'),
};
export type EyeFilters = FilterValues<typeof eyeFilters>;

export const toSearch = ({ sent, ...filters }: EyeFilters) => ({ ...filters, isSent: asBoolean(sent) });
