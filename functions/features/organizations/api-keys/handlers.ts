import { apiKeys } from '../../../../shared/features/organizations/api-keys/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { ApiKeysStore } from './api-keys-store.ts';

export const endpoints = apiKeys;

export const handlers: AccountHandlers<typeof apiKeys> = {
  listApiKeys: async (_, { records: { organization }, openStoreOf }) => ({
    keys: await openStoreOf(ApiKeysStore, organization).list(),
  }),
  createApiKey: ({ organizationId: _, ...wanted }, { records: { organization }, openStoreOf }) =>
    openStoreOf(ApiKeysStore, organization).create(wanted),
  revokeApiKey: ({ apiKeyId }, { records: { organization }, openStoreOf }) =>
    openStoreOf(ApiKeysStore, organization).revoke(apiKeyId),
};
