import type { Case, CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import { newId } from '../../../platform/storage/new-id.ts';

/** A case that nobody is assigned to yet. @param now milliseconds since 1970 */
export function newCase(fields: CaseFields, source: Case['source'], now: number): Case {
  const at = new Date(now).toISOString();
  return {
    ...fields,
    id: newId('case', now),
    version: 1,
    status: 'active',
    source,
    review: null,
    assigned: [],
    lastSeenOn: null,
    nextDueOn: null,
    bookedFor: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** The case with a higher version, but the same `updatedAt`, because the case was not edited. */
export const withNextVersion = (record: Case): Case => ({ ...record, version: record.version + 1 });
