/**
 * Every error code with its HTTP status and an English message for people who
 * read the API. The screens show the translation `errors.<code>` instead.
 */
export const errors = {
  'request.malformed': { status: 400, message: 'The request could not be read' },
  'request.invalid': { status: 400, message: 'Some fields are invalid' },
  'organization.required': { status: 400, message: 'Choose an organisation first' },
  'session.missing': { status: 401, message: 'Sign in first' },
  'session.ended': { status: 401, message: 'This session has ended' },
  'session.expired': { status: 401, message: 'Token expired' },
  'api-key.unusable': {
    status: 401,
    message: 'This API key is unknown, revoked or has expired, or whoever made it is no admin any more',
  },
  'sign-in.failed': { status: 401, message: 'Error while authenticating' },
  'sign-in.new-password-needed': { status: 403, message: 'Choose a new password first' },
  'sign-in.second-factor-needed': { status: 403, message: 'A code from the authenticator app is needed' },
  'sign-in.no-organization': { status: 403, message: 'This account belongs to no organisation' },
  'organization.foreign': { status: 403, message: 'You do not belong to this organisation' },
  'organization.archived': { status: 403, message: 'This organisation has been archived' },
  'member.suspended': { status: 403, message: 'Your access to this organisation is suspended' },
  'registration.unfinished': { status: 403, message: 'Finish your registration first' },
  'licence.ended': { status: 403, message: 'The licence has ended; everything can still be viewed' },
  'permission.denied': { status: 403, message: 'Your role does not allow this' },
  'module.needed': { status: 403, message: 'This needs a module you do not have access to' },
  'module.not-licensed': {
    status: 409,
    message: 'The licence does not include this module; ask for it instead',
  },
  'mail.over': { status: 409, message: 'This email cannot be sent again' },
  'mail.unwanted': {
    status: 409,
    message: 'The owner of this address has asked not to receive any more emails',
  },
  'member.leaving': { status: 409, message: 'This person is being removed from the organisation' },
  'member.owns': { status: 409, message: 'Choose who takes over from this person' },
  'assignment.add-only': {
    status: 403,
    message: 'With access to selected cases you can assign them to colleagues, but not unassign anyone',
  },
  'eye.empty': { status: 409, message: 'This report is still empty' },
  'eye.not-ordered': { status: 409, message: 'This report has no lab order' },
  'eye.deleted': { status: 409, message: 'This report has been deleted' },
  'screening.not-own': { status: 403, message: 'You can only change your own screenings' },
  'screening.draft-exists': {
    status: 409,
    message: 'There is a draft of this child, tester and day already; continue it',
  },
  'prepared-day.closed': { status: 409, message: 'This prepared day has been revoked, ended or has expired' },
  'screening.finished': { status: 409, message: 'This screening is finished; reopen it to change it' },
  'screening.deleted': { status: 409, message: 'This screening has been deleted' },
  'note.not-own': { status: 403, message: 'You can only change your own notes' },
  'note.not-author': { status: 403, message: 'Only its author can finish and sign this note' },
  'note.no-signature': {
    status: 409,
    message: 'Add your signature in Settings first, or leave it out',
  },
  'note.finished': { status: 409, message: 'This note is finished; amend it to change it' },
  'note.never-finished': { status: 409, message: 'This note was never finished' },
  'note.draft': { status: 409, message: 'Confirm that a draft is sent, or finish the note first' },
  'note.deleted': { status: 409, message: 'This note has been deleted' },
  'template.not-own': {
    status: 403,
    message: 'Only its author, or an admin once it is shared, can change this template',
  },
  'template.private': { status: 409, message: 'Share this template first; a default is for everybody' },
  'template.too-many': { status: 409, message: 'There are as many templates as an organisation can have' },
  'snippet.too-many': { status: 409, message: 'There are as many snippets as a person can have' },
  'course.not-own': { status: 403, message: 'Only its author or an admin can change this course' },
  'course.too-many': { status: 409, message: 'There are as many courses as an organisation can have' },
  'course.published': { status: 409, message: 'This course has been published; withdraw or archive it' },
  'course.archived': { status: 409, message: 'This course is archived; restore it first' },
  'course.too-large': { status: 409, message: 'A course holds 600 folders and activities at most' },
  'course.copy-too-large': {
    status: 409,
    message: 'This is too much to copy at once; copy what is in it one by one',
  },
  'course.too-many-plans': {
    status: 409,
    message: 'A document holds the plans of 60 activities at most; print one folder at a time',
  },
  'course.misplaced': { status: 409, message: 'Folders go three levels deep, and never into themselves' },
  'course.incomplete': { status: 409, message: 'This course lacks something that the library needs' },
  'course.unpublished': { status: 409, message: 'This course has not been published yet' },
  'course.publishing': { status: 409, message: 'This course is being published; try again in a moment' },
  'course.not-offered': { status: 409, message: 'This course is not offered any more' },
  'class.not-own': { status: 403, message: 'Only its owner, its teachers or an admin can change this class' },
  'class.archived': { status: 409, message: 'This class is archived; restore it first' },
  'class.full': { status: 409, message: 'A class holds 200 children at most' },
  'class.in-use': {
    status: 409,
    message: 'Children are in this class, or sessions of it are planned; archive it instead',
  },
  'class.too-many': { status: 409, message: 'There are as many classes as an organisation can have' },
  'class-session.not-own': { status: 403, message: 'You can only edit your sessions' },
  'class-session.not-own-removal': { status: 403, message: 'You can only delete your sessions' },
  'class-session.activity-present': { status: 409, message: 'Activity already in session' },
  'class-session.full': { status: 409, message: 'A session holds 20 activities at most' },
  'class-session.evaluated': {
    status: 409,
    message: 'This session has been evaluated; cancel it instead',
  },
  'class-session.too-many': {
    status: 409,
    message: 'There are as many sessions as a day or a series can have',
  },
  'class-session.activity-rated': {
    status: 409,
    message: 'Children have been evaluated in this activity; it stays in the session',
  },
  'class-session.cancelled': { status: 409, message: 'A cancelled session is not mailed to families' },
  'class-session.mailed': {
    status: 409,
    message: 'Families of this session were mailed within the last ten minutes; confirm to mail them again',
  },
  'class-session.mail-changed': {
    status: 409,
    message: 'What families would be sent has changed; look at it again',
  },
  'class-session.nothing-to-mail': { status: 409, message: 'There is no family to mail anything to' },
  'evaluation.not-own': { status: 403, message: 'You can only evaluate your activities' },
  'evaluation.early': { status: 409, message: 'A session can be evaluated once it has started' },
  'evaluation.cancelled': { status: 409, message: 'A cancelled session is not evaluated' },
  'evaluation.absent': { status: 409, message: 'This child was absent; nothing is rated' },
  'evaluation.gaps': { status: 409, message: 'Some cells are empty; confirm to finish with gaps' },
  'evaluation.finished': { status: 409, message: 'This evaluation is finished; reopen it first' },
  'progress-report.not-own': { status: 403, message: 'Only its author or an admin can change this report' },
  'progress-report.finished': { status: 409, message: 'This report is finished; begin a new one instead' },
  'progress-report.removed': { status: 409, message: 'This report has been removed' },
  'activity.not-own': { status: 403, message: 'You can only edit your activities' },
  'activity.not-visible': { status: 403, message: 'You can only see your activities' },
  'activity.too-many': { status: 409, message: 'There are as many activities as an organisation can have' },
  'activity.deleted': { status: 409, message: 'This activity has been deleted' },
  'subscription.needed': {
    status: 409,
    message: 'Your organisation’s subscription to this course has ended or was never approved',
  },
  'subscription.not-needed': { status: 409, message: 'Your organisation can read this course already' },
  'subscription.not-own': {
    status: 403,
    message: 'Only who asked for this course or an admin can cancel the request',
  },
  'subscription.decided': { status: 409, message: 'Nobody waits for this course any more' },
  'subscription.requester-gone': {
    status: 409,
    message: 'Whoever asked for this course has left the organisation',
  },
  'tree-entry.not-own': { status: 403, message: 'Only its author or an admin can change this entry' },
  'report.draft': { status: 409, message: 'Finish the report first; drafts cannot be sent' },
  'report.changed': {
    status: 409,
    message:
      'What it prints has changed since it was finished; amend it first, or confirm to send it as it is',
  },
  'report.new-address': {
    status: 409,
    message:
      'An address is not on the case, and nothing of this record was sent there before; confirm it first',
  },
  'report.no-birth-date': {
    status: 409,
    message: 'A link asks for the date of birth, which is not recorded',
  },
  'report.just-sent': {
    status: 409,
    message: 'The same was sent there within the last ten minutes; confirm to send it again',
  },
  'report-link.unusable': { status: 410, message: 'This link has expired' },
  'report-link.wrong-date': { status: 422, message: 'This date of birth is incorrect' },
  'api-key.too-many': { status: 409, message: 'There are as many API keys as an organisation can have' },
  'webhook.too-many': { status: 409, message: 'There are as many webhooks as an organisation can have' },
  'webhook.paused': { status: 409, message: 'This webhook is paused; let it go on first' },
  'record.missing': { status: 404, message: 'This no longer exists, or you do not have access to it' },
  'member.self': { status: 403, message: 'You cannot do this to your own account' },
  'member.last-admin': { status: 409, message: 'An organisation needs at least one admin' },
  'member.exists': { status: 409, message: 'This person is already in the organisation' },
  'member.not-invitable': { status: 409, message: 'This person cannot be a member of an organisation' },
  'member.not-invited': { status: 409, message: 'This person has already joined' },
  'seats.taken': { status: 409, message: 'All seats of the licence are taken' },
  'invitation.sign-in-needed': { status: 409, message: 'There is an account already; sign in to join' },
  'organization.exists': { status: 409, message: 'Another organisation has this short name' },
  'version.conflict': { status: 409, message: 'Somebody else changed this in the meantime' },
  'case.too-many-assigned': { status: 409, message: 'A case can be assigned to 12 people at most' },
  'case.merged': { status: 409, message: 'This case was merged into another one' },
  'merge.over': { status: 409, message: 'This merge cannot be undone any more' },
  'registration.closed': { status: 410, message: 'This QR code is invalid or expired.' },
  'registration.form-outdated': { status: 409, message: 'The form has changed; open it again' },
  'survey.closed': { status: 410, message: 'This link has expired or has been answered' },
  'survey.decided': { status: 409, message: 'This questionnaire has been answered or decided about' },
  'registration.decided': { status: 409, message: 'Somebody else has decided about this registration' },
  'case.archived': { status: 409, message: 'This case is archived; restore it first' },
  'import.wrong-phase': { status: 409, message: 'This import has moved on; load it again' },
  'case.restricted': { status: 409, message: 'This case is restricted; nobody may change or send it' },
  'case.held': { status: 409, message: 'A legal hold keeps this case from being erased or merged' },
  'case.erasure-planned': { status: 409, message: 'This case is going to be erased; undo that first' },
  'case.erasure-begun': { status: 409, message: 'This case is being erased; it is too late to undo that' },
  'invitation.unusable': { status: 410, message: 'Token expired' },
  'qr-code.not-live': { status: 409, message: 'There is no QR code that works; make a new one' },
  'qr-code.revoked': { status: 409, message: 'This QR code was revoked; make a new one' },
  'email.taken': { status: 409, message: 'This address is used by another account' },
  'link.unusable': { status: 410, message: 'Token expired' },
  'request.too-large': { status: 413, message: 'The request is larger than 1 MB' },
  'request.unsupported-type': { status: 415, message: 'Send JSON' },
  'idempotency.other-body': { status: 422, message: 'This idempotency key was used for another request' },
  'file.too-big': { status: 413, message: 'File too big' },
  'file.empty': { status: 400, message: 'The file is empty' },
  'file.unsupported-file': { status: 415, message: 'Unsupported file type' },
  'file.unsupported-image': { status: 415, message: 'Unsupported image type' },
  'file.unsupported-video': { status: 415, message: 'Unsupported video type' },
  'file.not-plain': {
    status: 422,
    message: 'The PDF has a password, is damaged, or contains a script or attachments',
  },
  'file.not-arrived': { status: 409, message: 'The file has not arrived yet' },
  'rate.limited': { status: 429, message: 'Too many attempts; try again in a minute' },
  'server.failed': { status: 500, message: 'Something went wrong, try again later' },
  'server.busy': { status: 503, message: 'The server is busy; try again in a moment' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** Field path → translation key of its validation message. */
export type FieldErrors = Record<string, string>;

/** The body of every error response. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; fields?: FieldErrors; current?: unknown };
}

/** An error thrown by domain code. Only the HTTP middleware turns it into a response. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** The current record, for a version conflict. */
  readonly current: unknown;
  /** Seconds to wait before retrying. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    detail: { fields?: FieldErrors; current?: unknown; retryAfter?: number } = {},
  ) {
    super(errors[code].message);
    this.name = 'AppError';
    this.code = code;
    this.fields = detail.fields;
    this.current = detail.current;
    this.retryAfter = detail.retryAfter;
  }

  get status(): number {
    return errors[this.code].status;
  }

  get body(): ErrorBody {
    const { code, message, fields, current } = this;
    return { error: { code, message, ...(fields && { fields }), ...(current !== undefined && { current }) } };
  }
}
