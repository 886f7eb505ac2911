import { DigestRecord } from '../../../../shared/features/notes/digests/schema.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { deleteMails } from '../../../platform/mail/delete-mails.ts';
import { deleteInBatches } from '../../../platform/storage/delete-in-batches.ts';
import { isPresent } from '../../../platform/storage/write.ts';
import { digestKey, digestsOf } from '../digest-keys.ts';

/** Removes a case's notes from stored digests. Deletes a digest that is then empty, with its email. */
export async function eraseDigests({ table, organization, caseId }: CaseDataScope): Promise<void> {
  const digests = (await table.queryAll(digestsOf(organization))).map(item => DigestRecord.parse(item));
  for (const { id, documents, linkedCaseId, mail } of digests) {
    const kept = documents.filter(document => document.caseId !== caseId);
    const isLinked = linkedCaseId === caseId;
    if (kept.length === documents.length && !isLinked) continue;
    const key = digestKey(organization, id);
    const isOfOthers = kept.length > 0 || (linkedCaseId !== null && !isLinked);
    const set = { documents: kept, ...(isLinked && { linkedCaseId: null }) };
    if (isOfOthers) await table.transact([{ update: key, set, when: isPresent }]);
    else {
      await deleteMails(table, organization, [mail]);
      await deleteInBatches(table, [key]);
    }
  }
}
