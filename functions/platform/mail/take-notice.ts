import * as z from 'zod';
import type { MailsStore } from './mails-store.ts';
import { MailMoved } from './mails-store.ts';
import type { UnreachedStore } from './unreached-store.ts';

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** What SES says of a mail that it took, as EventBridge brings it. */
export const MailNotice = z.object({
  eventType: z.string(),
  mail: z.object({ tags: z.record(z.string(), z.array(z.string())).default({}) }),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: Recipients }).optional(),
  complaint: z.object({ complainedRecipients: Recipients }).optional(),
});
export type MailNotice = z.output<typeof MailNotice>;

/** Whose mail a notice is of, as its tags say. */
export function aboutOf({ mail: { tags } }: MailNotice): {
  organization: string | null;
  id: string | undefined;
} {
  return { organization: tags.organization?.[0] ?? null, id: tags.mail?.[0] };
}

/**
 * Records what became of a mail. An address that is not there, or whose owner complains, is not written
 * to again; a full box is. The same notice twice changes nothing.
 */
export async function takeNotice(
  { mails, unreached }: { mails: MailsStore; unreached: UnreachedStore },
  notice: MailNotice,
): Promise<void> {
  const outcome = outcomeOf(notice);
  const { id } = aboutOf(notice);
  if (!outcome || id === undefined) return;
  for (const address of outcome.addresses) await unreached.add(address, outcome.status);
  for (let tries = 1; ; tries++) {
    const mail = await mails.get(id);
    if (!mail || mail.status === outcome.status) return;
    try {
      await mails.move(mail, { status: outcome.status, content: null });
      return;
    } catch (error) {
      if (!(error instanceof MailMoved) || tries === 3) throw error;
    }
  }
}

function outcomeOf({ bounce, complaint }: MailNotice) {
  if (complaint) {
    const addresses = complaint.complainedRecipients.map(({ emailAddress }) => emailAddress);
    return { status: 'complained' as const, addresses };
  }
  if (!bounce) return undefined;
  const isGone = bounce.bounceType === 'Permanent';
  const addresses = isGone ? bounce.bouncedRecipients.map(({ emailAddress }) => emailAddress) : [];
  return { status: 'bounced' as const, addresses };
}
