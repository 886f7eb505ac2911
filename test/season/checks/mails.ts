import { emailLog } from '../../../shared/features/operations/email-log/endpoints.ts';
import { openRawTable } from '../../support/raw-table.ts';
import type { Check } from './check.ts';

/**
 * Checks that every mail of the model has arrived once and no other mail has arrived, and that the email log
 * shows bounces.
 */
export const checkMails: Check = async ({ clinic, model, world, calls }, report) => {
  const { mail } = world.backend;
  for (const [to, count] of model.mails) {
    report.compared();
    const { length } = mail.received(to);
    if (length !== count && length !== count + (await sentInDoubt(to)))
      report.differs(`${length} mails to ${to}, not ${count}`);
  }
  const strangers = mail
    .received()
    .flatMap(({ destination }) => destination.to)
    .filter(to => to.endsWith('@season.example') && !model.mails.has(to));
  for (const to of new Set(strangers)) report.differs(`a mail to ${to}, to whom nobody sent one`);
  const returned = new Set<string>();
  let cursor: string | null = null;
  do {
    const { data }: { data: { data: { to: string }[]; meta: { next: string | null } } } = await calls
      .of(clinic.clinic.admin)
      .call(emailLog.searchMails, { state: 'bounced' as const, cursor });
    for (const { to } of data.data) returned.add(to);
    cursor = data.meta.next;
  } while (cursor !== null);
  report.compared(model.bounced.size);
  for (const to of model.bounced)
    if (!returned.has(to)) report.differs(`the log does not say that ${to} bounced`);
  for (const to of returned) if (!model.bounced.has(to)) report.differs(`the log says that ${to} bounced`);
};

/**
 * How many emails to this address the product may have sent twice. It was killed before it could store that
 * SES had accepted them, and counts this in their records.
 */
async function sentInDoubt(to: string): Promise<number> {
  const { itemsWith } = await openRawTable();
  const records = await itemsWith('to', to);
  return records.reduce((sum, { doubtful }) => sum + Number(doubtful ?? 0), 0);
}
