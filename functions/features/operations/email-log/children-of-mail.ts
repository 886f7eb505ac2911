import { caseIdFromChildId } from '../../../../shared/core/ids.ts';
import type { MailRecord } from '../../../../shared/core/mail/record.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { isToFamily } from '../../../../shared/features/operations/email-log/schema.ts';
import { SendingId } from '../../../../shared/features/reports/sending/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';

/**
 * The children whom an email is about, including children hidden from the caller: the child of the report
 * that it sends, otherwise all children of the family at its address. Empty for emails to staff.
 */
export async function childrenOfMail(
  mail: Pick<MailRecord, 'template' | 'to' | 'sending'>,
  { cases, families }: Pick<OrganizationContext, 'cases' | 'families'>,
): Promise<Case[]> {
  const { data: sending } = SendingId.safeParse(mail.sending);
  if (sending === undefined) return isToFamily(mail) ? families.atAddress(mail.to) : [];
  const child = await cases.get(caseIdFromChildId(sending));
  return child ? [child] : [];
}
