/** Longest single line and short description, in code points after trimming. */
export const lineLength = 250;
/** Longest address that somebody signs in with: Cognito's limit for a user's name. */
export const signInLength = 128;
/** Longest multi-line text, in code points after trimming. */
export const textLength = 5_000;
/** Largest rich text, in bytes of JSON. */
export const richTextBytes = 200_000;
/** Largest JSON body, in bytes. */
export const bodyBytes = 1_048_576;
/** Largest file, in bytes. */
export const fileBytes = 25 * 1024 * 1024;
/** Largest image that is opened, in pixels. */
export const imagePixels = 40_000_000;
/** How long the form of an upload is good, in seconds. */
export const uploadSeconds = 600;
/** How long a link to a file is good, in seconds. */
export const fileLinkSeconds = 900;
/** How long a file waits for the record that it is for, in seconds. */
export const unkeptFileSeconds = 86_400;
/** How long a sign-in lasts, in seconds. */
export const sessionSeconds = 604_800;
/** How long the language choice is remembered, in days. */
export const localeCookieDays = 365;
/** Longest draft of a form, in code points; the table keeps up to 400 kB an item. */
export const draftLength = 90_000;
/** How long a draft is kept, in seconds. */
export const draftSeconds = 30 * 86_400;
/** How long an idempotency key protects, in seconds. */
export const idempotencySeconds = 86_400;
/** Countries a single answer holds at the most. */
export const countriesLimit = 500;
/** Rows of a list page. */
export const pageRows = 25;
/** Notifications of a page. */
export const notificationRows = 10;
/** D a year towards minus from which on progression is fast: what an organisation may say, and what holds until it does. */
export const fastProgressions = { least: 0.25, usual: 0.75, most: 3, step: 0.05 };
/** Postings a case may have in the search index. */
export const searchWords = 40;
/** Children of one birthday, and with one email or phone number, that are looked at for likeness. */
export const birthdaysAtMost = 60;
export const kinAtMost = 20;
/** Possible duplicates that are named at the most. */
export const duplicatesShown = 5;
/** Wrong passwords a minute, for one email address and for one network address. */
export const failedSignIns = { email: 10, network: 60 };

/** Calls a minute that one organisation may make, all of its people together: some twenty times what two hundred make. */
export const organizationCalls = 1_200;

/** Times an hour that one email address may ask for its invitation again, and that one network address may. */
export const askedInvitations = { email: 3, network: 600 };

/** Times an hour that one person may ask for another address. */
export const changedEmails = 30;

/** Mails with reports an hour that one person may send. */
export const reportMails = 200;
/** Addresses that reports are sent to at once. */
export const reportRecipients = 5;
/** Days that a link to reports is good. */
export const reportLinkDays = 14;
/** Wrong birth dates after which a link is closed. */
export const birthDateTries = 5;
/** Times an hour that one network address may open links to reports. */
export const openedReportLinks = 600;
