import { gunzipSync } from 'node:zlib';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { deleteInBatches } from '../../../platform/storage/delete-in-batches.ts';
import { clinicalIdempotencyKey } from '../../../platform/storage/keys.ts';

/** Deletes stored responses that are about a case. Responses are stored for a day, for retried requests. */
export async function eraseAnswers(scope: CaseDataScope): Promise<void> {
  const { table, organization, caseId, memberIds } = scope;
  const own = caseId.slice(caseId.indexOf('_') + 1);
  for (const member of memberIds) {
    const { pk } = clinicalIdempotencyKey(organization, member, '');
    const answers = await table.queryAll({ pk });
    await deleteInBatches(
      table,
      answers.filter(({ answer }) => gunzipSync(answer as Uint8Array).includes(own)),
    );
  }
}
