import { MailRecord } from '../../../shared/core/mail/record.ts';
import { getInBatches } from '../storage/get-in-batches.ts';
import type { Table } from '../storage/table.ts';
import { mailKey } from './keys.ts';

/** Mails by id, each followed by the mails that it was sent again as. Missing ones are left out. */
export async function readWithRetries(
  table: Table,
  organization: string | null,
  ids: readonly string[],
): Promise<MailRecord[]> {
  const found: MailRecord[] = [];
  let wanted = [...new Set(ids)];
  while (wanted.length > 0) {
    const items = await getInBatches(
      table,
      wanted.map(id => mailKey(organization, id)),
    );
    const mails = items.flatMap(item => (item ? [MailRecord.parse(item)] : []));
    found.push(...mails);
    wanted = mails.flatMap(({ retriedAs }) => retriedAs ?? []);
  }
  return found;
}

/** What became of a mail: of its last retry, if it was sent again. */
export function latestOf(mails: readonly MailRecord[], id: string): MailRecord | undefined {
  const mail = mails.find(one => one.id === id);
  return mail?.retriedAs === undefined ? mail : (latestOf(mails, mail.retriedAs) ?? mail);
}
