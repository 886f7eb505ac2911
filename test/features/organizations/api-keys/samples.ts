import { createHash } from 'node:crypto';
import { newToken } from '../../../../functions/platform/new-token.ts';
import {
  type apiKeys,
  apiKeys as calls,
} from '../../../../shared/features/organizations/api-keys/endpoints.ts';
import type { ShownApiKey } from '../../../../shared/features/organizations/api-keys/schema.ts';
import { type Caller, callerWith } from '../../../support/caller.ts';
import type { Clinic, Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { openWorld } from '../../../support/world.ts';

/** Generates an API key as a browser does. */
export function newKey() {
  const key = `lt_${newToken(40)}`;
  return {
    key,
    described: { hash: createHash('sha256').update(key).digest('base64url'), ending: key.slice(-4) },
  };
}

type Scopes = ShownApiKey['scopes'];

/** Creates an API key as an admin, and a caller that uses it. */
export async function makeApiKey(
  { slug: organizationId, admin }: Pick<Clinic, 'slug' | 'admin'>,
  { name = 'Warehouse', scopes = ['case:read'] as Scopes, days = 90, by = admin as Principal } = {},
): Promise<{ shown: ShownApiKey; key: string; caller: Caller }> {
  const { key, described } = newKey();
  const { data: shown } = await by.call(calls.createApiKey, {
    ...{ organizationId, name, scopes, days },
    ...described,
  });
  return { shown, key, caller: await callerWithKey(key) };
}

/** Returns a caller that sends an API key, on the route to which the site forwards requests with a key. */
export async function callerWithKey(key: string, headers: Record<string, string> = {}): Promise<Caller> {
  const { api } = await openWorld();
  return callerWith(`${api}/by-key`, { authorization: `Bearer ${key}`, ...headers });
}

export const apiKeysSamples: Samples<typeof apiKeys> = {
  listApiKeys: {
    input: async ({ clinic }) => ({ organizationId: clinic.slug }),
    references: { organizationId: 'organizationRecord' },
  },
  createApiKey: {
    form: async ({ page, name, open }) => {
      await open('/organizations/brightwater?tab=api');
      await page.getByRole('button', { name: 'New API key' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox').first().check();
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      return dialog.getByRole('button', { name: 'Make key' });
    },

    input: async ({ clinic }) => ({
      organizationId: clinic.slug,
      name: 'Warehouse',
      scopes: ['case:read'],
      ...newKey().described,
    }),
    references: { organizationId: 'organizationRecord' },
    fixedFields: ['hash'],
    allowedRaceErrors: ['api-key.too-many', 'request.invalid'],
    expectedOutput: ({ name, ending }) => ({ name, ending }),
  },
  revokeApiKey: {
    input: async ({ clinic }) => ({
      organizationId: clinic.slug,
      apiKeyId: (await makeApiKey(clinic)).shown.id,
    }),
    references: { organizationId: 'organizationRecord', apiKeyId: 'apiKey' },
    expectedOutput: ({ apiKeyId }) => ({ id: apiKeyId }),
  },
};
