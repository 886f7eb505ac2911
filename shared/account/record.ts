import * as z from 'zod';
import { Email, Instant, Locale, RequiredLine, Script, Slug } from '../fields.ts';

/** A person as they are stored, whatever organisations they work in. */
export const PersonRecord = z.object({
  id: z.uuid(),
  email: Email,
  fullName: RequiredLine,
  locale: Locale,
  /** Null for the organisation's. */
  script: Script.nullable(),
  profilePictureId: z.string().nullable(),
});
export type PersonRecord = z.output<typeof PersonRecord>;

/** One sign-in, named by the `origin_jti` that all of its tokens carry. */
export const SessionRecord = z.object({
  /** The organisation last opened; null for a superadmin. */
  organization: Slug.nullable(),
  device: z.string(),
  startedAt: Instant,
  sessionExpiresAt: Instant,
  endedAt: Instant.nullable(),
});
export type SessionRecord = z.output<typeof SessionRecord>;
