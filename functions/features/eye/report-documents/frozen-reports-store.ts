import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import {
  FrozenReport,
  frozenVersionOf,
} from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import { commit } from '../../../platform/storage/commit.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { frozenReportKey } from '../keys.ts';
import { freezeReport, frozenReportWrite, type ReportHead } from './frozen-report-item.ts';

/** What finished reports of one organisation print. */
export class FrozenReportsStore extends OrganizationStore {
  /** What the version of a report prints that was finished or last amended. */
  async get(report: Pick<EyeReport, 'id' | 'frozenVersion'>): Promise<FrozenReport | undefined> {
    const key = frozenReportKey(this.organization, report.id, frozenVersionOf(report));
    const [item] = await this.table.get([key]);
    return item && FrozenReport.parse(item);
  }

  /** The same; a report that was finished before facts were frozen is frozen as it would be printed now. */
  getOrFreeze(
    report: EyeReport,
    visits: readonly SeriesVisit[],
    head: ReportHead,
  ): Promise<{ frozen: FrozenReport; isNew: boolean }> {
    return retryOnConflict(async () => {
      const known = await this.get(report);
      if (known) return { frozen: known, isNew: false };
      const frozen = freezeReport(report, visits, head, this.now());
      const onConditionFailed = () => new ConflictError();
      const write = { ...frozenReportWrite(this.organization, frozen), onConditionFailed };
      const origin = { ...this.origin, idempotency: undefined };
      return commit(this.table, origin, [], [write], { frozen, isNew: true });
    });
  }
}
