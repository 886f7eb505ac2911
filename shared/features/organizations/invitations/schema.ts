import * as z from 'zod';
import {
  Email,
  Instant,
  Line,
  Locale,
  ModuleName,
  RequiredLine,
  RequiredName,
  Script,
  SignInEmail,
  Slug,
} from '../../../core/fields.ts';
import { Id } from '../../../core/ids.ts';
import { NewPassword } from '../../../core/password.ts';
import { TermId, TermTexts, TextVersion } from '../../../core/term-texts.ts';
import { MemberRole, Visibility } from '../members/schema.ts';
import { TermsTexts, TermsVersion } from '../organizations/terms.schema.ts';

/** Token of an invitation link: 256 random bits. Only its hash is stored. */
export const InvitationToken = z.string().regex(/^[\w-]{43}$/);

/** Number of days for which an invitation link is valid. */
export const invitationDays = 7;

export const maxPreassignedCases = 50;

export const Invite = z.strictObject({
  email: SignInEmail,
  role: MemberRole,
  visibility: Visibility.default('all'),
  /** Cases that will be assigned to the person when the person joins. */
  picks: z.array(Id('case')).max(maxPreassignedCases).default([]),
  modules: z.array(ModuleName).default([]),
  /** Main language of the email; by default that of the organisation. */
  locale: Locale.optional(),
});
export type Invite = z.output<typeof Invite>;

/**
 * Maximum number of terms (conditions) that are shown at registration; people are asked to accept the others
 * later.
 */
export const maxTermsAtRegistration = 10;

const TermAtRegistration = z.object({
  id: TermId,
  textVersion: TextVersion,
  isRequired: z.boolean(),
  texts: TermTexts,
});
export type TermAtRegistration = z.output<typeof TermAtRegistration>;

/** The invitation, as the link shows it before the person joins. */
export const OpenedInvitation = z
  .object({
    organizationName: RequiredLine,
    organizationSlug: Slug,
    email: Email,
    /** Name typed by the person who sent the invitation; empty if none was typed. */
    fullName: Line,
    role: MemberRole,
    /** Whether the invited person already has an account; if not, the person must choose a password first. */
    hasSignIn: z.boolean(),
    locale: Locale,
    script: Script,
    passwordLength: z.int(),
    /** The organisation's general terms, which the person must accept; null if there are none. */
    terms: z.object({ version: z.int(), texts: TermsTexts }).nullable(),
    /** Further terms (conditions that members accept), the required ones first. */
    userTerms: z.array(TermAtRegistration),
    expiresAt: Instant,
  })
  .meta({ id: 'OpenedInvitation' });
export type OpenedInvitation = z.output<typeof OpenedInvitation>;

/** The terms of the organisation that the person accepts when joining. */
const accepted = {
  /** The accepted version of the organisation's general terms; 0 for none. */
  acceptedTerms: TermsVersion.default(0),
  /** The accepted texts of the further terms (conditions that members accept). */
  acceptedUserTerms: z
    .array(z.strictObject({ id: TermId, textVersion: TextVersion }))
    .max(maxTermsAtRegistration)
    .default([]),
};

/** Input for joining an organisation with an existing account. */
export const Joining = z.strictObject({
  token: InvitationToken,
  /**
   * The language in which the person read the terms. Web pages of version 1.0.0 do not send it, because they
   * show no terms.
   */
  locale: Locale.default('en'),
  ...accepted,
});
export type Joining = z.output<typeof Joining>;

export const Registration = z.strictObject({
  token: InvitationToken,
  fullName: RequiredName,
  password: NewPassword,
  locale: Locale,
  script: Script.nullable().default(null),
  /** Whether the person accepts the product's terms of use; must be true. */
  acceptsTerms: z.literal(true, { error: 'validation.terms' }),
  ...accepted,
});
