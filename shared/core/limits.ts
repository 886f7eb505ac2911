/** Longest single line and short description, in code points after trimming. */
export const maxLineLength = 250;
/** Longest sign-in email: Cognito's limit for user names. */
export const maxSignInEmailLength = 128;
/** Longest multi-line text, in code points after trimming. */
export const maxTextLength = 5_000;
/** Largest rich text, in bytes of JSON. */
export const maxRichTextBytes = 200_000;
/** Largest JSON body, in bytes. */
export const maxBodyBytes = 1_048_576;
/** Largest file, in bytes. */
export const maxFileBytes = 25 * 1024 * 1024;
/** Largest image that is decoded, in pixels. */
export const maxImagePixels = 40_000_000;
/** How long a presigned upload form is valid, in seconds. */
export const uploadSeconds = 600;
/** How long a presigned file link is valid, in seconds. */
export const fileLinkSeconds = 900;
/** How long an uploaded file is kept without being attached to a record, in seconds. */
export const temporaryFileSeconds = 86_400;
/** How long a sign-in lasts, in seconds. */
export const sessionSeconds = 604_800;
/** How long the language choice is remembered, in days. */
export const localeCookieDays = 365;
/** Longest draft of a form, in code points; the table keeps up to 400 kB an item. */
export const maxDraftLength = 90_000;
/** How long a draft is kept, in seconds. */
export const draftSeconds = 30 * 86_400;
/** How long an idempotency key is remembered, in seconds. */
export const idempotencySeconds = 86_400;
/** Most countries in one response. */
export const countriesLimit = 500;
/** Rows of a list page. */
export const pageSize = 25;
/** Notifications of a page. */
export const notificationPageSize = 10;
/** Threshold for fast progression, in D per year towards minus: allowed range and default for an organisation. */
export const fastProgressionLimits = { min: 0.25, default: 0.75, max: 3, step: 0.05 };
/** Most search index entries per case. */
export const maxSearchWords = 40;
/** Most cases with the same birthday, or the same email or phone, that duplicate search compares. */
export const maxSameBirthdayCases = 60;
export const maxRelatedCases = 20;
/** Most possible duplicates shown. */
export const maxDuplicatesShown = 5;
/** Wrong passwords a minute, for one email address and for one network address. */
export const failedSignInsPerMinute = { email: 10, network: 60 };

/** Calls per minute for a whole organisation: about twenty times what 200 people need. */
export const organizationCallsPerMinute = 1_200;

/** Invitation resends per hour, for one email address and for one network address. */
export const invitationRequestsPerHour = { email: 3, network: 600 };

/** Email change requests per hour for one person. */
export const emailChangesPerHour = 30;

/** Report emails per hour that one person may send. */
export const reportMailsPerHour = 200;
/** Most recipients of one report email. */
export const maxReportRecipients = 5;
/** Days that a report link is valid. */
export const reportLinkDays = 14;
/** Wrong birth dates after which a link is locked. */
export const maxBirthDateAttempts = 5;
/** Report link opens per hour from one network address. */
export const reportLinkOpensPerHour = 600;

/**
 * Sequential round trips to AWS that a call may make: the auth batch and one more.
 * The exceptions are listed here with their reason.
 */
