import type { MailRecord } from '../../../../shared/core/mail/record.ts';
import {
  canRetry,
  type MailLine,
  mailStateOf,
} from '../../../../shared/features/operations/email-log/schema.ts';

interface MailPresentation {
  names: Map<string, string>;
  /** Reason why an address is blocked, by address. Other addresses are not in the map. */
  undeliverable: Map<string, string>;
  now: number;
}

export function presentMail(mail: MailRecord, { names, undeliverable, now }: MailPresentation): MailLine {
  const { id, template, to, locale, by, queuedAt, changedAt } = mail;
  const why = undeliverable.get(to);
  const state = mailStateOf(mail);
  return {
    ...{ id, template, to, locale, state, queuedAt, changedAt },
    by: names.get(by) ?? null,
    canRetry: why === undefined && canRetry(mail, now),
    canAllow: why === 'bounced' && (state === 'bounced' || state === 'suppressed'),
  };
}
