import { changedFacts, changesSince } from '../../../../shared/core/report-changes.ts';
import { FrozenProgress } from '../../../../shared/features/classes/progress-reports/progress.schema.ts';
import type { ChangedDocument } from '../../../../shared/features/privacy/child-data/schema.ts';
import type { CheckedCase } from '../../../composition/case-data-part.ts';
import { frozenProgressKey, progressReportPrefix } from '../progress-report-keys.ts';
import { readReport } from './progress-reports-store.ts';
import { readProgress } from './read-progress.ts';

/** Finished reports whose printed data of the child have changed since. */
export async function changedProgress({
  child,
  items,
  itemAt,
  ...context
}: CheckedCase): Promise<ChangedDocument[]> {
  const reports = items
    .filter(({ sk }) => sk.startsWith(progressReportPrefix))
    .map(readReport)
    .filter(({ status, removedAt }) => status !== 'draft' && removedAt === null);
  const checked = await Promise.all(
    reports.map(async report => {
      const item = itemAt(frozenProgressKey(context.organization.slug, report.id));
      if (!item) return [];
      const changes = changesSince(FrozenProgress.parse(item), await readProgress(report, child, context));
      return [
        { id: report.id, kind: 'progressReport' as const, date: report.to, changes: changedFacts(changes) },
      ];
    }),
  );
  return checked.flat().filter(({ changes }) => changes.length > 0);
}
