import * as z from 'zod';
import {
  Email,
  Instant,
  Line,
  Locale,
  ModuleName,
  RequiredLine,
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

/** Days that a link is valid. */
export const invitationDays = 7;

/** Most cases that can be preassigned to an invited person. */
export const maxPreassignedCases = 50;

export const Invite = z.strictObject({
  email: SignInEmail,
  role: MemberRole,
  visibility: Visibility.default('all'),
  /** Cases that are assigned to them when they join. */
  picks: z.array(Id('case')).max(maxPreassignedCases).default([]),
  modules: z.array(ModuleName).default([]),
  /** Main language of the mail; defaults to the organisation's. */
  locale: Locale.optional(),
});
export type Invite = z.output<typeof Invite>;

/** Most terms of an organisation that are shown at registration; people are asked for others afterwards. */
export const maxTermsAtRegistration = 10;

/** A term that applies to the people of the organisation. */
const TermAtRegistration = z.object({
  id: TermId,
  textVersion: TextVersion,
  isRequired: z.boolean(),
  texts: TermTexts,
});
export type TermAtRegistration = z.output<typeof TermAtRegistration>;

/** What the link shows before joining. */
export const OpenedInvitation = z
  .object({
    organizationName: RequiredLine,
    organizationSlug: Slug,
    email: Email,
    /** As whoever invited them typed it; empty if nobody did. */
    fullName: Line,
    role: MemberRole,
    /** Whether they already have a sign-in; otherwise they choose a password first. */
    hasSignIn: z.boolean(),
    locale: Locale,
    script: Script,
    /** Minimum password length there. */
    passwordLength: z.int(),
    /** Terms to accept; null if there are none. */
    terms: z.object({ version: z.int(), texts: TermsTexts }).nullable(),
    /** Further terms, the required ones first. */
    userTerms: z.array(TermAtRegistration),
    expiresAt: Instant,
  })
  .meta({ id: 'OpenedInvitation' });
export type OpenedInvitation = z.output<typeof OpenedInvitation>;

/** What of the organisation's terms is accepted with the invitation. */
const accepted = {
  /** The accepted version of the organisation's terms; 0 for none. */
  acceptedTerms: TermsVersion.default(0),
  /** The texts of further terms that were accepted. */
  acceptedUserTerms: z
    .array(z.strictObject({ id: TermId, textVersion: TextVersion }))
    .max(maxTermsAtRegistration)
    .default([]),
};

/** Somebody with a sign-in joins. */
export const Joining = z.strictObject({
  token: InvitationToken,
  /** The language in which the terms were read; a page of 1.0.0, which shows none, does not say. */
  locale: Locale.default('en'),
  ...accepted,
});
export type Joining = z.output<typeof Joining>;

export const Registration = z.strictObject({
  token: InvitationToken,
  fullName: RequiredLine,
  password: NewPassword,
  locale: Locale,
  script: Script.nullable().default(null),
  /** The terms of the product itself. */
  acceptsTerms: z.literal(true, { error: 'validation.terms' }),
  ...accepted,
});
