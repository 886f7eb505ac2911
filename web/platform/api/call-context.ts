import type { CallError } from './call-error.ts';

/** What API calls need to know about this tab's session, which fills it in. */
export interface CallContext {
  /** The access token, refreshed if necessary. */
  bearerToken(): Promise<string | undefined>;
  /** Slug of the organisation open in this tab. */
  organization(): string | undefined;
  /** Called when a response says that the session has ended. */
  onSessionEnd(error: CallError): void;
  /** Called when a list begins again because it could not be read on. */
  onListRestart(): void;
  /** Called when a read waits for a rate limit, with how long. */
  onRateLimitWait(ms: number): unknown;
}

export const callContext: CallContext = {
  bearerToken: async () => undefined,
  organization: () => undefined,
  onSessionEnd: () => {},
  onListRestart: () => {},
  onRateLimitWait: () => {},
};
