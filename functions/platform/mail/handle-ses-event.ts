import * as z from 'zod';
import { retryOnConflict } from '../storage/retry-on-conflict.ts';
import type { MailsStore } from './mails-store.ts';
import type { UndeliverableStore } from './undeliverable-store.ts';

const Recipients = z.array(z.object({ emailAddress: z.string() }));

export const SesEvent = z.object({
  eventType: z.string(),
  mail: z.object({ tags: z.record(z.string(), z.array(z.string())).default({}) }),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: Recipients }).optional(),
  complaint: z.object({ complainedRecipients: Recipients }).optional(),
});
export type SesEvent = z.output<typeof SesEvent>;

export function mailTagsOf({ mail: { tags } }: SesEvent): {
  organization: string | null;
  id: string | undefined;
} {
  return { organization: tags.organization?.[0] ?? null, id: tags.mail?.[0] };
}

/**
 * Records that an email bounced or that its recipient complained. A permanent bounce or a complaint blocks
 * the address; a temporary bounce does not. Idempotent.
 */
export async function handleSesEvent(
  { mails, unreached: undeliverable }: { mails: MailsStore; unreached: UndeliverableStore },
  notice: SesEvent,
): Promise<void> {
  const outcome = outcomeOf(notice);
  const { id } = mailTagsOf(notice);
  if (!outcome || id === undefined) return;
  for (const address of outcome.addresses) await undeliverable.add(address, outcome.status);
  await retryOnConflict(async () => {
    const mail = await mails.get(id);
    if (mail && mail.status !== outcome.status)
      await mails.updateStatus(mail, { status: outcome.status, content: null });
  });
}

function outcomeOf({ bounce, complaint }: SesEvent) {
  if (complaint) {
    const addresses = complaint.complainedRecipients.map(({ emailAddress }) => emailAddress);
    return { status: 'complained' as const, addresses };
  }
  if (!bounce) return undefined;
  const isGone = bounce.bounceType === 'Permanent';
  const addresses = isGone ? bounce.bouncedRecipients.map(({ emailAddress }) => emailAddress) : [];
  return { status: 'bounced' as const, addresses };
}
