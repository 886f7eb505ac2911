import { CloseButton, Combobox, useCombobox } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import layout from '../../layout/layout.module.css';
import { type Filter, isChosen } from './filter.ts';
import styles from './filter-bar.module.css';

export function FilterChip({ filter }: { filter: Filter }) {
  const { name, options, value, defaultValue, onChange, isCompact } = filter;
  const { t } = useTranslation('ui');
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.selectActiveOption(),
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const isInUse = isChosen(filter);
  const chosen = options.find(option => option.value === value)?.label ?? '';

  return (
    <span className={styles.chip} data-on={isInUse || undefined}>
      <Combobox
        store={combobox}
        width={220}
        position="bottom-start"
        onOptionSubmit={picked => {
          onChange(picked);
          combobox.closeDropdown();
        }}
      >
        <Combobox.Target targetType="button">
          <button
            type="button"
            className={styles.chipButton}
            onClick={() => combobox.toggleDropdown()}
            onBlur={() => combobox.closeDropdown()}
          >
            {isCompact && !isInUse ? name : t('filter.is', { name, value: chosen })}
            {!isInUse && <IconChevronDown size={16} aria-hidden />}
          </button>
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options aria-label={name} className={styles.options}>
            {options.map(option => (
              <Combobox.Option key={option.value} value={option.value} active={option.value === value}>
                <span className={`${layout.row12} ${layout.between}`}>
                  {option.label}
                  {option.value === value && <IconCheck size={16} className={styles.check} aria-hidden />}
                </span>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {isInUse && (
        <CloseButton
          size={28}
          iconSize={16}
          aria-label={t('filter.clearOne', { name })}
          onClick={() => onChange(defaultValue)}
        />
      )}
    </span>
  );
}
