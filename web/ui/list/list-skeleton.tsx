import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import layout from '../layout/layout.module.css';
import { useIsTooNarrowFor } from '../theme/use-breakpoint.ts';
import styles from './data-list.module.css';
import { DataTableHead } from './data-table-head.tsx';
import type { ListConfig } from './list-config.ts';

const rows = ['1', '2', '3', '4', '5', '6'];

type SkeletonConfig<Row> = Pick<
  ListConfig<Row>,
  'title' | 'columns' | 'picture' | 'detail' | 'actions' | 'menu' | 'selection' | 'sort'
>;

export function ListSkeleton<Row>(look: SkeletonConfig<Row>) {
  const { t } = useTranslation();
  const Shape = useIsTooNarrowFor(look.actions ? 'actionTable' : 'table') ? CardsSkeleton : TableSkeleton;
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={12} width={160} className={styles.countShape} />
      <Shape {...look} />
    </div>
  );
}

function TableSkeleton<Row>(look: SkeletonConfig<Row>) {
  const { columns, actions, menu, selection } = look;
  return (
    <div className={styles.frame} inert>
      <table className={styles.table}>
        <DataTableHead {...look} selectAll={selection && <Skeleton width={20} height={20} />} />
        <tbody>
          {rows.map(row => (
            <tr key={row} className={styles.row}>
              {selection && (
                <td className={styles.select}>
                  <Skeleton width={20} height={20} />
                </td>
              )}
              <th scope="row">
                <HeadingSkeleton {...look} />
              </th>
              {columns.map(({ key }) => (
                <td key={key}>
                  <Skeleton height={12} width={72} />
                </td>
              ))}
              {actions && <td className={styles.actions} />}
              {menu && <td className={styles.menu} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CardsSkeleton<Row>(look: SkeletonConfig<Row>) {
  return (
    <>
      {(look.selection || look.sort) && <div className={styles.cardsHead} />}
      <div className={styles.cards}>
        {rows.map(row => (
          <div key={row} className={styles.card}>
            <HeadingSkeleton {...look} />
            <div className={styles.factShapes}>
              {look.columns.map(({ key }) => (
                <Skeleton key={key} height={12} width="60%" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

function HeadingSkeleton<Row>({ picture, detail }: SkeletonConfig<Row>) {
  return (
    <div className={`${layout.row12} ${layout.shrinkable}`}>
      {picture && <Skeleton circle height={32} />}
      <div className={layout.stack8}>
        <Skeleton height={12} width={96} />
        {detail && <Skeleton height={8} width={128} />}
      </div>
    </div>
  );
}
