import { queryOptions } from '@tanstack/react-query';
import { settings } from '../../../../shared/features/screening/settings/endpoints.ts';
import { call } from '../../../platform/api/call.ts';

export const normsQuery = queryOptions({
  queryKey: ['screening-settings', 'norms'],
  queryFn: ({ signal }) => call(settings.getScreeningNorms, {}, { signal }),
});

export const rulesQuery = queryOptions({
  queryKey: ['screening-settings', 'rules'],
  queryFn: ({ signal }) => call(settings.getScreeningRules, {}, { signal }),
});
