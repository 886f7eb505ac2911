import { caseIdFromChildId } from '../../../../shared/core/ids.ts';
import type { MailRecord } from '../../../../shared/core/mail/record.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { isToFamily } from '../../../../shared/features/operations/email-log/schema.ts';
import { SendingId } from '../../../../shared/features/reports/sending/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';

/**
 * The children whom each email is about, by its id, including children hidden from the caller: the child of
 * the report that it sends, otherwise all children of the family at its address. None for emails to staff.
 */
export async function childrenOfMails(
  mails: readonly MailRecord[],
  { cases, families }: Pick<OrganizationContext, 'cases' | 'families'>,
): Promise<Map<string, Case[]>> {
  const subjects = mails.map(mail => {
    const { data: sending } = SendingId.safeParse(mail.sending);
    const caseId = sending && caseIdFromChildId(sending);
    return { mailId: mail.id, caseId, address: !sending && isToFamily(mail) ? mail.to : undefined };
  });
  const [byCaseId, byAddress] = await Promise.all([
    cases.survivorsOf(subjects.flatMap(({ caseId }) => caseId ?? [])),
    families.atAddresses(subjects.flatMap(({ address }) => address ?? [])),
  ]);
  return new Map(
    subjects.map(({ mailId, caseId = '', address = '' }) => [
      mailId,
      [byCaseId.get(caseId) ?? byAddress.get(address) ?? []].flat(),
    ]),
  );
}
