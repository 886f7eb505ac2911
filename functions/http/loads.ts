import { Case, CaseId } from '../../shared/cases/schema.ts';
import type { RecordKind } from '../../shared/endpoint.ts';
import type { Reach } from '../../shared/permissions.ts';
import { caseKey, type Key } from '../storage/keys.ts';

/** Records that calls are about, as handlers are given them. */
export interface LoadedRecords {
  case: Case;
}

interface Kind<Loaded> {
  /** Undefined when the id cannot be one of this kind. */
  key: (organization: string, id: unknown) => Key | undefined;
  parse: (item: unknown) => Loaded;
  isVisible: (record: Loaded, sub: string, reach: Reach) => boolean;
}

/** How each kind that `loads` can name is found, read and seen. */
export const recordKinds: { [K in RecordKind]: Kind<LoadedRecords[K]> } = {
  case: {
    key: (organization, id) => (CaseId.safeParse(id).success ? caseKey(organization, String(id)) : undefined),
    parse: item => Case.parse(item),
    isVisible: (record, sub, reach) =>
      reach !== 'assigned' || record.assigned.some(member => member.id === sub),
  },
};
