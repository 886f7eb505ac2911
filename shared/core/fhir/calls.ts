/**
 * Requests of FHIR, below `/api`. They are no calls of the contract: each is answered by calls of it, so that
 * permissions, limits and the audit are theirs.
 */
export const fhirCalls = [
  { method: 'GET', path: 'fhir/{type}' },
  { method: 'GET', path: 'fhir/{type}/{id}' },
  { method: 'POST', path: 'fhir/{type}/_search' },
] as const;
