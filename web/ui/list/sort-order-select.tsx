import { NativeSelect, Select } from '@mantine/core';
import { useIsPhone } from '../theme/use-breakpoint.ts';
import styles from './sort-order-select.module.css';

interface SortOrderSelectProps<Order extends string> {
  label: string;
  options: { value: Order; label: string }[];
  value: Order;
  onChange: (order: Order) => void;
}

export function SortOrderSelect<Order extends string>({
  label,
  options,
  value,
  onChange,
}: SortOrderSelectProps<Order>) {
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
