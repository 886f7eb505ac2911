import type { Bucket } from '../../../../shared/features/cases/analytics/group-days.ts';
import type { AnalyticsKind } from '../../../../shared/features/cases/analytics/schema.ts';
import { saveTable } from '../../../ui/list/save-table.ts';

interface Numbers {
  name: string;
  head: Record<string, string>;
  kinds: readonly AnalyticsKind[];
  buckets: readonly Bucket[];
}

export const saveAnalytics = ({ name, head, kinds, buckets }: Numbers): Promise<void> =>
  saveTable(
    {
      name,
      head: [head.date ?? '', ...kinds.map(kind => head[kind] ?? kind)],
      rows: buckets.map(({ from, to, counts }) => [
        from === to ? from : `${from}/${to}`,
        ...kinds.map(kind => counts[kind] ?? 0),
      ]),
    },
    'csv',
  );
