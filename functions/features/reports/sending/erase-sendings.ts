import { childIdPrefixes } from '../../../../shared/core/ids.ts';
import { SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { deleteMails } from '../../../platform/mail/delete-mails.ts';
import { pdfObjectKey } from '../../../platform/pdf/pdfs-store.ts';
import { deleteInBatches } from '../../../platform/storage/delete-in-batches.ts';
import { reportLinkKey, sendingPrefix } from '../keys.ts';

export async function eraseSendings(scope: CaseDataScope): Promise<void> {
  const { table, organization, caseId, items, eraser } = scope;
  const sendings = items
    .filter(({ sk }) => sk.startsWith(sendingPrefix))
    .map(item => SendingRecord.parse(item));
  const mails = sendings.flatMap(sending => sending.mails);
  const links = sendings.flatMap(sending => sending.links);
  await deleteMails(table, organization, mails);
  await deleteInBatches(
    table,
    links.map(hash => reportLinkKey(organization, hash)),
  );
  const objects = await eraser();
  for (const prefix of childIdPrefixes(caseId)) await objects.erase(pdfObjectKey(organization, prefix));
}
