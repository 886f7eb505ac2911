import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import { reportMailsPerHour } from '../../../../shared/core/limits.ts';
import type { familyMails } from '../../../../shared/features/classes/family-mails/endpoints.ts';
import { askAgainMinutes } from '../../../../shared/features/classes/family-mails/schema.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { FamilyMailsStore } from './family-mails-store.ts';
import { planFamilyMails } from './plan-family-mails.ts';
import { showLastMail } from './show-last-mail.ts';

/**
 * Sends families the emails that the caller has previewed. If families got emails shortly before, asks the
 * caller to confirm.
 */
export const mailFamilies: PdfHandler<typeof familyMails.mailFamilies> = (
  { sessionId, fingerprint, knownLast },
  context,
) =>
  retryOnConflict(async () => {
    const { actor, hourlyLimiter, now, openStore, organization } = context;
    const store = openStore(FamilyMailsStore);
    const { plan, session, families, last } = await planFamilyMails(sessionId, context);
    if (session.cancelled !== null) return store.refuse(sessionId, 'class-session.cancelled');
    if (last && last.at !== knownLast && now() - Date.parse(last.at) < askAgainMinutes * minuteMs)
      return store.refuse(sessionId, 'class-session.mailed', showLastMail(last, context));
    if (plan.fingerprint !== fingerprint) return store.refuse(sessionId, 'class-session.mail-changed', plan);
    if (families.length === 0) return store.refuse(sessionId, 'class-session.nothing-to-mail');
    await hourlyLimiter.consume('report-mail', actor.id, reportMailsPerHour);
    const by = { id: actor.id, fullName: actor.fullName };
    return store.send({ session, organization: organization.name, families, by, before: last });
  });
