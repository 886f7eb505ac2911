/** All error codes, with a message for developers; screens show the translation `errors.<code>` instead. */
export const errors = {
  'request.malformed': { status: 400, message: 'The request could not be read' },
  'request.invalid': { status: 400, message: 'Some fields are invalid' },
  'organization.required': { status: 400, message: 'Choose an organisation first' },
  'session.missing': { status: 401, message: 'Sign in first' },
  'session.ended': { status: 401, message: 'This session has ended' },
  'session.expired': { status: 401, message: 'Token expired' },
  'api-key.unusable': {
    status: 401,
    message: 'This API key is unknown, was revoked, has expired, or its creator is no longer an admin',
  },
  'sign-in.failed': { status: 401, message: 'Error while authenticating' },
  'sign-in.new-password-needed': { status: 403, message: 'Choose a new password first' },
  'sign-in.second-factor-needed': { status: 403, message: 'Enter the code from your authenticator app' },
  'sign-in.too-old': { status: 403, message: 'The last sign-in is too long ago; sign in again first' },
  'sign-in.no-organization': { status: 403, message: 'This account belongs to no organisation' },
  'organization.foreign': { status: 403, message: 'You do not belong to this organisation' },
  'organization.archived': { status: 403, message: 'This organisation has been archived' },
  'member.suspended': { status: 403, message: 'Your access to this organisation is suspended' },
  'registration.unfinished': { status: 403, message: 'Finish your registration first' },
  'licence.ended': {
    status: 403,
    message: 'The licence has ended; you can view but not change data',
  },
  'permission.denied': { status: 403, message: 'Your role does not allow this' },
  'module.needed': { status: 403, message: 'This request needs a module that you do not have access to' },
  'module.not-licensed': {
    status: 409,
    message: 'The licence does not include this module; you can only request it',
  },
  'mail.over': { status: 409, message: 'This email was delivered or is too old to be sent again' },
  'mail.unwanted': {
    status: 409,
    message: 'The owner of this address has asked not to receive any more emails',
  },
  'member.leaving': { status: 409, message: 'This person is being removed from the organisation' },
  'member.owns': { status: 409, message: 'Choose who takes over this person’s records' },
  'assignment.add-only': {
    status: 403,
    message: 'You can assign cases to colleagues, but you cannot unassign anyone',
  },
  'eye.empty': { status: 409, message: 'This report is still empty' },
  'eye.not-ordered': { status: 409, message: 'This report has no lab order' },
  'eye.deleted': { status: 409, message: 'This report has been deleted' },
  'screening.not-own': { status: 403, message: 'You can only change your own screenings' },
  'screening.draft-exists': {
    status: 409,
    message: 'There is already a draft for this child, tester and day; continue it',
  },
  'prepared-day.closed': {
    status: 409,
    message: 'This prepared day is over; prepare it again on this device',
  },
  'screening.finished': { status: 409, message: 'This screening is finished; reopen it to change it' },
  'screening.deleted': { status: 409, message: 'This screening has been deleted' },
  'note.not-own': { status: 403, message: 'You can only change your own notes' },
  'note.not-author': { status: 403, message: 'Only the author can finish and sign this note' },
  'note.no-signature': {
    status: 409,
    message: 'Add your signature in Settings first, or finish without it',
  },
  'note.finished': { status: 409, message: 'This note is finished; amend it to change it' },
  'note.never-finished': { status: 409, message: 'This note has no finished version yet' },
  'note.draft': { status: 409, message: 'Confirm that you are sending a draft, or finish the note first' },
  'note.deleted': { status: 409, message: 'This note has been deleted' },
  'template.not-own': {
    status: 403,
    message: 'Only the author can change this template; if it is shared, admins can too',
  },
  'template.private': {
    status: 409,
    message: 'Only a shared template can be the organisation’s default; share it first',
  },
  'template.too-many': { status: 409, message: 'This organisation cannot have more templates' },
  'snippet.too-many': { status: 409, message: 'You cannot have more snippets' },
  'course.not-own': { status: 403, message: 'Only the author or an admin can change this course' },
  'course.too-many': { status: 409, message: 'This organisation cannot have more courses' },
  'course.published': {
    status: 409,
    message: 'A published course cannot be deleted; withdraw or archive it',
  },
  'course.archived': { status: 409, message: 'This course is archived; restore it first' },
  'course.too-large': { status: 409, message: 'A course can have at most 600 folders and activities' },
  'course.copy-too-large': {
    status: 409,
    message: 'The selection is too large to copy at once; copy its parts one by one',
  },
  'course.too-many-plans': {
    status: 409,
    message: 'A document can have at most 60 lesson plans; print one folder at a time',
  },
  'course.misplaced': {
    status: 409,
    message: 'Folders can be nested three levels deep and cannot contain themselves',
  },
  'course.incomplete': {
    status: 409,
    message: 'To publish, add a short description, a cover and an activity',
  },
  'course.unpublished': { status: 409, message: 'This course has not been published yet' },
  'course.publishing': { status: 409, message: 'This course is being published; try again in a moment' },
  'course.not-offered': { status: 409, message: 'This course is no longer offered' },
  'class.not-own': { status: 403, message: 'Only its owner, its teachers or an admin can change this class' },
  'class.archived': { status: 409, message: 'This class is archived; restore it first' },
  'class.full': { status: 409, message: 'A class can have at most 200 children' },
  'class.in-use': {
    status: 409,
    message: 'A class with children or planned sessions cannot be deleted; archive it instead',
  },
  'class.too-many': { status: 409, message: 'This organisation cannot have more classes' },
  'class-session.not-own': { status: 403, message: 'You can only edit your sessions' },
  'class-session.not-own-removal': { status: 403, message: 'You can only delete your sessions' },
  'class-session.activity-present': { status: 409, message: 'Activity already in session' },
  'class-session.full': { status: 409, message: 'A session can have at most 20 activities' },
  'class-session.evaluated': {
    status: 409,
    message:
      'The children of an evaluated session cannot be changed, and it cannot be deleted; cancel it instead',
  },
  'class-session.too-many': {
    status: 409,
    message: 'This day or series cannot have more sessions',
  },
  'class-session.activity-rated': {
    status: 409,
    message: 'You cannot remove this activity because children have been evaluated in it',
  },
  'class-session.cancelled': { status: 409, message: 'You cannot email families about a cancelled session' },
  'class-session.mailed': {
    status: 409,
    message: 'Families of this session were emailed within the last ten minutes; confirm to email them again',
  },
  'class-session.mail-changed': {
    status: 409,
    message: 'The email to families has changed; check it again',
  },
  'class-session.nothing-to-mail': { status: 409, message: 'There is no family to email' },
  'evaluation.not-own': { status: 403, message: 'You can only evaluate your activities' },
  'evaluation.early': { status: 409, message: 'A session can be evaluated only after it has started' },
  'evaluation.cancelled': { status: 409, message: 'You cannot evaluate a cancelled session' },
  'evaluation.absent': {
    status: 409,
    message: 'This child is marked absent and cannot be rated',
  },
  'evaluation.gaps': { status: 409, message: 'Some ratings are missing; confirm to finish without them' },
  'evaluation.finished': { status: 409, message: 'This evaluation is finished; reopen it first' },
  'progress-report.not-own': { status: 403, message: 'Only the author or an admin can change this report' },
  'progress-report.finished': {
    status: 409,
    message: 'A finished report cannot be changed; begin a new one',
  },
  'progress-report.removed': { status: 409, message: 'This report has been removed' },
  'activity.not-own': { status: 403, message: 'You can only edit your activities' },
  'activity.not-visible': { status: 403, message: 'You can only see your activities' },
  'activity.too-many': { status: 409, message: 'This organisation cannot have more activities' },
  'activity.deleted': { status: 409, message: 'This activity has been deleted' },
  'subscription.needed': {
    status: 409,
    message: 'Your organisation’s subscription to this course has ended or was never approved',
  },
  'subscription.not-needed': { status: 409, message: 'Your organisation can already use this course' },
  'subscription.not-own': { status: 403, message: 'Only the requester or an admin can cancel this request' },
  'subscription.decided': { status: 409, message: 'This request was already decided or cancelled' },
  'subscription.requester-gone': {
    status: 409,
    message: 'The requester has left; approve without enabling the module',
  },
  'tree-entry.not-own': { status: 403, message: 'Only the author or an admin can change this entry' },
  'report.draft': { status: 409, message: 'Finish the report first; drafts cannot be sent' },
  'report.changed': {
    status: 409,
    message:
      'Data printed in this report have changed since it was finished; amend it, or confirm to send it unchanged',
  },
  'report.new-address': {
    status: 409,
    message: 'One of the addresses is not on the case and was not used before; confirm it first',
  },
  'report.no-birth-date': {
    status: 409,
    message:
      'The recipient opens the link with the date of birth of the child; add the date to the case first',
  },
  'report.just-sent': {
    status: 409,
    message: 'A recipient got this report within the last ten minutes; confirm to send it again',
  },
  'report-link.unusable': { status: 410, message: 'This link is unknown or has expired' },
  'report-link.wrong-date': { status: 422, message: 'This date of birth is incorrect' },
  'api-key.too-many': { status: 409, message: 'This organisation cannot have more API keys' },
  'webhook.too-many': { status: 409, message: 'This organisation cannot have more webhooks' },
  'webhook.paused': { status: 409, message: 'This webhook is paused; resume it first' },
  'record.missing': { status: 404, message: 'This no longer exists, or you do not have access to it' },
  'member.self': { status: 403, message: 'You cannot do this to your own account' },
  'member.last-admin': { status: 409, message: 'An organisation needs at least one admin' },
  'member.exists': { status: 409, message: 'This person is already in the organisation' },
  'member.not-invitable': {
    status: 409,
    message: 'A platform administrator cannot be a member of an organisation',
  },
  'member.not-invited': { status: 409, message: 'This person has already joined' },
  'seats.taken': { status: 409, message: 'All seats of the licence are in use' },
  'invitation.sign-in-needed': {
    status: 409,
    message: 'You already have an account; sign in to join',
  },
  'organization.exists': { status: 409, message: 'Another organisation has this short name' },
  'version.conflict': { status: 409, message: 'Somebody else changed this in the meantime' },
  'case.too-many-assigned': { status: 409, message: 'A case can be assigned to at most 12 people' },
  'case.merged': { status: 409, message: 'This case was merged into another one' },
  'merge.over': { status: 409, message: 'This merge can no longer be undone' },
  'registration.closed': { status: 410, message: 'This QR code is invalid or expired.' },
  'registration.form-outdated': { status: 409, message: 'The form has changed; open it again' },
  'survey.closed': { status: 410, message: 'This link has expired or was already used' },
  'survey.decided': {
    status: 409,
    message: 'This questionnaire was already answered, reviewed or revoked',
  },
  'registration.decided': {
    status: 409,
    message: 'Somebody else has already decided about this registration',
  },
  'case.likely-known': {
    status: 409,
    message: 'A case for this child may already exist; if not, create the case on the website',
  },
  'export.running': { status: 429, message: 'An export is running; wait until it is ready' },
  'case.archived': { status: 409, message: 'This case is archived; restore it first' },
  'import.wrong-phase': { status: 409, message: 'This import has moved to another step; reload it' },
  'case.restricted': { status: 409, message: 'This case is restricted; nobody may change or send it' },
  'case.held': { status: 409, message: 'A legal hold prevents erasing or merging this case' },
  'case.erasure-planned': { status: 409, message: 'This case is going to be erased; undo the erasure first' },
  'case.erasure-begun': { status: 409, message: 'This case is being erased; that can no longer be undone' },
  'invitation.unusable': { status: 410, message: 'Token expired' },
  'qr-code.not-live': { status: 409, message: 'There is no working QR code; create a new one' },
  'qr-code.revoked': { status: 409, message: 'This QR code was revoked; create a new one' },
  'email.taken': { status: 409, message: 'This address is used by another account' },
  'link.unusable': { status: 410, message: 'Token expired' },
  'request.too-large': { status: 413, message: 'The request is larger than 1 MB' },
  'request.unsupported-type': { status: 415, message: 'Send the body as JSON' },
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
  'file.not-arrived': { status: 409, message: 'The upload is not complete' },
  'rate.limited': { status: 429, message: 'Too many attempts; try again later' },
  'server.failed': { status: 500, message: 'Something went wrong, try again later' },
  'server.busy': { status: 503, message: 'The server is busy; try again in a moment' },
  'server.maintenance': { status: 503, message: 'The service is closed for maintenance; try again later' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** Translation keys of validation messages, by field path. */
export type FieldErrors = Record<string, string>;

/** The body of every error response. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; fields?: FieldErrors; current?: unknown };
}

/** An error thrown by domain code. Only the HTTP middleware turns it into a response. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** The record as it is stored now; set for a version conflict. */
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
