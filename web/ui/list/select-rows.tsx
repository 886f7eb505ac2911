import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DataListProps, ListSelection } from './list-config.ts';

export function toggled(selected: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

interface SelectRowProps {
  name: string;
  isSelected: boolean;
  onToggle: () => void;
}

export function SelectRow({ name, isSelected, onToggle }: SelectRowProps) {
  const { t } = useTranslation('ui');
  return <Checkbox aria-label={t('list.select', { name })} checked={isSelected} onChange={onToggle} />;
}

interface SelectAllProps<Row> extends Pick<DataListProps<Row>, 'rows' | 'rowKey'> {
  selection: ListSelection<Row>;
  isNamed?: boolean;
}

export function SelectAll<Row>({ rows, rowKey, selection, isNamed = false }: SelectAllProps<Row>) {
  const { t } = useTranslation('ui');
  const { selected, onChange } = selection;
  const areAll = rows.length > 0 && rows.every(row => selected.has(rowKey(row)));
  return (
    <Checkbox
      {...(isNamed ? { label: t('list.selectAll') } : { 'aria-label': t('list.selectAll') })}
      checked={areAll}
      indeterminate={selected.size > 0 && !areAll}
      onChange={() => onChange(new Set(areAll ? [] : rows.map(rowKey)))}
    />
  );
}
