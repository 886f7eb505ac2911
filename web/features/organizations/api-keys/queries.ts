import { queryOptions } from '@tanstack/react-query';
import { apiKeys } from '../../../../shared/features/organizations/api-keys/endpoints.ts';
import { call } from '../../../platform/api/call.ts';

export const apiKeysQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['api-keys', organizationId],
    queryFn: async ({ signal }) => (await call(apiKeys.listApiKeys, { organizationId }, { signal })).keys,
  });
