import { outcome } from '../../../shared/core/fhir/outcome.ts';
import type { FhirResource } from '../../../shared/core/fhir/resource.ts';

interface Detail {
  /** Code of the issue; by default it follows from the status. */
  issue?: string;
  /** Our code, if a call of the contract was refused. */
  code?: string;
  headers?: Record<string, string>;
}

/** The error of a next link that no longer opens, or that another key was given. */
export const pageExpired = (): FhirError =>
  new FhirError(410, 'This page has expired, or belongs to another key; search again', { issue: 'expired' });

/** An error that becomes an OperationOutcome. */
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
