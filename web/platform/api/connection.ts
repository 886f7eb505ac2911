import type { CallCode } from './call-error.ts';

/** What calls need to know about who is at this tab. The session fills it in. */
export interface CallContext {
  /** The access token, refreshed when it had to be. */
  bearerToken(): Promise<string | undefined>;
  /** Slug of the organisation this tab works in. */
  organization(): string | undefined;
  /** Told when an answer says that the session is over. */
  onSessionEnd(code: CallCode): void;
}

export const callContext: CallContext = {
  bearerToken: async () => undefined,
  organization: () => undefined,
  onSessionEnd: () => {},
};