export const maxRoundTrips = 2;
export const roundTripExceptions: Record<string, { max: number; reason: string }> = {
  'POST auth/login': {
    max: 6,
    reason: 'verifies the password with Cognito, then reads, then opens the session',
  },
  'POST cases/search': {
    max: 5,
    reason: 'filters may need a second read; Han names without a match are searched by pinyin',
  },
  'POST audit/search': {
    max: 4,
    reason:
      'begins where the organisation does; names of people and children are read for the lines that are shown',
  },
  'POST cases/duplicates': {
    max: 3,
    reason: 'cases found by birthday, email or phone are read in full to check visibility',
  },
  'GET cases/{caseId}/siblings': {
    max: 3,
    reason: 'cases found by a parent’s email or phone are read in full to check visibility',
  },
  'GET cases/{caseId}/timeline': {
    max: 3,
    reason: 'the journal has no names; they are read from the members',
  },
  'GET eye-reports/{eyeReportId}/sendings': {
    max: 3,
    reason: 'the status is read from the mails',
  },
  'POST account/files/{fileId}/complete': {
    max: 3,
    reason: 'the file record is read first',
  },
  'POST organizations/{organizationId}/members/{memberId}/suspend': {
    max: 4,
    reason: 'the member is read, and for an admin another admin who stays',
  },
  'POST organizations/{organizationId}/members/{memberId}/unsuspend': {
    max: 3,
    reason: 'the member is read',
  },
  'DELETE members/{memberId}': { max: 3, reason: 'the member and their owned records are read first' },
  'POST cases/assign': { max: 3, reason: 'the cases and members in the body are read first' },
  'POST cases/assignments': { max: 3, reason: 'the members in the body are read first' },
  'POST organizations/search': {
    max: 3,
    reason: 'seats and end dates are read from the organisations, not from the index',
  },
  'GET platform': {
    max: 4,
    reason: 'reads the lists of active and archived organisations, then the organisations',
  },
  'POST organizations': {
    max: 6,
    reason: 'checks the slug before Cognito creates the first admin',
  },
  'GET organizations/{organizationId}/events': {
    max: 3,
    reason: 'names are read from the people',
  },
  'GET module-requests': {
    max: 3,
    reason: 'members and organisations are read for their names',
  },
  'POST mails/search': {
    max: 3,
    reason: 'sender names and blocked addresses are read for the rows shown',
  },
  'POST mails/{mailId}/retry': { max: 3, reason: 'the mail is read from the caller’s organisation' },
  'POST mails/{mailId}/allow': { max: 3, reason: 'the address is read from the mail' },
  'GET organization': { max: 3, reason: 'names are read from the organisations' },
  'POST auth/changeOrganization': {
    max: 3,
    reason: 'the other organisation is read after the caller is authorized in this one',
  },
  'POST user/changeLanguage': {
    max: 3,
    reason: 'memberships copy the language, so they are listed first',
  },
  'POST organizations/{organizationId}/invitations': {
    max: 3,
    reason: 'Cognito finds or creates the invited person first',
  },
  'POST organizations/{organizationId}/invitations/{memberId}/resend': {
    max: 3,
    reason: 'the member is read in the organisation that the call is about',
  },
  'DELETE organizations/{organizationId}/invitations/{memberId}': {
    max: 3,
    reason: 'the member is read in the organisation that the call is about',
  },
  'PUT organizations/{organizationId}/members/{memberId}': {
    max: 4,
    reason: 'the member is read in the organisation that the call is about, and with a last admin the others',
  },
  'PUT account/profile': { max: 6, reason: 'memberships copy the person, so they are listed first' },
  'POST account/certificates': {
    max: 6,
    reason: 'it may complete registrations, so memberships are listed first',
  },
  'DELETE account/certificates/{certificateId}': {
    max: 8,
    reason: 'missing steps and module access are derived from the other certificates',
  },
  'GET account/devices': { max: 3, reason: 'names are read from the organisations' },
  'GET account/data': {
    max: 5,
    reason: 'organisations are listed before memberships, and events have pages',
  },
  'POST account/erasure': {
    max: 4,
    reason:
      'the address is read, then wrong passwords are counted and the right one proved, then it is asked for',
  },
  'POST account/email': {
    max: 8,
    reason:
      'proves the password with Cognito and asks it whether the address is free, before the mail goes out',
  },
  'POST account/email/confirm': {
    max: 6,
    reason: 'Cognito is updated first; memberships copy the address, so they are listed',
  },
  'POST account/recovery-codes': { max: 6, reason: 'verifies the password with Cognito first' },
  'POST account/password': {
    max: 8,
    reason: 'reads the password rules of every organisation, then changes it in Cognito',
  },
  'POST auth/choosePassword': {
    max: 7,
    reason:
      'proves with Cognito what was sent, asks every organisation how long it has to be, then tells Cognito',
  },
  'POST auth/resetPassword': {
    max: 7,
    reason:
      'asks Cognito who it is and every organisation of theirs how long it has to be, then tells Cognito',
  },
  'POST auth/recover': {
    max: 8,
    reason: 'verifies the password with Cognito, uses up the code, then updates Cognito',
  },
  'GET certificates': {
    max: 5,
    reason: 'owners and their organisations are read from the people',
  },
  'GET certificates/{personId}/{certificateId}/file': {
    max: 4,
    reason: 'the file id is read from the certificate',
  },
  'PUT certificates/{personId}/{certificateId}': {
    max: 6,
    reason: 'module access in every organisation depends on the certificates, so they are read first',
  },
  'POST account/devices/end': {
    max: 4,
    reason: 'Cognito revokes the tokens first, then the sessions are listed and ended',
  },
  'POST admins/search': { max: 3, reason: 'members of many organisations are read from the index' },
  'POST invitations/register': {
    max: 6,
    reason: 'reads link, member, person and their other invitations in turn',
  },
  'PUT organizations/{organizationId}/terms': {
    max: 3,
    reason: 'the terms are read, because their text is not part of the organisation record',
  },
  'POST organizations/{organizationId}/terms/accept': {
    max: 3,
    reason: 'missing steps are derived from the person and their certificates',
  },
  'POST invitations/accept': {
    max: 6,
    reason:
      'the link leads to the member, whose person is mirrored in the membership, and to their certificates',
  },
  'POST eye-reports/{eyeReportId}/send': {
    max: 3,
    reason: 'the hourly limit is counted first',
  },
  'POST report-links/read': {
    max: 3,
    reason: 'reads link, reports and child in turn, then records the result',
  },
  'POST eye-reports/search': {
    max: 5,
    reason: 'names and visibility are read from the cases; filters may need a second read',
  },
  'POST recalls/search': {
    max: 5,
    reason: 'names, contacts and visibility are read from the cases; filters may need a second read',
  },
  'POST auth/refresh': { max: 4, reason: 'asks Cognito for new tokens, then reads session and membership' },
};
