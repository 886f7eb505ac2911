import type { CallError } from './call-error.ts';

/** What API calls need from the session of this tab, which fills it in. */
export interface CallContext {
  bearerToken(): Promise<string | undefined>;
  /** Slug of the organisation open in this tab. */
  organization(): string | undefined;
  /** Called when a response ends the session. */
  onSessionEnd(error: CallError): void;
  /** Called when a list restarts because its cursor has expired. */
  onListRestart(): void;
  /** Called with the duration when a read waits for a rate limit. */
  onRateLimitWait(ms: number): unknown;
}

export const callContext: CallContext = {
  bearerToken: async () => undefined,
  organization: () => undefined,
  onSessionEnd: () => {},
  onListRestart: () => {},
  onRateLimitWait: () => {},
};
