import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Slug } from '../../../core/fields.ts';
import { ApiKeyId, NewApiKey, RevokedApiKey, ShownApiKey } from './schema.ts';

const about = { organization: 'organizationId' } as const;

export const apiKeys = {
  listApiKeys: endpoint({
    method: 'GET',
    path: 'organizations/{organizationId}/api-keys',
    summary: 'Keys of the organisation, the newest first; ended keys are listed for 90 days',
    lambda: 'account',
    needs: 'api-key:read',
    records: about,
    input: z.strictObject({ organizationId: Slug }),
    output: z.object({ keys: z.array(ShownApiKey) }),
  }),
  createApiKey: endpoint({
    method: 'POST',
    path: 'organizations/{organizationId}/api-keys',
    summary:
      'Stores a key that the caller generated: `lt_` and 40 random letters and digits. Only its hash is sent',
    lambda: 'account',
    needs: 'api-key:change',
    records: about,
    status: 201,
    errors: ['api-key.too-many'],
    input: z.strictObject({ organizationId: Slug, ...NewApiKey.shape }),
    output: ShownApiKey,
  }),
  revokeApiKey: endpoint({
    method: 'DELETE',
    path: 'organizations/{organizationId}/api-keys/{apiKeyId}',
    summary: 'Revokes a key at once; repeating it changes nothing',
    lambda: 'account',
    needs: 'api-key:change',
    records: about,
    allowedAfterLicenceEnds: true,
    input: z.strictObject({ organizationId: Slug, apiKeyId: ApiKeyId }),
    output: RevokedApiKey,
  }),
};
