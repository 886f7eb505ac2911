import { Button, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import layout from '../../layout/layout.module.css';
import { FieldFilterChip } from './field-filter-chip.tsx';
import { type FieldFilter, type Filter, isChosen } from './filter.ts';
import styles from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';
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
