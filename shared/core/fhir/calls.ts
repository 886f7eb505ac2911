/**
 * FHIR requests, with paths below `/api`. They are not endpoints of the API contract: the server translates
 * each request into requests to endpoints of the API contract, whose permissions, limits and audit apply.
 * Requests that are never allowed, such as DELETE, are listed too: they get an OperationOutcome.
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
