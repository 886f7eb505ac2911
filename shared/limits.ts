/** Longest single line and short description, in code points after trimming. */
export const lineLength = 250;
/** Longest multi-line text, in code points after trimming. */
export const textLength = 5_000;
/** Largest rich text, in bytes of JSON. */
export const richTextBytes = 200_000;
/** Largest JSON body, in bytes. */
export const bodyBytes = 1_048_576;
/** How long a sign-in lasts, in seconds. */
export const sessionSeconds = 604_800;
/** How long the language choice is remembered, in days. */
export const localeCookieDays = 365;
/** How long an idempotency key protects, in seconds. */
export const idempotencySeconds = 86_400;
/** Countries a single answer holds at the most. */
export const countriesLimit = 500;
/** Rows of a list page. */
export const pageRows = 25;
/** Notifications of a page. */
export const notificationRows = 10;
/** Postings a case may have in the search index. */
export const searchWords = 40;
/** Wrong passwords a minute, for one email address and for one network address. */
export const failedSignIns = { email: 10, network: 60 };

/**
 * Round trips to AWS that a call may make one after another: the standing batch and one more.
 * The exceptions are listed here with their reason.
 */
export const roundTrips = 2;
export const roundTripExceptions: Record<string, { atMost: number; why: string }> = {
  'POST auth/login': {
    atMost: 6,
    why: 'proves the password with Cognito, then reads, then opens the session',
  },
  'POST cases/search': {
    atMost: 5,
    why: 'filters may need a second read; Han names without a hit are tried by sound',
  },
  'POST auth/changeOrganization': {
    atMost: 3,
    why: 'the other organisation is read after this one has let the caller go',
  },
  'POST user/changeLanguage': {
    atMost: 3,
    why: 'every membership mirrors the language, so they are listed first',
  },
  'POST auth/refresh': { atMost: 4, why: 'asks Cognito for new tokens, then reads session and membership' },
};
