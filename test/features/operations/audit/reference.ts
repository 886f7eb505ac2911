import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import type { Principal } from '../../../support/clinic.ts';
import { cursorSample, type ReferenceSample, secondPage } from '../../../support/reference-sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';

export const auditCursorReference: ReferenceSample = {
  foreign: other => auditCursorOf(other.admin),
  hidden: async () => undefined,
  ...cursorSample,
};

/** Returns the cursor of the second page of the audit that this reader sees. */
async function auditCursorOf(reader: Principal): Promise<string> {
  for (let left = 2; left > 0; left--) await makeCase(reader, {});
  const { data } = await reader.call(audit.searchAudit, { limit: 1 });
  return secondPage(data.meta);
}
