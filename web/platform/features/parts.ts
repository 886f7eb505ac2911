import type { ActivityFields } from '../../../shared/features/courses/activities/schema.ts';
import type { ReauthenticationReason } from '../auth/reauthenticate.ts';
import type { ReportCopy, ReportLanguage, ReportSource } from './report-places.ts';

export interface SendingRef {
  reportId: string;
  sendingId: string;
}

export interface SendDialogProps {
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
  familyLanguage: ReportLanguage;
  onAgain: (sendingId: string) => void;
}

export interface RevokeLinkProps {
  sendingId: string;
  address: string;
  look?: 'subtle' | 'default';
  onRevoked: () => void;
}

/** Components that features provide for others, with their props. */
export interface Parts {
  noAccess: object;
  reauthenticateDialog: { why: ReauthenticationReason };
  acceptTermsDialog: { isOpen: boolean; where: 'dialog' | 'settings'; onClose: () => void };
  /** Terms that apply to the user, for the settings page. */
  ownTermsCard: object;
  /** Public page of a report link. */
  linkedReport: { token: string };
  sendDialog: SendDialogProps;
  sentCard: SentCardProps;
  revokeLink: RevokeLinkProps;
  /** Link to the prepared day of this device, shown offline. */
  preparedDayDoor: object;
  nextScreening: { caseId: string };
  /** Screenings of the children of a class, newest first. */
  classScreenings: { caseIds: readonly string[] };
  /**
   * Warns about unsent answers that signing out would delete; with `onSignOut`, asks. On the sign-in page,
   * warns about answers that the sign-in of another user would delete.
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
  likelyCases: { registrationId: string };
  /** List entry with the person who consented for a child. */
  consentGiver: { caseId: string };
}

export type PartName = keyof Parts;
