import { CloseButton, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldFilter } from './filter.ts';
import styles from './filter-bar.module.css';

export function FieldFilterChip({ filter }: { filter: FieldFilter }) {
  const { name, displayValue, onClear, field, closesOnChange } = filter;
  const { t } = useTranslation('ui');
  const [isOpen, opened] = useDisclosure(false);
  const { close } = opened;

  useEffect(() => {
    if (closesOnChange && displayValue !== null) close();
  }, [closesOnChange, displayValue, close]);

  return (
    <span className={styles.chip} data-on={displayValue !== null || undefined}>
      <Popover
        opened={isOpen}
        onChange={opened.set}
        position="bottom-start"
        width={260}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <button type="button" className={styles.chipButton} onClick={opened.toggle}>
            {displayValue === null ? name : t('filter.is', { name, value: displayValue })}
            {displayValue === null && <IconChevronDown size={16} aria-hidden />}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={name}>{field}</Popover.Dropdown>
      </Popover>
      {displayValue !== null && (
        <CloseButton size={28} iconSize={16} aria-label={t('filter.clearOne', { name })} onClick={onClear} />
      )}
    </span>
  );
}
