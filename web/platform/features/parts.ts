import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import type { SessionRow } from '../../../shared/features/classes/sessions/schema.ts';
import type { ActivityFields } from '../../../shared/features/courses/activities/schema.ts';
import type { MailedChildren } from '../../../shared/features/operations/email-log/schema.ts';
import type { ReauthenticationReason } from '../auth/reauthenticate.ts';
import type { ReportLanguage, ReportSource } from './report-places.ts';

export interface SendingRef {
  reportId: string;
  sendingId: string;
}

export interface SendDialogProps {
  sources: readonly [ReportSource, ...ReportSource[]];
  /** Id of the child; if undefined, the user chooses in the dialog. */
  caseId: string | undefined;
  /** Id of the record to send; defaults to the last finished record. */
  reportId?: string;
  /** Preselected kind and options of the report, if a report opens the dialog. */
  kind?: string;
  content?: object;
  /** The earlier sending whose reports the user sends again. */
  again?: SendingRef;
  onClose: () => void;
}

export interface SentCardProps {
  source: ReportSource;
  reportId: string;
  familyLanguage: ReportLanguage;
  onAgain: (sendingId: string) => void;
}

export interface EarlierVersionProps {
  recordId: string;
  /** A kind of report that the record has; any of its kinds. */
  kind: string;
  /** When the record was amended, ISO 8601. */
  amendedAt: string;
  child: Case;
}

export interface RevokeLinkProps {
  sendingId: string;
  address: string;
  look?: 'subtle' | 'default';
  onRevoked: () => void;
}

/** Components that a feature provides for other features, with their props. */
export interface Parts {
  noAccess: object;
  reauthenticateDialog: { why: ReauthenticationReason };
  acceptTermsDialog: { isOpen: boolean; where: 'dialog' | 'settings'; onClose: () => void };
  /** Terms (conditions) that apply to the user, for the settings page. */
  ownTermsCard: object;
  /** Public page that a report link opens. */
  linkedReport: { token: string };
  sendDialog: SendDialogProps;
  sentCard: SentCardProps;
  /** Names the recipients of an amended record who have only an earlier version. */
  earlierVersion: EarlierVersionProps;
  /** Link to the record whose reports an email sent. */
  mailedReport: { report: NonNullable<MailedChildren['report']> };
  revokeLink: RevokeLinkProps;
  /** Link to the prepared day (offline screening) of this device, shown offline. */
  preparedDayDoor: object;
  nextScreening: { caseId: string };
  /** Button that books the child's next visit, or changes the booking. */
  bookVisit: { child: { id: string; fullName: string; bookedFor: string | null } };
  /** Screenings of the children of a class, newest first. */
  classScreenings: { caseIds: readonly string[] };
  /**
   * Warns about unsent answers that signing out would delete; asks if `onSignOut` is set. On the sign-in
   * page, warns about answers that are deleted if another user signs in.
   */
  unsentAnswers: { onNone?: () => void; onSignOut?: () => void; isSignIn?: boolean };
  /** Assigns cases to colleagues, some of them preselected. */
  assignDialog: {
    caseIds: readonly string[];
    people: readonly { id: string; fullName: string }[];
    onClose: () => void;
  };
  activityText: {
    activity: ActivityFields & { links: readonly { fileId: string; url: string }[] };
    refreshLink?: (fileId: string) => Promise<string>;
  };
  /** Names the first of some sessions and counts the others. */
  sessionsAhead: { sessions: readonly SessionRow[] };
  likelyCases: { registrationId: string };
  /** Entries in the facts of a registration: the giver of the consent and its content. */
  consentFacts: { caseId: string };
}

export type PartName = keyof Parts;
