import type { FhirResource } from './resource.ts';

/** Codes of http://hl7.org/fhir/issue-type for our HTTP statuses. */
const issueTypes: Record<number, string> = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  410: 'deleted',
  412: 'multiple-matches',
  413: 'too-long',
  415: 'not-supported',
  422: 'processing',
  429: 'throttled',
  503: 'transient',
};

export function outcome(
  status: number,
  text: string,
  code = issueTypes[status] ?? 'exception',
): FhirResource {
  return {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'error', code, diagnostics: text }],
  };
}
