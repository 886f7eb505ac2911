import { expect, test } from 'vitest';
import { apiKeyState } from '../../../../shared/features/organizations/api-keys/schema.ts';

const until = '2026-11-24T08:00:00.000Z';

test('an API key is valid until it expires or is revoked', () => {
  const state = (now: string, revokedAt: string | null = null) =>
    apiKeyState({ until, revokedAt }, Date.parse(now));
  expect(state('2026-11-24T07:59:59.999Z')).toBe('active');
  expect(state(until)).toBe('expired');
  expect(state('2026-11-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z')).toBe('revoked');
  expect(state('2026-12-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z')).toBe('revoked');
});
