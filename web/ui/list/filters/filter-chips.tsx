import { Button, CloseButton, Combobox, Popover, useCombobox } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../layout/layout.module.css';
import { type FieldFilter, type Filter, isChosen } from './filter.ts';
import styles from './filter-bar.module.css';
import { FilterFields } from './filter-fields.tsx';

export const isActive = (filter: Filter | FieldFilter) =>
  'field' in filter ? filter.displayValue !== null : isChosen(filter);

interface FilterChipsProps {
  filters: (Filter | FieldFilter)[];
  onClear: () => void;
}

/** Shows filters in a row; secondary filters that are off are under "More". */
export function FilterChips({ filters, onClear }: FilterChipsProps) {
  const { t } = useTranslation('ui');
  const secondary = filters.filter(({ isSecondary }) => isSecondary);
  return (
    <div className={styles.chips}>
      {filters.filter(({ isSecondary }) => !isSecondary).map(chipOf)}
      {secondary.length > 0 && (
        <Popover position="bottom-start" width={260} trapFocus returnFocus>
          <Popover.Target>
            <Button
              variant="default"
              className={styles.more}
              aria-label={t('filter.moreFilters')}
              rightSection={<IconChevronDown size={16} aria-hidden />}
            >
              {t('filter.more')}
            </Button>
          </Popover.Target>
          <Popover.Dropdown aria-label={t('filter.moreFilters')} className={layout.column16}>
            <FilterFields filters={secondary} />
          </Popover.Dropdown>
        </Popover>
      )}
      {secondary.filter(isActive).map(chipOf)}
      {filters.filter(isActive).length > 1 && (
        <Button variant="subtle" onClick={onClear}>
          {t('filter.clearAll')}
        </Button>
      )}
    </div>
  );
}

const chipOf = (filter: Filter | FieldFilter) =>
  'field' in filter ? (
    <FieldFilterChip key={filter.key} filter={filter} />
  ) : (
    <FilterChip key={filter.key} filter={filter} />
  );

function FieldFilterChip({ filter }: { filter: FieldFilter }) {
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

function FilterChip({ filter }: { filter: Filter }) {
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
