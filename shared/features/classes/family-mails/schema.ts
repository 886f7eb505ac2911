import * as z from 'zod';
import { Email, Instant, Locale } from '../../../core/fields.ts';
import { Id } from '../../../core/ids.ts';
import { CaseName } from '../../cases/cases/schema.ts';
import { ClassMember } from '../classes/schema.ts';

export const FamilyMailId = Id('familyMail');

/**
 * Number of minutes after an email to the families of a session in which another one needs a confirmation.
 */
export const askAgainMinutes = 10;
/** Maximum number of children in a batch of emails, so that one database transaction can store the batch. */
export const maxChildrenOfPart = 80;

export const NotMailedReason = z.enum([
  'no-email',
  'undeliverable',
  'archived',
  'restricted',
  'absent',
  // No activity of the session has a text for families, and no observation of the child is shared.
  'nothing',
]);
export type NotMailedReason = z.output<typeof NotMailedReason>;

/** The email to one family, exactly as it will be sent. */
export const FamilyMail = z.object({
  address: Email,
  children: z.array(CaseName),
  language: Locale,
  subject: z.string(),
  text: z.string(),
  observations: z.int(),
});
export type FamilyMail = z.output<typeof FamilyMail>;

export const LastFamilyMail = z.object({
  at: Instant,
  by: ClassMember,
  /**
   * Number of families that received the email; null if another person sent it, because the number could
   * reveal hidden children.
   */
  families: z.int().nullable(),
});
export type LastFamilyMail = z.output<typeof LastFamilyMail>;

export const FamilyMailPlan = z
  .object({
    families: z.array(FamilyMail),
    notMailed: z.array(z.object({ child: CaseName, why: NotMailedReason })),
    /** Number of children whom the caller must not see; their families receive no email. */
    hidden: z.int(),
    activities: z.int(),
    /** Number of these activities that have a text for families. */
    withText: z.int(),
    /**
     * Why the emails leave out shared observations: the evaluation is unfinished, or the organisation sends
     * reports only as links.
     */
    heldBack: z.enum(['unfinished', 'links-only']).nullable(),
    last: LastFamilyMail.nullable(),
    /**
     * Hash of everything that the preview shows. The client sends it back to confirm what the sender has
     * seen.
     */
    fingerprint: z.string(),
  })
  .meta({ id: 'FamilyMailPlan' });
export type FamilyMailPlan = z.output<typeof FamilyMailPlan>;
