/** Longest single line and short description, in code points after trimming. */
export const maxLineLength = 250;
/** Longest address that somebody signs in with: Cognito's limit for a user's name. */
export const maxSignInEmailLength = 128;
/** Longest multi-line text, in code points after trimming. */
export const maxTextLength = 5_000;
/** Largest rich text, in bytes of JSON. */
export const maxRichTextBytes = 200_000;
/** Largest JSON body, in bytes. */
export const maxBodyBytes = 1_048_576;
/** Largest file, in bytes. */
export const maxFileBytes = 25 * 1024 * 1024;
/** Largest image that is opened, in pixels. */
export const maxImagePixels = 40_000_000;
/** How long the form of an upload is good, in seconds. */
export const uploadSeconds = 600;
/** How long a link to a file is good, in seconds. */
export const fileLinkSeconds = 900;
/** How long a file waits for the record that it is for, in seconds. */
export const temporaryFileSeconds = 86_400;
/** How long a sign-in lasts, in seconds. */
export const sessionSeconds = 604_800;
/** How long the language choice is remembered, in days. */
export const localeCookieDays = 365;
/** Longest draft of a form, in code points; the table keeps up to 400 kB an item. */
export const maxDraftLength = 90_000;
/** How long a draft is kept, in seconds. */
export const draftSeconds = 30 * 86_400;
/** How long an idempotency key protects, in seconds. */
export const idempotencySeconds = 86_400;
/** Countries a single answer holds at the most. */
export const countriesLimit = 500;
/** Rows of a list page. */
export const pageSize = 25;
/** Notifications of a page. */
export const notificationPageSize = 10;
/** D a year towards minus from which on progression is fast: what an organisation may say, and what holds until it does. */
export const fastProgressionLimits = { min: 0.25, default: 0.75, max: 3, step: 0.05 };
/** Postings a case may have in the search index. */
export const maxSearchWords = 40;
/** Children of one birthday, and with one email or phone number, that are looked at for likeness. */
export const maxSameBirthdayCases = 60;
export const maxRelatedCases = 20;
/** Possible duplicates that are named at the most. */
export const maxDuplicatesShown = 5;
/** Wrong passwords a minute, for one email address and for one network address. */
export const failedSignInsPerMinute = { email: 10, network: 60 };

/** Calls a minute that one organisation may make, all of its people together: some twenty times what two hundred make. */
export const organizationCallsPerMinute = 1_200;

/** Times an hour that one email address may ask for its invitation again, and that one network address may. */
export const invitationRequestsPerHour = { email: 3, network: 600 };

/** Times an hour that one person may ask for another address. */
export const emailChangesPerHour = 30;

/** Mails with reports an hour that one person may send. */
export const reportMailsPerHour = 200;
/** Addresses that reports are sent to at once. */
export const maxReportRecipients = 5;
/** Days that a link to reports is good. */
export const reportLinkDays = 14;
/** Wrong birth dates after which a link is closed. */
export const maxBirthDateAttempts = 5;
/** Times an hour that one network address may open links to reports. */
export const reportLinkOpensPerHour = 600;

/**
 * Round trips to AWS that a call may make one after another: the standing batch and one more.
 * The exceptions are listed here with their reason.
 */
