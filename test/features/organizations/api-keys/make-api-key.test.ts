import { expect, test } from 'vitest';
import { hashSecret } from '../../../../functions/platform/storage/hash-secret.ts';
import { findSecrets } from '../../../../lib/build/supply-chain/find-secrets.ts';
import { ApiKey, NewApiKey } from '../../../../shared/features/organizations/api-keys/schema.ts';
import { describeApiKey, makeApiKey } from '../../../../web/features/organizations/api-keys/make-api-key.ts';

test('the browser creates unique API keys, and computes the same hash of a key as the server', async () => {
  const keys = Array.from({ length: 50 }, makeApiKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) {
    expect(ApiKey.parse(key)).toBe(key);
    const { hash, ending } = await describeApiKey(key);
    expect(hash).toBe(hashSecret(key));
    expect(key.endsWith(ending)).toBe(true);
    expect(NewApiKey.safeParse({ name: 'A', scopes: ['case:read'], hash, ending }).success).toBe(true);
  }
});

test('the secret scan finds an API key in source code', () => {
  expect(findSecrets(`const sent = '${makeApiKey()}';`)).toEqual(['1: an API key of ours']);
});
