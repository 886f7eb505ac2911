import * as z from 'zod';
import { Email, Instant, Locale } from '../../../core/fields.ts';
import { Id } from '../../../core/ids.ts';
import { CaseName } from '../../cases/cases/schema.ts';
import { ClassMember } from '../classes/schema.ts';

export const FamilyMailId = Id('familyMail');

/** Within so many minutes of the last one, a mail about the same session asks first. */
export const askAgainMinutes = 10;
/** Families whose mails are queued together; a transaction holds no more. */
export const maxFamiliesOfPart = 80;

/** Why the family of a child is sent nothing. */
export const NotMailedReason = z.enum([
  'no-email',
  'undeliverable',
  'archived',
  'restricted',
  'absent',
  // No activity says anything to families, and no observation of the child is shared.
  'nothing',
]);
export type NotMailedReason = z.output<typeof NotMailedReason>;

/** The mail that one family is sent, as it is going to read it. */
export const FamilyMail = z.object({
  address: Email,
  children: z.array(CaseName),
  language: Locale,
  subject: z.string(),
  text: z.string(),
  /** How many observations go along. */
  observations: z.int(),
});
export type FamilyMail = z.output<typeof FamilyMail>;

export const LastFamilyMail = z.object({
  at: Instant,
  by: ClassMember,
  /** How many; null where others sent it and some of them may be families whose children the reader does not see. */
  families: z.int().nullable(),
});
export type LastFamilyMail = z.output<typeof LastFamilyMail>;

/** What families of a session are sent, as things are now. */
export const FamilyMailPlan = z
  .object({
    families: z.array(FamilyMail),
    notMailed: z.array(z.object({ child: CaseName, why: NotMailedReason })),
    /** Children whom the reader does not see; their families are not mailed either. */
    hidden: z.int(),
    /** Activities of the session, and how many of them say something to families. */
    activities: z.int(),
    withText: z.int(),
    /** Shared observations that stay behind, as the evaluation is not finished or reports go as links only. */
    heldBack: z.enum(['unfinished', 'links-only']).nullable(),
    last: LastFamilyMail.nullable(),
    /** Names all that is shown. Whoever sends says what they looked at. */
    fingerprint: z.string(),
  })
  .meta({ id: 'FamilyMailPlan' });
export type FamilyMailPlan = z.output<typeof FamilyMailPlan>;
