import type { ErrorBody, ErrorCode, FieldErrors } from '../../../shared/core/errors.ts';

/** An error code of the API, or `network.failed` when there was no response. */
export type CallCode = ErrorCode | 'network.failed';

interface ErrorDetails {
  fields?: FieldErrors | undefined;
  current?: unknown;
  retryAfter?: number | undefined;
}

/** A failed API call. `status` is 0 when there was no response. */
export class CallError extends Error {
  readonly code: CallCode;
  readonly status: number;
  /** Field path → i18n key of its error message. */
  readonly fields: FieldErrors;
  /** The current record, on a version conflict. */
  readonly current: unknown;
  /** Seconds to wait before retrying, if the server said so. */
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

  /** Whether a retry may succeed. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/**
 * Maps an error response to a CallError. The gateway (401) and the firewall (429) send
 * bodies of their own; any other body that is not ours counts as a server failure.
 * @param retryAfterHeader value of the `Retry-After` header
 */
export function errorFromResponse(
  status: number,
  body: unknown,
  retryAfterHeader: string | null = null,
): CallError {
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
