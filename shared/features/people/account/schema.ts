import * as z from 'zod';
import {
  Email,
  Instant,
  Locale,
  Picture,
  RequiredLine,
  Script,
  SignInEmail,
  Slug,
} from '../../../core/fields.ts';
import { roles } from '../../../core/permissions.ts';
import { OrganizationUser } from '../../organizations/members/schema.ts';
import { ModuleState } from '../../organizations/module-access/schema.ts';
import { Organization } from '../../organizations/organizations/schema.ts';

/** The signed-in person, with the person's data in the open organisation. */
export const User = z
  .object({
    id: z.uuid(),
    email: Email,
    fullName: RequiredLine,
    role: z.enum(roles),
    locale: Locale,
    /** The person's Chinese script; null means the organisation's script. */
    script: Script.nullable(),
    profilePictureId: z.string().nullable(),
    profilePicture: Picture,
    finishedRegistration: z.boolean(),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof User>;

/**
 * Access token of a session. Clients send `token` as `Authorization: Bearer`; only a sign-in with password
 * returns `refreshToken`.
 */
export const SessionToken = z
  .object({
    token: z.string(),
    expiresAt: Instant,
    refreshToken: z.string().optional(),
    sessionExpiresAt: Instant,
  })
  .meta({ id: 'SessionToken' });
export type SessionToken = z.output<typeof SessionToken>;

/** An opened session. For a platform administrator, organisation and membership are null. */
export const SignedIn = z
  .object({
    token: SessionToken,
    user: User,
    organization: Organization.nullable(),
    organizationUser: OrganizationUser.nullable(),
    /** Access to each module in the organisation; empty for a platform administrator. */
    modules: z.array(ModuleState),
  })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.output<typeof SignedIn>;

export const CurrentUser = User.extend({
  sessionExpiresAt: Instant,
  /** Access to each module in the organisation; empty for a platform administrator. */
  modules: z.array(ModuleState),
  organization: Organization.nullable(),
  organizationUser: OrganizationUser.nullable(),
}).meta({ id: 'CurrentUser' });
export type CurrentUser = z.output<typeof CurrentUser>;

/**
 * Input for opening a session. With a bearer token, only `organizationSlug` is needed; without one, email
 * address and password are needed too.
 */
export const Credentials = z.strictObject({
  email: SignInEmail.optional(),
  password: z.string().min(1).max(256).optional(),
  /**
   * Null counts as missing, because the local product's `ready.json` has null for platform administrators.
   */
  organizationSlug: z
    .preprocess((slug: string | null | undefined) => slug ?? undefined, Slug.optional())
    .optional(),
  remember: z.boolean().optional(),
});
