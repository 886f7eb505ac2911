import { MailRecord } from '../../../shared/core/mail/record.ts';
import { getInBatches } from '../storage/get-in-batches.ts';
import type { Table } from '../storage/table.ts';
import { mailKey } from './keys.ts';

/** Reads emails by id with their retries (new emails that sent them again). Skips missing emails. */
export async function readWithRetries(
  table: Table,
  organization: string | null,
  ids: readonly string[],
): Promise<MailRecord[]> {
  const found: MailRecord[] = [];
  let openIds = [...new Set(ids)];
  while (openIds.length > 0) {
    const items = await getInBatches(
      table,
      openIds.map(id => mailKey(organization, id)),
    );
    const mails = items.flatMap(item => (item ? [MailRecord.parse(item)] : []));
    found.push(...mails);
    openIds = mails.flatMap(({ retriedAs }) => retriedAs ?? []);
  }
  return found;
}

/** The last retry of an email; the email itself if it was never sent again. */
export function latestOf(mails: readonly MailRecord[], id: string): MailRecord | undefined {
  const mail = mails.find(candidate => candidate.id === id);
  return mail?.retriedAs === undefined ? mail : (latestOf(mails, mail.retriedAs) ?? mail);
}
