import * as z from 'zod';
import { Email, Instant, Line, Locale, RequiredLine, Version } from '../../../core/fields.ts';
import { JobId } from '../../operations/jobs/schema.ts';
import { type Member, MemberRole, MemberStatus, type OrganizationUser, Visibility } from './schema.ts';

/** What is known of an invitation until the person has joined. */
export const InvitationRecord = z.object({
  /** Hash of the one live link. */
  tokenHash: z.string(),
  invitedAt: Instant,
  /** Sub of who invited. */
  invitedBy: z.string(),
  expiresAt: Instant,
  /** An expired invitation gives its seat back. */
  holdsSeat: z.boolean(),
});
export type InvitationRecord = z.output<typeof InvitationRecord>;

/** A membership as it is stored; name, email, language, qualification and signature are mirrored from the person. */
export const MemberRecord = z.object({
  id: z.uuid(),
  fullName: RequiredLine,
  email: Email,
  locale: Locale,
  qualification: Line.nullable(),
  /** The picture of their signature. */
  signatureId: z.string().nullable().default(null),
  role: MemberRole,
  status: MemberStatus,
  visibility: Visibility,
  finishedRegistration: z.boolean(),
  /** The last version of the organisation's terms that they accepted; 0 for none. */
  acceptedTerms: z.int().default(0),
  /** Null once they have joined. */
  invitation: InvitationRecord.nullable(),
  lastSignInAt: Instant.nullable(),
  /** The job of their departure; they are suspended for good. */
  leaving: JobId.optional(),
  version: Version,
});
export type MemberRecord = z.output<typeof MemberRecord>;

export function presentMember(record: MemberRecord): OrganizationUser {
  const { id, role, status, visibility, finishedRegistration, acceptedTerms } = record;
  return { id, role, status, visibility, finishedRegistration, acceptedTerms };
}

/** A member as admins see them. @param now milliseconds since 1970 */
export function presentToAdmins(record: MemberRecord, now: number): Member {
  const { id, fullName, email, role, status, visibility, finishedRegistration, invitation } = record;
  const waiting = invitation && {
    invitedAt: invitation.invitedAt,
    expiresAt: invitation.expiresAt,
    hasExpired: hasExpired(invitation, now),
  };
  const { lastSignInAt, version } = record;
  const common = { id, fullName, email, role, status, visibility, finishedRegistration };
  return { ...common, invitation: waiting, lastSignInAt, version };
}

/** Whether the link of an invitation is too old. @param now milliseconds since 1970 */
export const hasExpired = ({ expiresAt }: Pick<InvitationRecord, 'expiresAt'>, now: number): boolean =>
  Date.parse(expiresAt) <= now;

/** Whether a member takes one of the organisation's seats. */
export function holdsSeat({ status, invitation }: Pick<MemberRecord, 'status' | 'invitation'>): boolean {
  return status === 'active' || (status === 'invited' && invitation?.holdsSeat !== false);
}
