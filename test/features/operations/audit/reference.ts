import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import type { Principal } from '../../../support/clinic.ts';
import { cursorSample, type ReferenceSample, secondPage } from '../../../support/reference-sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    auditCursor: true;
  }
}

/** A place in the audit. */
export const auditCursorReference: ReferenceSample = {
  foreign: other => auditCursorOf(other.admin),
  hidden: async () => undefined,
  ...cursorSample,
};

/** Where the second page of what was recorded starts. */
async function auditCursorOf(reader: Principal): Promise<string> {
  for (let left = 2; left > 0; left--) await makeCase(reader, {});
  const { data } = await reader.call(audit.searchAudit, { limit: 1 });
  return secondPage(data.meta);
}
