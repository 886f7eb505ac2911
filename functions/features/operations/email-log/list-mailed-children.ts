import { canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { reportSourceOf } from '../../../../shared/core/documents/report-kinds.ts';
import { deliveryStage } from '../../../../shared/core/mail/status.ts';
import type { Module } from '../../../../shared/core/permissions.ts';
import type { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import { MailedChildren } from '../../../../shared/features/operations/email-log/schema.ts';
import type { SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { childrenOfMails } from './children-of-mails.ts';
import { MailedSendingsStore } from './mailed-sendings-store.ts';

/** Leaves out emails that were delivered, and emails without a child whom the caller may see. */
export const listMailedChildren: Handler<typeof emailLog.listMailedChildren> = async (
  { mailIds },
  { actor, scope, cases, families, mails: log, modules, openStore },
) => {
  const viewer = { id: actor.id, role: actor.role, scope };
  const lost = (await log.getAll([...new Set(mailIds)])).filter(
    ({ status }) => deliveryStage(status) === 'unreached',
  );
  const [granted, sendings, childrenById] = await Promise.all([
    modules.listGranted(actor.id),
    openStore(MailedSendingsStore).of(lost),
    childrenOfMails(lost, { cases, families }),
  ]);
  const mails = lost.map(mail => {
    const children = (childrenById.get(mail.id) ?? []).filter(child => canSeeCase(viewer, child));
    const sending = sendings.get(mail.sending ?? '');
    const report = sending && mayOpen(sending, granted) ? { ...sending, sending: sending.id } : null;
    return { mailId: mail.id, children, report };
  });
  const named = mails.filter(({ children }) => children.length > 0);
  return { mails: named.map(mail => MailedChildren.parse(mail)) };
};

const mayOpen = ({ kinds }: SendingRecord, granted: readonly Module[]): boolean =>
  kinds.every(kind => {
    const { module } = reportSourceOf(kind);
    return module === undefined || granted.includes(module);
  });
