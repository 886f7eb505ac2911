import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { DueSibling } from '../../../../shared/features/eye/recalls/due-sibling.ts';
import { recalls } from '../../../../shared/features/eye/recalls/endpoints.ts';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchRecalls } from '../eye-reports/queries.ts';

/** A recall with the brothers and sisters whom a call to the family is also about. */
export type RecallWithSiblings = RecallRow & { siblings: readonly DueSibling[] };

export async function fetchRecallsWithSiblings(
  search: RequestOf<typeof eyeReports.searchRecalls>,
  signal?: AbortSignal,
) {
  const { data, meta } = await fetchRecalls(search, signal);
  const caseIds = data.map(({ caseId }) => caseId);
  const { families } =
    caseIds.length > 0 ? await call(recalls.listDueSiblings, { caseIds }, { signal }) : { families: [] };
  const siblings = new Map(families.map(family => [family.caseId, family.siblings]));
  return { data: data.map(row => ({ ...row, siblings: siblings.get(row.caseId) ?? [] })), meta };
}
