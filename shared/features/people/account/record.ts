import * as z from 'zod';
import { Email, Instant, Line, Locale, RequiredLine, Script, Slug } from '../../../core/fields.ts';

/** A stored person. One person can be a member of several organisations. */
export const PersonRecord = z.object({
  id: z.uuid(),
  email: Email,
  fullName: RequiredLine,
  locale: Locale,
  /** Chinese script; null means the organisation's default. */
  script: Script.nullable(),
  profilePictureId: z.string().nullable(),
  /** E.164 */
  mobile: Line.nullable(),
  profession: Line.nullable(),
  qualification: Line.nullable(),
  signatureId: z.string().nullable(),
  /**
   * When the person accepted the product's terms of use; null for people whom an operator created without
   * asking them.
   */
  termsAcceptedAt: Instant.nullable(),
  /** Number of changes of the person and of dependent records, from 0. */
  revision: z.int().optional(),
});
export type PersonRecord = z.output<typeof PersonRecord>;

/** Details of a person that are unknown until the person enters them. */
export const emptyPersonDetails = {
  script: null,
  profilePictureId: null,
  mobile: null,
  profession: null,
  qualification: null,
  signatureId: null,
  termsAcceptedAt: null,
} satisfies Partial<PersonRecord>;

/** One sign-in, identified by the `origin_jti` that all its tokens share. */
export const SessionRecord = z.object({
  /** The organisation that was last opened; null for a platform administrator. */
  organization: Slug.nullable(),
  device: z.string(),
  startedAt: Instant,
  sessionExpiresAt: Instant,
  endedAt: Instant.nullable(),
});
export type SessionRecord = z.output<typeof SessionRecord>;
