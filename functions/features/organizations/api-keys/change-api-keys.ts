import type { apiKeys } from '../../../../shared/features/organizations/api-keys/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { ApiKeysStore } from './api-keys-store.ts';

export const listApiKeys: AccountHandler<typeof apiKeys.listApiKeys> = async (
  _,
  { records: { organization }, openStoreOf },
) => ({
  keys: await openStoreOf(ApiKeysStore, organization).list(),
});

export const createApiKey: AccountHandler<typeof apiKeys.createApiKey> = (
  { organizationId: _, ...fields },
  { records: { organization }, openStoreOf },
) => openStoreOf(ApiKeysStore, organization).create(fields);

export const revokeApiKey: AccountHandler<typeof apiKeys.revokeApiKey> = (
  { apiKeyId },
  { records: { organization }, openStoreOf },
) => openStoreOf(ApiKeysStore, organization).revoke(apiKeyId);
