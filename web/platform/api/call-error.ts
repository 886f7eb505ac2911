import type { ErrorBody, ErrorCode, FieldErrors } from '../../../shared/core/errors.ts';

/** A code of the API, or that nothing answered at all. */
export type CallCode = ErrorCode | 'network.failed';

interface ErrorDetails {
  fields?: FieldErrors | undefined;
  current?: unknown;
  retryAfter?: number | undefined;
}

/** A call that was refused or never arrived; `status` is 0 when there was no answer. */
export class CallError extends Error {
  readonly code: CallCode;
  readonly status: number;
  /** Field path → key of the sentence that says what is wrong with it. */
  readonly fields: FieldErrors;
  /** The record as it now is, for a version conflict. */
  readonly current: unknown;
  /** Seconds after which trying again may help, where that was said. */
  readonly retryAfter: number | undefined;

  constructor(code: CallCode, status: number, { fields = {}, current, retryAfter }: ErrorDetails = {}) {
    super(code);
    this.name = 'CallError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.current = current;
    this.retryAfter = retryAfter;
  }

  /** Whether trying the same again may help. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/**
 * The error an answer carries. The gateway refuses tokens in words of its own, and what comes too often
 * as the firewall does; anything else that is no answer of ours counts as a failure of the server.
 * @param wait what the answer's `Retry-After` says
 */
export function errorFromResponse(status: number, body: unknown, retryAfterHeader: string | null = null): CallError {
  const error = (body as Partial<ErrorBody> | undefined)?.error;
  if (!error?.code && status === 401) return new CallError('session.missing', status);
  const retryAfter = Number(retryAfterHeader) || undefined;
  if (!error?.code && status === 429) return new CallError('rate.limited', status, { retryAfter });
  if (!error?.code) return new CallError('server.failed', status >= 500 ? status : 500);
  return new CallError(error.code, status, {
    fields: error.fields,
    current: error.current,
    retryAfter,
  });
}
