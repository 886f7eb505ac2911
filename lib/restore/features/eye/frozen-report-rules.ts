import { frozenReportKey } from '../../../../functions/features/eye/keys.ts';
import type { Item } from '../../../../functions/platform/storage/write.ts';
import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { FrozenReport } from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import { keyOf, type Rule } from '../../integrity-violation.ts';

/**
 * Rule: the data to print is stored for each finished or amended version of an eye report, and for no draft.
 */
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
    if (!data || frozenReportKey(slug, data.reportId, data.version).sk !== item.sk) return false;
    return known.has(frozenReportKey(slug, data.reportId, Math.max(data.version, 1)).sk);
  };
  return [
    ...expected
      .filter(at => contents.get(at) === undefined)
      .map(at => ({ rule: 'the printed facts of a finished report exist', at, problem: 'is missing' })),
    ...stored
      .filter(item => !belongs(item))
      .map(item => ({
        rule: 'stored printed facts belong to a report version',
        at: keyOf(item),
        problem: 'does not match its schema',
      })),
  ];
};
