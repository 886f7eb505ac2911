import type { ActivityFields } from '../../../shared/features/courses/activities/schema.ts';
import type { ReauthenticationReason } from '../auth/reauthenticate.ts';
import type { ReportCopy, ReportLanguage, ReportSource } from './report-places.ts';

/** Identifies one sending of a report. */
export interface SendingRef {
  reportId: string;
  sendingId: string;
}

export interface SendDialogProps {
  /** Whose reports can be sent. */
  sources: readonly [ReportSource, ...ReportSource[]];
  /** The child; chosen in the dialog if omitted. */
  caseId: string | undefined;
  /** The record; defaults to the last finished one. */
  reportId?: string;
  /** Preselected kind and options, when opened from a report. */
  kind?: string;
  copy?: ReportCopy;
  /** The earlier sending to repeat. */
  again?: SendingRef;
  onClose: () => void;
}

export interface SentCardProps {
  source: ReportSource;
  reportId: string;
  /** The family's language. */
  familyLanguage: ReportLanguage;
  onAgain: (sendingId: string) => void;
}

export interface RevokeLinkProps {
  sendingId: string;
  /** Who got the link. */
  address: string;
  /** That of the button. */
  look?: 'subtle' | 'default';
  /** Called once it was tried. */
  onRevoked: () => void;
}

/** Components that one feature has and others show, by their properties. */
export interface Parts {
  /** Replaces a page that the user may not open. */
  noAccess: object;
  /** Asks for the password again, over the page. */
  reauthenticateDialog: { why: ReauthenticationReason };
  /** The terms of the organisation, to be accepted. */
  acceptTermsDialog: { isOpen: boolean; where: 'dialog' | 'settings'; onClose: () => void };
  /** The terms that apply to whoever is signed in, in their settings. */
  ownTermsCard: object;
  /** What the link to a report opens, for people without an account. */
  linkedReport: { token: string };
  sendDialog: SendDialogProps;
  sentCard: SentCardProps;
  /** The way to close a link to reports that was sent. */
  revokeLink: RevokeLinkProps;
  /** The way into the day that this device took along, where there is no network. */
  preparedDayDoor: object;
  /** When the next screening of a child is due, as an entry of a list of facts. */
  nextScreening: { caseId: string };
  /** The screenings of the children of a class, the newest first. */
  classScreenings: { caseIds: readonly string[] };
  /**
   * What signing out would delete from this device unsent: a question where there is `onSignOut`, else a warning;
   * on the sign-in page, what somebody else's sign-in would.
   */
  unsentAnswers: { onNone?: () => void; onSignOut?: () => void; isSignIn?: boolean };
  /** Assigns cases to colleagues, some of whom are chosen already. */
  assignDialog: {
    caseIds: readonly string[];
    people: readonly { id: string; fullName: string }[];
    onClose: () => void;
  };
  /** An activity as it is read before a session, with its video and files. */
  activityText: {
    activity: ActivityFields & { links: readonly { fileId: string; url: string }[] };
    refreshLink?: (fileId: string) => Promise<string>;
  };
  /** The cases that a registration may be of, each with the way to merge it into that. */
  likelyCases: { registrationId: string };
}

export type PartName = keyof Parts;
