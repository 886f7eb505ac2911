import * as z from 'zod';
import { Email, Instant, Line, Locale, RequiredLine, Version } from '../../../core/fields.ts';
import { JobId } from '../../../core/ids.ts';
import { type Member, MemberRole, MemberStatus, type OrganizationUser, Visibility } from './schema.ts';

export const InvitationRecord = z.object({
  /**
   * Id of the invited person within the organisation until the person joins. It hides the person's real id,
   * which is the same in all organisations.
   */
  id: z.uuid().optional(),
  tokenHash: z.string(),
  invitedAt: Instant,
  /** Cognito user id (`sub`) of the person who sent the invitation. */
  invitedBy: z.string(),
  expiresAt: Instant,
  /** Whether the invitation occupies a seat; false once it has expired and the seat was released. */
  holdsSeat: z.boolean(),
});
export type InvitationRecord = z.output<typeof InvitationRecord>;

/**
 * A stored membership, with copies of the person's name, email address, language, qualification and images.
 */
export const MemberRecord = z.object({
  id: z.uuid(),
  fullName: RequiredLine,
  email: Email,
  locale: Locale,
  qualification: Line.nullable(),
  /** File id of the member's signature image. */
  signatureId: z.string().nullable().default(null),
  profilePictureId: z.string().nullable().default(null),
  role: MemberRole,
  status: MemberStatus,
  visibility: Visibility,
  finishedRegistration: z.boolean(),
  /** The last version of the organisation's terms that the member accepted; 0 if none. */
  acceptedTerms: z.int().default(0),
  /** The invitation; null after the member has joined. */
  invitation: InvitationRecord.nullable(),
  lastSignInAt: Instant.nullable(),
  /** The job that offboards the member, who stays suspended meanwhile. */
  leaving: JobId.optional(),
  version: Version,
});
export type MemberRecord = z.output<typeof MemberRecord>;

/** The name of a former member, which is shown on records that this member wrote. */
export const FormerMemberRecord = z.object({ id: z.uuid(), fullName: RequiredLine, leftAt: Instant });
export type FormerMemberRecord = z.output<typeof FormerMemberRecord>;

export const PreassignedCasesRecord = z.object({ caseIds: z.array(z.string()) });
export type PreassignedCasesRecord = z.output<typeof PreassignedCasesRecord>;

export function presentMember(record: MemberRecord): OrganizationUser {
  const { id, role, status, visibility, finishedRegistration, acceptedTerms } = record;
  return { id, role, status, visibility, finishedRegistration, acceptedTerms };
}

/** The id by which a member is known within the organisation. */
export const shownIdOf = ({ id, invitation }: Pick<MemberRecord, 'id' | 'invitation'>): string =>
  invitation?.id ?? id;

/** A member, as shown to admins. @param now milliseconds since 1970 */
export function presentToAdmins(record: MemberRecord, now: number): Member {
  const { fullName, email, role, status, visibility, finishedRegistration, invitation } = record;
  const id = shownIdOf(record);
  const waiting = invitation && {
    invitedAt: invitation.invitedAt,
    expiresAt: invitation.expiresAt,
    hasExpired: hasExpired(invitation, now),
  };
  const { lastSignInAt, version } = record;
  const common = { id, fullName, email, role, status, visibility, finishedRegistration };
  return { ...common, invitation: waiting, lastSignInAt, version };
}

/** @param now milliseconds since 1970 */
export const hasExpired = ({ expiresAt }: Pick<InvitationRecord, 'expiresAt'>, now: number): boolean =>
  Date.parse(expiresAt) <= now;

export function holdsSeat({ status, invitation }: Pick<MemberRecord, 'status' | 'invitation'>): boolean {
  return status === 'active' || (status === 'invited' && invitation?.holdsSeat !== false);
}
