import * as z from 'zod';
import { Email, Instant, Line, Locale, RequiredLine, Script, Slug } from '../../../core/fields.ts';

/** A person as they are stored, whatever organisations they work in. */
export const PersonRecord = z.object({
  id: z.uuid(),
  email: Email,
  fullName: RequiredLine,
  locale: Locale,
  /** Null for the organisation's. */
  script: Script.nullable(),
  profilePictureId: z.string().nullable(),
  /** E.164. */
  mobile: Line.nullable(),
  profession: Line.nullable(),
  qualification: Line.nullable(),
  /** The picture of their signature. */
  signatureId: z.string().nullable(),
  /** When they accepted the terms of the product itself; null for people who were set up without asking. */
  termsAcceptedAt: Instant.nullable(),
});
export type PersonRecord = z.output<typeof PersonRecord>;

/** What is not known of a person before they tell it. */
export const emptyPersonDetails = {
  script: null,
  profilePictureId: null,
  mobile: null,
  profession: null,
  qualification: null,
  signatureId: null,
  termsAcceptedAt: null,
} satisfies Partial<PersonRecord>;

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
