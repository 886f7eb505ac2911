import { ActionIcon, Button, CloseButton, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { type ReactNode, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NamedDrawer } from '../../dialog/named-drawer.tsx';
import { useIsTooNarrowFor } from '../../theme/use-breakpoint.ts';
import type { FieldFilter, Filter } from './filter.ts';
import styles from './filter-bar.module.css';
import { FilterChips, isActive } from './filter-chips.tsx';
import { FilterFields } from './filter-fields.tsx';

interface FilterBarProps {
  search?: {
    label: string;
    placeholder: string;
    text: string;
    onTextChange: (text: string) => void;
  };
  filters: (Filter | FieldFilter)[];
  onClear: () => void;
  children?: ReactNode;
}

/** Search field and filters of a list; in narrow windows, the filters are in a drawer with native selects. */
export function FilterBar({ search, filters, onClear, children }: FilterBarProps) {
  const isNarrow = useIsTooNarrowFor('filters');
  const inUse = filters.filter(isActive).length;
  const hasControls = filters.length > 0 || children !== undefined;
  return (
    <search className={styles.root}>
      {search && <SearchField {...search} />}
      {isNarrow && hasControls && (
        <FilterDrawer filters={filters} activeCount={inUse} onClear={onClear}>
          {children}
        </FilterDrawer>
      )}
      {!isNarrow && (
        <>
          <FilterChips filters={filters} onClear={onClear} />
          {children && <div className={styles.end}>{children}</div>}
        </>
      )}
    </search>
  );
}

/** Shows typed text at once. Updates the list in a transition, which more typing interrupts. */
function SearchField({ label, placeholder, text, onTextChange }: NonNullable<FilterBarProps['search']>) {
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (text !== known) {
    setKnown(text);
    setTyped(text);
  }
  function change(next: string): void {
    setTyped(next);
    startTransition(() => onTextChange(next));
  }
  return (
    <TextInput
      type="search"
      size="sm"
      className={styles.search}
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        typed && (
          <CloseButton
            aria-label={t('filter.clearText')}
            size={28}
            iconSize={16}
            onClick={() => change('')}
          />
        )
      }
      value={typed}
      onChange={event => change(event.currentTarget.value)}
    />
  );
}

interface FilterDrawerProps extends Pick<FilterBarProps, 'filters' | 'onClear' | 'children'> {
  activeCount: number;
}

function FilterDrawer({ filters, activeCount, onClear, children }: FilterDrawerProps) {
  const { t } = useTranslation('ui');
  const [isOpen, drawer] = useDisclosure(false);
  return (
    <>
      <ActionIcon
        variant="default"
        size={48}
        className={styles.open}
        aria-label={t('filter.open', { count: activeCount })}
        onClick={drawer.open}
      >
        <IconAdjustmentsHorizontal size={22} aria-hidden />
        {activeCount > 0 && <span className={styles.badge}>{activeCount}</span>}
      </ActionIcon>
      <NamedDrawer
        opened={isOpen}
        onClose={drawer.close}
        position="bottom"
        classNames={{ content: styles.sheet }}
        title={t('filter.title')}
      >
        <div className={styles.drawer}>
          <FilterFields filters={filters} />
          {children}
          <div className={styles.buttons}>
            <Button variant="default" disabled={activeCount === 0} onClick={onClear}>
              {t('filter.clearAll')}
            </Button>
            <Button onClick={drawer.close}>{t('filter.show')}</Button>
          </div>
        </div>
      </NamedDrawer>
    </>
  );
}
