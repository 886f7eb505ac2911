import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Slug } from '../../../core/fields.ts';
import { ApiKeyId, NewApiKey, RevokedApiKey, ShownApiKey } from './schema.ts';

const about = { organization: 'organizationId' } as const;

/** Keys with which other systems of an organisation read what it has. */
export const apiKeys = {
  listApiKeys: endpoint({
    method: 'GET',
    path: 'organizations/{organizationId}/api-keys',
    summary: 'Keys of the organisation, the newest first; those that have ended for another 90 days',
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
      'Accepts a key that the caller has made: `lt_` and 40 letters and digits, drawn at random. Only its hash is sent',
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
    summary: 'Ends a key at once. Doing it again changes nothing',
    lambda: 'account',
    needs: 'api-key:change',
    records: about,
    allowedAfterLicenceEnds: true,
    input: z.strictObject({ organizationId: Slug, apiKeyId: ApiKeyId }),
    output: RevokedApiKey,
  }),
};
