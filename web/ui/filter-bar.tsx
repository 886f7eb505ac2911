import { ActionIcon, Button, CloseButton, Drawer, Select, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';
import { useIsPhone } from './use-is-phone.ts';

export interface Filter {
  key: string;
  /** What is filtered by: "Gender". */
  name: string;
  options: { value: string; label: string }[];
  value: string;
  /** The value that leaves the list as it usually is. */
  usual: string;
  onChange: (value: string) => void;
}

interface FilterBarProps {
  search?: {
    /** What is searched, for those who do not see it. */
    label: string;
    /** What can be typed. */
    hint: string;
    text: string;
    onText: (text: string) => void;
  };
  filters: Filter[];
  /** Sets every filter to its usual value. */
  onClear: () => void;
  /** At the end of the bar: order, columns. */
  children?: ReactNode;
}

/** Search and filters above a list; on phones the filters are in a drawer. */
export function FilterBar({ search, filters, onClear, children }: FilterBarProps) {
  const { t } = useTranslation('ui');
  const isPhone = useIsPhone();
  const inUse = filters.filter(({ value, usual }) => value !== usual).length;
  return (
    <search className={styles.root}>
      {search && <SearchField {...search} />}
      {isPhone ? (
        <FilterDrawer filters={filters} inUse={inUse} onClear={onClear}>
          {children}
        </FilterDrawer>
      ) : (
        <>
          {filters.map(filter => (
            <FilterChip key={filter.key} filter={filter} />
          ))}
          {inUse > 1 && (
            <Button variant="subtle" onClick={onClear}>
              {t('filter.clearAll')}
            </Button>
          )}
          {children && <div className={styles.end}>{children}</div>}
        </>
      )}
    </search>
  );
}

function SearchField({ label, hint, text, onText }: NonNullable<FilterBarProps['search']>) {
  const { t } = useTranslation('ui');
  return (
    <TextInput
      type="search"
      size="sm"
      className={styles.search}
      aria-label={label}
      placeholder={hint}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        text && (
          <CloseButton
            aria-label={t('filter.clearText')}
            size={28}
            iconSize={16}
            onClick={() => onText('')}
          />
        )
      }
      value={text}
      onChange={event => onText(event.currentTarget.value)}
    />
  );
}

interface FilterDrawerProps extends Pick<FilterBarProps, 'filters' | 'onClear' | 'children'> {
  /** How many filters are not as usual. */
  inUse: number;
}

function FilterDrawer({ filters, inUse, onClear, children }: FilterDrawerProps) {
  const { t } = useTranslation(['ui', 'common']);
  const [isOpen, drawer] = useDisclosure(false);
  return (
    <>
      <ActionIcon
        variant="default"
        size={48}
        className={styles.open}
        aria-label={t('ui:filter.open', { count: inUse })}
        onClick={drawer.open}
      >
        <IconAdjustmentsHorizontal size={22} aria-hidden />
        {inUse > 0 && <span className={styles.badge}>{inUse}</span>}
      </ActionIcon>
      <Drawer
        opened={isOpen}
        onClose={drawer.close}
        position="bottom"
        classNames={{ content: styles.sheet }}
        title={t('ui:filter.title')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <div className={styles.drawer}>
          {filters.map(({ key, name, options, value, onChange }) => (
            <Select
              key={key}
              label={name}
              data={options}
              value={value}
              onChange={chosen => onChange(chosen ?? value)}
            />
          ))}
          {children}
          <div className={styles.buttons}>
            <Button variant="default" disabled={inUse === 0} onClick={onClear}>
              {t('ui:filter.clearAll')}
            </Button>
            <Button onClick={drawer.close}>{t('ui:filter.show')}</Button>
          </div>
        </div>
      </Drawer>
    </>
  );
}
