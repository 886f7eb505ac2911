import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { referenceOfCursor } from '../../../support/reference-sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';

export const auditCursorReference = referenceOfCursor({
  make: maker => makeCase(maker, {}),
  readFirstPage: reader => reader.call(audit.searchAudit, { limit: 1 }),
  isHidden: false,
});
