import type { Endpoint, ResponseOf } from '../../../shared/core/endpoint.ts';
import type { ErrorBody, ErrorCode, FieldErrors } from '../../../shared/core/errors.ts';

export type CallCode = ErrorCode | 'network.failed';

interface ErrorDetails {
  fields?: FieldErrors | undefined;
  current?: unknown;
  retryAfter?: number | undefined;
  isUnexplained?: boolean;
}

const sessionEndingCodes = new Set<CallCode>([
  'session.missing',
  'session.ended',
  'session.expired',
  'member.suspended',
  'organization.foreign',
  'organization.archived',
]);

export const endsSession = (error: unknown): error is CallError =>
  error instanceof CallError && sessionEndingCodes.has(error.code);

/** A failed API request. `status` is 0 if there was no response. */
export class CallError extends Error {
  readonly code: CallCode;
  readonly status: number;
  /** I18n key of the error message by field path. */
  readonly fields: FieldErrors;
  /** The stored record, after a version conflict. */
  readonly current: unknown;
  /** Seconds to wait before retrying, if the server said so. */
  readonly retryAfter: number | undefined;
  /** True if the token was missing or the gateway rejected it: our API then gave no reason. */
  readonly isUnexplained: boolean;

  constructor(code: CallCode, status: number, details: ErrorDetails = {}) {
    const { fields = {}, current, retryAfter, isUnexplained = false } = details;
    super(code);
    this.name = 'CallError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.current = current;
    this.retryAfter = retryAfter;
    this.isUnexplained = isUnexplained;
  }

  /** Whether a retry may succeed, at once or later. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** The stored record, if the error is a version conflict at this endpoint and contains the record. */
export const conflictOf = <E extends Endpoint>(_endpoint: E, error: unknown): ResponseOf<E> | undefined =>
  currentIn<ResponseOf<E>>(error);

/** The stored record, if the error is a version conflict and contains the record. */
export const currentIn = <Stored>(error: unknown): Stored | undefined =>
  isConflict(error) ? ((error.current ?? undefined) as Stored | undefined) : undefined;

/** Whether the server has refused the request, so that the request has changed nothing. */
export const isRefused = (error: unknown): error is CallError =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

/** Whether an earlier request with the same idempotency key, but other content, has been stored. */
export const wasStored = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'idempotency.other-body';

/** Whether somebody else has changed the record since it was read. */
export const isConflict = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'version.conflict';

/**
 * Converts an error response to a CallError. The gateway (401) and the firewall (429) send other bodies than
 * our API; any further unknown body counts as a server failure.
 * @param retryAfterHeader value of the `Retry-After` header
 */
export function errorFromResponse(
  status: number,
  body: unknown,
  retryAfterHeader: string | number | null = null,
): CallError {
  const error = (body as Partial<ErrorBody> | undefined)?.error;
  if (!error?.code && status === 401)
    return new CallError('session.missing', status, { isUnexplained: true });
  const retryAfter = Number(retryAfterHeader) || undefined;
  if (!error?.code && status === 429) return new CallError('rate.limited', status, { retryAfter });
  if (!error?.code) return new CallError('server.failed', status >= 500 ? status : 500);
  return new CallError(error.code, status, {
    fields: error.fields,
    current: error.current,
    retryAfter,
  });
}
