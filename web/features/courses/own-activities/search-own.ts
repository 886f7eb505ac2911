import { activityCopies } from '../../../../shared/features/courses/activity-copies/endpoints.ts';
import type { ActivityCopyRow } from '../../../../shared/features/courses/activity-copies/schema.ts';
import { customActivities } from '../../../../shared/features/courses/custom-activities/endpoints.ts';
import type { CustomActivityRow } from '../../../../shared/features/courses/custom-activities/schema.ts';
import type { OwnerFilter } from '../../../../shared/features/courses/own-activities/own-activity-rules.ts';
import { call } from '../../../platform/api/call.ts';
import type { Page } from '../../../ui/list/use-list.ts';

export type OwnActivityRow = CustomActivityRow | ActivityCopyRow;
export const isCopy = (row: OwnActivityRow): row is ActivityCopyRow => 'source' in row;

/** Searches copies and custom activities as one list: the user's own first, then by latest change. */
export async function searchOwn(
  filters: { text: string; owner: OwnerFilter },
  { isCustomOnly, me, signal }: { isCustomOnly: boolean; me: string; signal?: AbortSignal },
): Promise<Page<OwnActivityRow>> {
  const [custom, copies] = await Promise.all([
    call(customActivities.searchCustomActivities, filters, signal && { signal }),
    isCustomOnly ? undefined : call(activityCopies.searchActivityCopies, filters, signal && { signal }),
  ]);
  const rank = ({ owner }: OwnActivityRow) => Number(owner.id === me);
  const data = [...custom.data, ...(copies?.data ?? [])].toSorted(
    (one, other) => rank(other) - rank(one) || other.updatedAt.localeCompare(one.updatedAt),
  );
  return { data, meta: { next: null, total: data.length } };
}
