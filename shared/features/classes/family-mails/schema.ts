import * as z from 'zod';
import { Email, Instant, Locale } from '../../../core/fields.ts';
import { Id } from '../../../core/ids.ts';
import { CaseName } from '../../cases/cases/schema.ts';
import { ClassMember } from '../classes/schema.ts';

export const FamilyMailId = Id('familyMail');

/** Within this many minutes after a mail about a session, another mail about it needs a confirmation. */
export const askAgainMinutes = 10;
/** Maximum number of families whose mails fit into one transaction. */
export const maxFamiliesOfPart = 80;

/** Why the family of a child gets no mail. */
export const NotMailedReason = z.enum([
  'no-email',
  'undeliverable',
  'archived',
  'restricted',
  'absent',
  // No activity has a text for families, and no observation of the child is shared.
  'nothing',
]);
export type NotMailedReason = z.output<typeof NotMailedReason>;

/** The mail to one family, exactly as it will be sent. */
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
   * Number of emailed families; null if somebody else sent the mails, because the number could reveal hidden
   * children.
   */
  families: z.int().nullable(),
});
export type LastFamilyMail = z.output<typeof LastFamilyMail>;

/** The mails that would be sent to families of a session now. */
export const FamilyMailPlan = z
  .object({
    families: z.array(FamilyMail),
    notMailed: z.array(z.object({ child: CaseName, why: NotMailedReason })),
    /** Number of children whom the reader may not see; their families get no mail. */
    hidden: z.int(),
    /** Activities of the session; `withText` counts those with a text for families. */
    activities: z.int(),
    withText: z.int(),
    /** Why shared observations are left out: unfinished evaluation, or reports are sent only as links. */
    heldBack: z.enum(['unfinished', 'links-only']).nullable(),
    last: LastFamilyMail.nullable(),
    /** Hash of everything shown. The client sends it back to confirm what the sender has seen. */
    fingerprint: z.string(),
  })
  .meta({ id: 'FamilyMailPlan' });
export type FamilyMailPlan = z.output<typeof FamilyMailPlan>;
