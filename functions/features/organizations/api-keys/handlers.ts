import { apiKeys } from '../../../../shared/features/organizations/api-keys/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';

export const endpoints = apiKeys;

export const handlers: AccountHandlers<typeof apiKeys> = {
  listApiKeys: async (_, { records: { organization }, apiKeysOf }) => ({
    keys: await apiKeysOf(organization).list(),
  }),
  createApiKey: ({ organizationId: _, ...wanted }, { records: { organization }, apiKeysOf }) =>
    apiKeysOf(organization).create(wanted),
  revokeApiKey: ({ apiKeyId }, { records: { organization }, apiKeysOf }) =>
    apiKeysOf(organization).revoke(apiKeyId),
};
