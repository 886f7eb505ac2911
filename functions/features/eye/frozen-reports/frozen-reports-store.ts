import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import type {
  FrozenReport,
  PrintedHead,
} from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import { commit } from '../../../platform/storage/commit.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { frozenReportKey } from '../keys.ts';

/** Printed data of finished reports in one organisation. The schemas are imported lazily. */
export class FrozenReportsStore extends OrganizationStore {
  /** The frozen data of a report's finished or last amended version. */
  async get(report: Pick<EyeReport, 'id' | 'frozenVersion'>): Promise<FrozenReport | undefined> {
    const key = frozenReportKey(this.organization, report.id, report.frozenVersion ?? 0);
    const [item] = await this.table.get([key]);
    const { readFrozenReport } = await import('./frozen-report-items.ts');
    return item && readFrozenReport(item);
  }

  /** Like `get`; a report finished before data were frozen is frozen with current data. */
  getOrFreeze(
    report: EyeReport,
    visits: readonly SeriesVisit[],
    head: PrintedHead,
  ): Promise<{ frozen: FrozenReport; isNew: boolean }> {
    return retryOnConflict(async () => {
      const known = await this.get(report);
      if (known) return { frozen: known, isNew: false };
      const { freezeReport, frozenReportWrite } = await import('./frozen-report-items.ts');
      const frozen = freezeReport(report, visits, head, this.now());
      const onConditionFailed = () => new ConflictError();
      const write = { ...frozenReportWrite(this.organization, frozen), onConditionFailed };
      const origin = { ...this.origin, idempotency: undefined };
      return commit(this.table, origin, [], [write], { frozen, isNew: true });
    });
  }
}
