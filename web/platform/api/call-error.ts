import type { ErrorBody, ErrorCode, FieldErrors } from '../../../shared/core/errors.ts';

/** An error code of the API, or `network.failed` when there was no response. */
export type CallCode = ErrorCode | 'network.failed';

interface ErrorDetails {
  fields?: FieldErrors | undefined;
  current?: unknown;
  retryAfter?: number | undefined;
  isUnexplained?: boolean;
}

/** Error codes that end this tab's session. */
const sessionEndingCodes = new Set<CallCode>([
  'session.missing',
  'session.ended',
  'session.expired',
  'member.suspended',
  'organization.foreign',
  'organization.archived',
]);

/** Whether an error means that the session has ended. */
export const endsSession = (error: unknown): error is CallError =>
  error instanceof CallError && sessionEndingCodes.has(error.code);

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
  /** A refused token without a word of the API: there was none, or the gateway rejected it. */
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
