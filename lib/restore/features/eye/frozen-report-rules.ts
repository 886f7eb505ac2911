import { frozenReportItem } from '../../../../functions/features/eye/eye-reports/eye-items.ts';
import { frozenReportKey } from '../../../../functions/features/eye/keys.ts';
import type { Item } from '../../../../functions/platform/storage/write.ts';
import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { FrozenReport } from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import { keyOf, type Rule } from '../../integrity-violation.ts';

/** What a finished report prints is kept for each version that was finished or amended, and for no other. */
export const frozenReportRules: Rule = contents => {
  const { slug } = contents;
  const inCases = (prefix: string) => contents.inPartitionsWithPrefix(`C#${slug}#C#`, prefix);
  const versions = [...inCases('EYE#'), ...inCases('V#EYE#')].flatMap(
    item => EyeReport.safeParse(item).data ?? [],
  );
  const stored = inCases('PRINT#EYE#');
  const expected = versions.flatMap(({ id, version, frozenVersion }) =>
    frozenVersion === version ? [frozenReportKey(slug, id, version)] : [],
  );
  const known = new Set(versions.map(({ id, version }) => frozenReportKey(slug, id, version).sk));
  const belongs = (item: Item) => {
    const { data } = FrozenReport.safeParse(item);
    if (!data || frozenReportItem(slug, data).sk !== item.sk) return false;
    return known.has(frozenReportKey(slug, data.reportId, Math.max(data.version, 1)).sk);
  };
  return [
    ...expected
      .filter(at => contents.get(at) === undefined)
      .map(at => ({ rule: 'what a finished report prints is kept', at, problem: 'is missing' })),
    ...stored
      .filter(item => !belongs(item))
      .map(item => ({
        rule: 'what is kept of a print is that of a version of a report',
        at: keyOf(item),
        problem: 'does not fit',
      })),
  ];
};
