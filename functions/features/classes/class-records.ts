import { Id } from '../../../shared/core/ids.ts';
import { maySeeClass } from '../../../shared/features/classes/classes/class-rules.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { classKey } from './class-keys.ts';

const ClassId = Id('class');

/** Loads a class for reading. The handler checks which of its children the reader may see. */
export const classRecords: RecordTypes<'class'> = {
  class: {
    key: (organization, id) =>
      organization !== null && ClassId.safeParse(id).success ? classKey(organization, String(id)) : undefined,
    schema: async () => (await import('../../../shared/features/classes/classes/schema.ts')).StoredClass,
    isVisible: (record, id, scope, role) =>
      record.removedAt === null &&
      maySeeClass(
        { ...record, childIds: record.stays.map(({ caseId }) => caseId) },
        { id, scope, role, isSeen: () => true },
      ),
  },
};
