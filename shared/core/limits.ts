/** Maximum length of a single line or short description, in code points after trimming. */
export const maxLineLength = 250;
/** Code points of a gender in own words. */
export const maxGenderTextLength = 60;
/** Longest email address for signing in: Cognito's limit for user names. */
export const maxSignInEmailLength = 128;
/** Longest multi-line text, in code points after trimming. */
export const maxTextLength = 5_000;
/** Largest rich text, in bytes of JSON. */
export const maxRichTextBytes = 200_000;
/** Longest value of a field of a rich document, in UTF-16 units. */
export const maxFieldLength = 2_000;
export const maxBodyBytes = 1_048_576;
export const maxFileBytes = 25 * 1024 * 1024;
/** Largest image that is decoded, in pixels. */
export const maxImagePixels = 20_000_000;
/** Largest image of a format whose decoder holds the image in memory more than once, in pixels. */
export const maxBufferedImagePixels = 16_000_000;
/** Largest image with two bytes per colour, in pixels. */
export const maxDeepImagePixels = 8_000_000;
/** Largest image that is stored, in pixels: an A4 page at 250 dots per inch. */
export const maxStoredImagePixels = 6_000_000;
/** How long a presigned upload form is valid, in seconds. */
export const uploadSeconds = 600;
export const fileLinkSeconds = 900;
/**
 * Time after an upload in which the file can be attached to a record, in seconds. The bucket keeps files some
 * hours longer, so that the handler that runs after attaching still finds the file.
 */
export const temporaryFileSeconds = 72_000;
/** Minimum password length for everybody, also in the Cognito user pool; organisations may require more. */
export const minPasswordLength = 6;
/** Minimum password length in organisations that have not chosen one. */
export const usualPasswordLength = 8;
export const sessionSeconds = 604_800;
export const localeCookieDays = 365;
/** Longest draft of a form, in code points; the table stores up to 400 kB per item. */
export const maxDraftLength = 90_000;
export const draftSeconds = 30 * 86_400;
export const cursorHours = 12;
export const idempotencySeconds = 86_400;
export const countriesLimit = 500;
export const pageSize = 25;
export const notificationPollSeconds = 120;
/** Seconds between two requests for new notifications after five minutes without input from the user. */
export const idleNotificationPollSeconds = 600;
export const notificationPageSize = 10;
/** Range and default of an organisation's threshold for fast progression, in D per year towards minus. */
export const fastProgressionLimits = { min: 0.25, default: 0.75, max: 3, step: 0.05 };
/** Maximum number of search index entries per case. */
export const maxSearchWords = 40;
/** Maximum search index entries per case for identifiers of merged cases; the latest are kept. */
export const maxMergedWords = 16;
/** Minimum length of an indexed phone number suffix; shorter suffixes match too many numbers. */
export const minEndingDigits = 4;
/** Maximum number of cases with the same birthday that duplicate search compares. */
export const maxSameBirthdayCases = 60;
/** Maximum number of cases with the same email address or phone number that duplicate search compares. */
export const maxRelatedCases = 20;
/** Maximum number of cases with the same spelling of a name that duplicate search compares. */
export const maxSameNames = 60;
export const maxDuplicatesShown = 5;
/** Maximum number of failed sign-ins per minute, for one email address and for one network address. */
export const failedSignInsPerMinute = { email: 10, network: 60 };

/** API requests per minute for a whole organisation, about twenty times as many as 200 people need. */
export const organizationCallsPerMinute = 1_200;
/** Share of the organisation's API requests per minute that one person, or all API keys together, may use. */
export const callersShare = 1 / 3;
export const apiKeyCallsPerMinute = 120;

export const maxJointReads = 20;
/** Maximum size of all responses of a joint request, in bytes. A Lambda can return 6 MB. */
export const maxJointAnswerBytes = 4 * 1024 * 1024;

/**
 * Invitations per hour: emails to one address, counted over all senders and organisations, and requests from
 * one network address.
 */
export const invitationRequestsPerHour = { email: 3, network: 600 };

/** Requests per hour by one person to change an email address. */
export const emailChangesPerHour = 30;
/** Emails per hour to one address about a change of email address. */
export const emailChangeMailsPerHour = 4;

/**
 * Per hour: registration forms and questionnaires opened (`opens`) and sent (`network`) from one network
 * address, which a whole school may share; registrations with one QR code (`code`).
 */
export const registrationsPerHour = { opens: 600, network: 200, code: 600 };
/**
 * Seconds between opening and sending a registration form. Anything faster is a robot; after the maximum, the
 * form must be opened again.
 */
export const registrationFormSeconds = { min: 3, max: 86_400 };
/** Questionnaire emails per hour from one organisation to one address. */
export const surveyMailsPerHour = 4;
/** Receipts of registrations and questionnaires per hour to one email address. */
export const registrationReceiptsPerHour = 2;

/** Number of times per hour that one person may send reports or emails to families. */
export const reportMailsPerHour = 200;
/** Report emails per hour from one organisation to one address, enough for a lab on a busy day. */
export const reportMailsToAddressPerHour = 60;
/**
 * Maximum size of PDFs attached to an email, in bytes; larger PDFs are sent as a link. Mailboxes accept about
 * 20 MB of base64.
 */
export const maxMailedPdfBytes = 10 * 1024 * 1024;
export const maxReportRecipients = 5;
export const reportLinkDays = 14;
/** Number of wrong birth dates after which a report link is locked. */
export const maxBirthDateAttempts = 5;
/** Number of times per hour that one network address may open report links. */
export const reportLinkOpensPerHour = 600;

/**
 * Reads of subscribed timetables per hour: per subscription address, and per network address, which many
 * calendars may share.
 */
export const calendarFeedReadsPerHour = { address: 60, network: 3_000 };

/** Webhook test calls and manual redeliveries, per hour and organisation. */
export const webhookTriesPerHour = 120;

/** How often a queue message is received before it goes to the dead-letter queue, locally and in AWS. */
export const maxReceives = 5;

export const recentSignInSeconds = 15 * 60;
