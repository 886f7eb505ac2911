import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './data-list.module.css';
import type { ListConfig, ListSort } from './list-config.ts';

/** In tables with up to this number of columns, the name column is wider. Buttons count as three columns. */
const fewColumns = 5;
const columnsOfActions = 3;

type HeadConfig<Row> = Pick<ListConfig<Row>, 'title' | 'columns' | 'actions' | 'menu' | 'sort'>;

export function DataTableHead<Row>(props: HeadConfig<Row> & { selectAll?: ReactNode }) {
  const { title, columns, actions, menu, sort, selectAll } = props;
  const { t } = useTranslation('ui');
  return (
    <thead>
      <tr
        className={styles.head}
        data-few={columns.length + (actions ? columnsOfActions : 0) <= fewColumns || undefined}
      >
        {selectAll && <td className={styles.select}>{selectAll}</td>}
        <th scope="col">{title}</th>
        {columns.map(({ key, title, isSortable }) => (
          <th key={key} scope="col" aria-sort={isSortable && sort ? directionOf(key, sort) : undefined}>
            {isSortable && sort ? <SortButton column={key} title={title} sort={sort} /> : title}
          </th>
        ))}
        {actions && <td />}
        {menu && (
          <th scope="col" className={styles.menu}>
            <VisuallyHidden>{t('list.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

const directionOf = (column: string, { by, isDescending }: ListSort) =>
  by !== column ? 'none' : isDescending ? 'descending' : 'ascending';

/** Button that sorts by a column; pressed again, it reverses the direction. */
function SortButton({ column, title, sort }: { column: string; title: string; sort: ListSort }) {
  const isOn = sort.by === column;
  const Arrow = isOn && sort.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <button
      type="button"
      className={styles.sort}
      data-on={isOn || undefined}
      onClick={() => sort.onChange(column, isOn && !sort.isDescending)}
    >
      {title}
      <Arrow size={16} aria-hidden />
    </button>
  );
}
