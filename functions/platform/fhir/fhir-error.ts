import { outcome } from '../../../shared/core/fhir/outcome.ts';
import type { FhirResource } from '../../../shared/core/fhir/resource.ts';

interface Detail {
  /** FHIR issue code in the OperationOutcome; if absent, it is derived from the HTTP status. */
  issue?: string;
  /** Our own error code, set if one of our endpoints has rejected the request. */
  code?: string;
  headers?: Record<string, string>;
}

/** The error for a link to a next page that has expired, or that another API key received. */
export const pageExpired = (): FhirError =>
  new FhirError(410, 'This page has expired, or belongs to another key; search again', { issue: 'expired' });

export class FhirError extends Error {
  readonly status: number;
  readonly resource: FhirResource;
  readonly code: string | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, text: string, { issue, code, headers = {} }: Detail = {}) {
    super(text);
    this.status = status;
    this.resource = outcome(status, text, issue);
    this.code = code;
    this.headers = headers;
  }
}
