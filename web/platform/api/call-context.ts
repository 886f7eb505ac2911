import type { CalledEndpoint } from '../../../shared/core/endpoint.ts';
import type { CallError } from './call-error.ts';

export interface SentCall {
  /** The part of the API address after `/api/`, with its query. */
  path: string;
  body?: Record<string, unknown>;
}

export interface Answer {
  status: number;
  body?: unknown;
  retryAfter?: string | number | null | undefined;
}

interface ReadOptions {
  signal?: AbortSignal;
  token?: string;
  organization?: string;
}

/** Functions that API requests need from the session of this tab. */
export interface CallContext {
  bearerToken(): Promise<string | undefined>;
  /** Slug of the organisation that is open in this tab. */
  organization(): string | undefined;
  /**
   * Sends a read together with others while reads are being gathered. Without a response, the caller sends
   * the read alone.
   */
  joinRead?:
    | ((
        endpoint: CalledEndpoint,
        sent: SentCall,
        options: ReadOptions,
      ) => Promise<Answer | undefined> | undefined)
    | undefined;
  onSessionEnd(error: CallError): void;
  /** Called when a list restarts because its cursor has expired. */
  onListRestart(): void;
  /** Called when a request that changes or sends something has succeeded. */
  onDone(): unknown;
  /** Whether the page is being left; a request that begins now must not end with the page. */
  isLeaving: boolean;
  /** Called when a read must wait for a rate limit, with the duration in ms. */
  onRateLimitWait(ms: number): unknown;
}

export const callContext: CallContext = {
  isLeaving: false,
  bearerToken: async () => undefined,
  organization: () => undefined,
  onSessionEnd: () => {},
  onListRestart: () => {},
  onDone: () => {},
  onRateLimitWait: () => {},
};
