import type { Caller } from '../../../support/caller.ts';
import type { Clinic } from '../../../support/clinic.ts';
import { makeApiKey } from '../../organizations/api-keys/samples.ts';

const writing = ['case:read', 'case:receive', 'eye:receive'] as const;
/** Makes a caller with an API key that has these scopes; by default, all scopes needed for writing. */
export const writerOf = async (clinic: Clinic, scopes: readonly string[] = writing): Promise<Caller> =>
  (await makeApiKey(clinic, { scopes: [...scopes] as ['case:read'] })).caller;

export const json = { 'content-type': 'application/fhir+json' };
/** Options of a request that sends a resource. */
export const post = (resource: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: JSON.stringify(resource),
  headers: { ...json, ...headers },
});
