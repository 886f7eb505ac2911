import { NativeSelect, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../theme/use-breakpoint.ts';
import styles from './sort-order-select.module.css';

interface SortOrderSelectProps<Order extends string> {
  options: { value: Order; label: string }[];
  value: Order;
  onChange: (order: Order) => void;
}

export function SortOrderSelect<Order extends string>({
  options,
  value,
  onChange,
}: SortOrderSelectProps<Order>) {
  const label = useTranslation('ui').t('list.sort');
  const choose = (chosen: string | null) => {
    const order = options.find(option => option.value === chosen);
    if (order) onChange(order.value);
  };
  if (useIsPhone()) {
    return (
      <NativeSelect
        label={label}
        data={options}
        value={value}
        onChange={event => choose(event.currentTarget.value)}
      />
    );
  }
  return (
    <Select
      aria-label={label}
      size="sm"
      className={styles.root}
      data={options}
      value={value}
      onChange={choose}
    />
  );
}
