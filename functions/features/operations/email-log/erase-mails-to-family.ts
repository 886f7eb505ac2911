import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { MailRecord } from '../../../../shared/core/mail/record.ts';
import { familyAddresses } from '../../../../shared/features/cases/cases/family-address.ts';
import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { mailsOf } from '../../../platform/mail/keys.ts';
import { deleteInBatches } from '../../../platform/storage/delete-in-batches.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import { readMembers } from '../../../platform/storage/read-members.ts';
import type { Page } from '../../../platform/storage/table.ts';

const pageSize = 500;
/** How long before the creation of the case the search for emails starts, in milliseconds. */
const earlierMs = dayMs;

/**
 * Deletes emails without a report, such as receipts, to the addresses of a family. Keeps emails to parents
 * who are members of the organisation.
 */
export async function eraseMailsToFamily(scope: CaseDataScope): Promise<void> {
  const { table, organization, caseId, items } = scope;
  const { sk } = caseKey(organization, caseId);
  const child = Case.safeParse(items.find(item => item.sk === sk)).data;
  if (!child) return;
  const members = (await readMembers(table, organization)).map(({ email }) => email.toLowerCase());
  const addresses = familyAddresses(child)
    .map(address => address.toLowerCase())
    .filter(address => !members.includes(address));
  if (addresses.length === 0) return;
  const since = Date.parse(child.createdAt) - earlierMs;
  let cursor: string | null = null;
  do {
    const page: Page = await table.query(mailsOf(organization), {
      limit: pageSize,
      newestFirst: true,
      cursor,
    });
    const mails = page.items.map(item => ({ item, mail: MailRecord.parse(item) }));
    const gone = mails.filter(
      ({ mail }) => mail.sending === null && addresses.includes(mail.to.toLowerCase()),
    );
    await deleteInBatches(
      table,
      gone.map(({ item }) => item),
    );
    const isOlder = mails.some(({ mail }) => Date.parse(mail.queuedAt) < since);
    cursor = isOlder ? null : page.next;
  } while (cursor !== null);
}
