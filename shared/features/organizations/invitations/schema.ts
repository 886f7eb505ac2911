import * as z from 'zod';
import { Email, Instant, Locale, RequiredLine, Script, SignInEmail, Slug } from '../../../core/fields.ts';
import { Id } from '../../../core/ids.ts';
import { NewPassword } from '../../../core/password.ts';
import { TermsTexts, TermsVersion } from '../../consent/terms/schema.ts';
import { MemberRole, Visibility } from '../members/schema.ts';
import { ModuleName } from '../module-access/schema.ts';

/** What the link of an invitation ends with: 256 random bits. Only its hash is kept. */
export const InvitationToken = z.string().regex(/^[\w-]{43}$/);

/** Days that a link is good for. */
export const invitationDays = 7;

/** Cases that can be picked for somebody who is invited. */
export const maxPreassignedCases = 50;

export const Invite = z.strictObject({
  email: SignInEmail,
  role: MemberRole,
  visibility: Visibility.default('all'),
  /** Cases that are assigned to them when they join. */
  picks: z.array(Id('case')).max(maxPreassignedCases).default([]),
  modules: z.array(ModuleName).default([]),
  /** The language that stands first in the mail; left out, the organisation's. */
  locale: Locale.optional(),
});
export type Invite = z.output<typeof Invite>;

/** What whoever holds the link is shown before they join. */
export const OpenedInvitation = z
  .object({
    organizationName: RequiredLine,
    organizationSlug: Slug,
    email: Email,
    role: MemberRole,
    /** Whether they join by signing in; otherwise they choose a password first. */
    hasSignIn: z.boolean(),
    locale: Locale,
    script: Script,
    /** Fewest characters of a password there. */
    passwordLength: z.int(),
    /** What has to be accepted there; null where there is nothing. */
    terms: z.object({ version: z.int(), texts: TermsTexts }).nullable(),
    expiresAt: Instant,
  })
  .meta({ id: 'OpenedInvitation' });
export type OpenedInvitation = z.output<typeof OpenedInvitation>;

export const Registration = z.strictObject({
  token: InvitationToken,
  fullName: RequiredLine,
  password: NewPassword,
  locale: Locale,
  script: Script.nullable().default(null),
  /** The terms of the product itself. */
  acceptsTerms: z.literal(true, { error: 'validation.terms' }),
  /** The version of the organisation's own terms that was read and accepted; 0 for none. */
  acceptedTerms: TermsVersion.default(0),
});
