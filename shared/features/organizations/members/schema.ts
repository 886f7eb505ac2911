import * as z from 'zod';
import { Email, Instant, Picture, RequiredLine, Version } from '../../../core/fields.ts';
import { MemberId } from '../../../core/ids.ts';

export const memberRoles = ['user', 'admin'] as const;
export const MemberRole = z.enum(memberRoles);
export const visibilities = ['all', 'selected'] as const;
export const Visibility = z.enum(visibilities);
export const memberStatuses = ['invited', 'active', 'suspended'] as const;
export const MemberStatus = z.enum(memberStatuses);

/** A person's membership of one organisation. The id is that of the person. */
export const OrganizationUser = z
  .object({
    id: MemberId,
    role: MemberRole,
    status: MemberStatus,
    visibility: Visibility,
    finishedRegistration: z.boolean(),
    /** The last version of the organisation's terms that the member accepted; 0 if none. */
    acceptedTerms: z.int(),
  })
  .meta({ id: 'OrganizationUser' });
export type OrganizationUser = z.output<typeof OrganizationUser>;

/** What a list of members is requested for; a list for a search has the search words of each member. */
export const ListPurpose = z.enum(['search']).optional();
export type ListPurpose = z.output<typeof ListPurpose>;

/**
 * Words by which a name is found, such as its pinyin, its initials and its spellings in both Chinese scripts:
 * a member is found if each typed word begins one of them.
 */
export const SearchWords = z.array(z.string()).optional();

/** A member, as shown to all members of the organisation. */
export const Colleague = z
  .object({
    id: MemberId,
    fullName: RequiredLine,
    role: MemberRole,
    status: z.literal('active'),
    profilePicture: Picture,
    searchWords: SearchWords,
  })
  .meta({ id: 'Colleague' });
export type Colleague = z.output<typeof Colleague>;
/** A member, as shown to admins. */
export const Member = z
  .object({
    id: z.uuid(),
    /** Full name of the member; the email address until the member has registered. */
    fullName: RequiredLine,
    email: Email,
    role: MemberRole,
    status: MemberStatus,
    visibility: Visibility,
    finishedRegistration: z.boolean(),
    /** The invitation; null after the member has joined. */
    invitation: z.object({ invitedAt: Instant, expiresAt: Instant, hasExpired: z.boolean() }).nullable(),
    lastSignInAt: Instant.nullable(),
    version: Version,
  })
  .meta({ id: 'Member' });
export type Member = z.output<typeof Member>;
