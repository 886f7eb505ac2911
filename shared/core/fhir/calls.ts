/**
 * FHIR requests, below `/api`. They are not calls of the contract: the server translates each into contract
 * calls, whose permissions, limits and audit apply. Requests that nobody may make also get an
 * OperationOutcome.
 */
export const fhirCalls = [
  { method: 'POST', path: 'fhir' },
  { method: 'GET', path: 'fhir/{type}' },
  { method: 'POST', path: 'fhir/{type}' },
  { method: 'GET', path: 'fhir/{type}/{id}' },
  { method: 'POST', path: 'fhir/{type}/_search' },
  { method: 'PUT', path: 'fhir/{type}/{id}' },
  { method: 'PATCH', path: 'fhir/{type}/{id}' },
  { method: 'DELETE', path: 'fhir/{type}/{id}' },
] as const;
