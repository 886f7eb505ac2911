import type { Bucket } from '../../../../shared/features/cases/analytics/group-days.ts';
import type { AnalyticsKind } from '../../../../shared/features/cases/analytics/schema.ts';
import sideways from '../../../ui/layout/sideways.module.css';
import styles from './analytics.module.css';

interface BucketTableProps {
  head: Record<string, string>;
  kinds: readonly AnalyticsKind[];
  buckets: readonly Bucket[];
  names: readonly string[];
}

export function BucketTable({ head, kinds, buckets, names }: BucketTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <div className={`${styles.scroll} ${sideways.fades}`} tabIndex={0}>
      <table className={styles.table} aria-label={head.date}>
        <thead>
          <tr>
            <th scope="col">{head.date}</th>
            {kinds.map(kind => (
              <th key={kind} scope="col">
                {head[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buckets.map(({ from, counts }, at) => (
            <tr key={from}>
              <th scope="row">{names[at]}</th>
              {kinds.map(kind => (
                <td key={kind}>{counts[kind] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
