import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { eyeReportsOf } from '../keys.ts';

const VisitTimes = EyeReport.pick({ savedAt: true, finishedAt: true });

/** Time of the last change or deletion of the finished visits among these items; null if there is none. */
export const lastSavedIn = (items: readonly Item[]): string | null =>
  items
    .map(item => VisitTimes.parse(item))
    .flatMap(({ savedAt, finishedAt }) => (finishedAt === null ? [] : savedAt))
    .reduce<string | null>((last, at) => (last !== null && last > at ? last : at), null);

/** Times at which a child's visits were saved. Data derived from visits can change only at these times. */
export class VisitTimesStore extends OrganizationStore {
  /** @param caseIds including ids of merged cases */
  async lastSaved(caseIds: readonly string[]): Promise<string | null> {
    const ranges = caseIds.map(id => eyeReportsOf(this.organization, id));
    return lastSavedIn((await Promise.all(ranges.map(range => this.table.queryAll(range)))).flat());
  }
}
