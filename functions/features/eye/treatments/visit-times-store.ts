import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { eyeReportsOf } from '../keys.ts';

const VisitTimes = EyeReport.pick({ savedAt: true, finishedAt: true });

/** When the finished visits among some records last changed, also by a deletion; null without any. */
export const lastSavedIn = (items: readonly Item[]): string | null =>
  items
    .map(item => VisitTimes.parse(item))
    .flatMap(({ savedAt, finishedAt }) => (finishedAt === null ? [] : savedAt))
    .reduce<string | null>((last, at) => (last !== null && last > at ? last : at), null);

/** Times of a child's visits, on which everything that follows from all of them depends. */
export class VisitTimesStore extends OrganizationStore {
  /** @param caseIds including merged cases */
  async lastSaved(caseIds: readonly string[]): Promise<string | null> {
    const ranges = caseIds.map(id => eyeReportsOf(this.organization, id));
    return lastSavedIn((await Promise.all(ranges.map(range => this.table.queryAll(range)))).flat());
  }
}
