import { canSeeCase } from '../../../shared/core/can-see-case.ts';
import { Id } from '../../../shared/core/ids.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { caseKey } from '../../platform/storage/keys.ts';

const CaseId = Id('case');

/** Records that calls may load. */
export const records: RecordTypes<'case'> = {
  case: {
    key: (organization, id) =>
      organization !== null && CaseId.safeParse(id).success ? caseKey(organization, String(id)) : undefined,
    schema: async () => (await import('../../../shared/features/cases/cases/schema.ts')).Case,
    isVisible: (record, sub, scope) => canSeeCase({ id: sub, scope }, record),
  },
};