export const maxRoundTrips = 2;
export const roundTripExceptions: Record<string, { max: number; reason: string }> = {
  'POST auth/login': {
    max: 6,
    reason: 'proves the password with Cognito, then reads, then opens the session',
  },
  'POST cases/search': {
    max: 5,
    reason: 'filters may need a second read; Han names without a hit are tried by sound',
  },
  'POST audit/search': {
    max: 4,
    reason:
      'begins where the organisation does; names of people and children are read for the lines that are shown',
  },
  'POST cases/duplicates': {
    max: 3,
    reason: 'children found by birthday, email or phone are read whole: they say themselves who may see them',
  },
  'GET cases/{caseId}/siblings': {
    max: 3,
    reason: 'children found by a parent’s email or phone are read whole, for the same reason',
  },
  'GET cases/{caseId}/timeline': { max: 3, reason: 'the journal has no names; members are asked for theirs' },
  'GET eye-reports/{eyeReportId}/sendings': {
    max: 3,
    reason: 'the mails themselves say what became of them',
  },
  'POST account/files/{fileId}/complete': {
    max: 3,
    reason: 'the file of a person is read before it is looked at',
  },
  'POST organizations/{organizationId}/members/{memberId}/suspend': {
    max: 4,
    reason: 'the member is read, and for an admin another one who stays',
  },
  'POST organizations/{organizationId}/members/{memberId}/unsuspend': {
    max: 3,
    reason: 'the member is read',
  },
  'DELETE members/{memberId}': { max: 3, reason: 'who leaves and what they own is read before' },
  'POST cases/assign': { max: 3, reason: 'the cases and people that its body names are read before' },
  'POST cases/assignments': { max: 3, reason: 'the people that its body names are read before' },
  'POST organizations/search': {
    max: 3,
    reason: 'seats and last days are read from the organisations themselves, not from the list',
  },
  'GET platform': {
    max: 4,
    reason: 'counts what the lists of active and archived organisations lead to',
  },
  'POST organizations': {
    max: 6,
    reason: 'sees that the slug is free before Cognito makes the sign-in of the first admin',
  },
  'GET organizations/{organizationId}/events': {
    max: 3,
    reason: 'names of who did what are read from the people themselves',
  },
  'GET module-requests': {
    max: 3,
    reason: 'who asks and where is read from the members and organisations themselves',
  },
  'POST mails/search': {
    max: 3,
    reason: 'names of senders, and what befell addresses, are read for the lines that are shown',
  },
  'POST mails/{mailId}/retry': { max: 3, reason: 'the mail is read where the caller is' },
  'POST mails/{mailId}/allow': { max: 3, reason: 'the mail says which address it is' },
  'GET organization': { max: 3, reason: 'the organisations themselves say what they are called' },
  'POST auth/changeOrganization': {
    max: 3,
    reason: 'the other organisation is read after this one has let the caller go',
  },
  'POST user/changeLanguage': {
    max: 3,
    reason: 'every membership mirrors the language, so they are listed first',
  },
  'POST organizations/{organizationId}/invitations': {
    max: 3,
    reason: 'who is invited is known once Cognito has found or made them',
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
  'PUT account/profile': { max: 6, reason: 'every membership mirrors the person, so they are listed first' },
  'POST account/certificates': {
    max: 6,
    reason: 'every membership may be finished by it, so they are listed first',
  },
  'DELETE account/certificates/{certificateId}': {
    max: 8,
    reason: 'what is missing, and which modules are open, without it is told from the others',
  },
  'GET account/devices': { max: 3, reason: 'the organisations that were opened say what they are called' },
  'GET account/data': {
    max: 5,
    reason: 'where somebody works is read before what they are there, and pages of what they did',
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
    reason: 'Cognito takes the address first; then every membership mirrors it, so they are listed',
  },
  'POST account/recovery-codes': { max: 6, reason: 'proves the password with Cognito first' },
  'POST account/password': {
    max: 8,
    reason: 'asks every organisation of the person how long it has to be, and Cognito to change it',
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
    reason: 'proves the password with Cognito, uses the code, then tells Cognito',
  },
  'GET certificates': {
    max: 5,
    reason: 'whose each is and where they work is read from the people themselves',
  },
  'GET certificates/{personId}/{certificateId}/file': {
    max: 4,
    reason: 'the certificate says which file it is',
  },
  'PUT certificates/{personId}/{certificateId}': {
    max: 6,
    reason: 'every organisation of the person follows from their certificates, so those are read first',
  },
  'POST account/devices/end': {
    max: 4,
    reason: 'the user pool forgets its tokens first, then the sign-ins are found and ended',
  },
  'POST admins/search': { max: 3, reason: 'the index leads to members of many organisations' },
  'POST invitations/register': {
    max: 6,
    reason: 'the link leads to the member, the member to the person and where else they are invited',
  },
  'PUT organizations/{organizationId}/terms': {
    max: 3,
    reason: 'the terms are read, since their text is no part of the organisation’s own record',
  },
  'POST organizations/{organizationId}/terms/accept': {
    max: 3,
    reason: 'what else is missing is told from the person and their certificates',
  },
  'POST invitations/accept': {
    max: 6,
    reason:
      'the link leads to the member, whose person is mirrored in the membership, and to their certificates',
  },
  'POST eye-reports/{eyeReportId}/send': {
    max: 3,
    reason: 'how many mails somebody has sent lately is counted before another one is',
  },
  'POST report-links/read': {
    max: 3,
    reason: 'the link leads to the reports and to the child, whose birth date decides what is recorded',
  },
  'POST eye-reports/search': {
    max: 5,
    reason: 'names and who may see them are read with the cases; filters may need a second read',
  },
  'POST recalls/search': {
    max: 5,
    reason: 'names, contacts and who may see them are read with the cases; filters may need a second read',
  },
  'POST auth/refresh': { max: 4, reason: 'asks Cognito for new tokens, then reads session and membership' },
};
