import { Select } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '../text/unbroken.tsx';
import styles from './data-list.module.css';
import type { Column, ListSort, RowProps, ShownRows } from './list-config.ts';
import { RowHeading } from './row-heading.tsx';
import { SelectAll, SelectRow } from './select-rows.tsx';
import { useRowProps } from './use-row-props.ts';

export function DataCards<Row>({ rows, shown, ...look }: ShownRows<Row>) {
  const { label, rowKey, columns, selection, sort } = look;
  const propsOf = useRowProps(look);
  return (
    <>
      {(selection || sort) && (
        <div className={styles.cardsHead}>
          {selection && <SelectAll rows={rows} rowKey={rowKey} selection={selection} isNamed />}
          {sort && <SortSelect columns={columns} sort={sort} />}
        </div>
      )}
      <ul className={styles.cards} aria-label={label}>
        {shown.map(row => (
          <Card key={rowKey(row)} {...propsOf(row)} />
        ))}
      </ul>
    </>
  );
}

const Card = memo(function Card<Row>(props: RowProps<Row>) {
  const { row, id, columns, actions, menu, selectedName, isSelected, onToggle } = props;
  return (
    <li className={styles.card} data-selected={isSelected || undefined}>
      <div className={styles.cardHead}>
        {selectedName !== undefined && (
          <div className={styles.select}>
            <SelectRow name={selectedName} isSelected={isSelected} onToggle={() => onToggle(id)} />
          </div>
        )}
        <RowHeading {...props} />
        {menu && <div className={styles.menu}>{menu(row)}</div>}
      </div>
      <dl className={styles.facts}>
        {columns
          .filter(({ isKnown }) => isKnown?.(row) ?? true)
          .map(({ key, title, cell }) => (
            <div key={key} className={styles.fact}>
              <dt>{title}</dt>
              <dd>{unbroken(cell(row))}</dd>
            </div>
          ))}
      </dl>
      {actions && <div className={styles.actions}>{actions(row)}</div>}
    </li>
  );
}) as <Row>(props: RowProps<Row>) => ReactNode;

function SortSelect<Row>({ columns, sort }: { columns: Column<Row>[]; sort: ListSort }) {
  const { t } = useTranslation('ui');
  const options = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ key, title }) => [
      { value: key, label: t('list.ascending', { column: title }) },
      { value: `-${key}`, label: t('list.descending', { column: title }) },
    ]);
  return (
    <Select
      size="sm"
      className={styles.cardsSort}
      aria-label={t('list.sort')}
      data={options}
      value={`${sort.isDescending ? '-' : ''}${sort.by}`}
      onChange={chosen => chosen && sort.onChange(chosen.replace(/^-/, ''), chosen.startsWith('-'))}
    />
  );
}
