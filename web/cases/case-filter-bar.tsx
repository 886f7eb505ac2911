import { ActionIcon, CloseButton, Drawer, Select, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CaseSort, CaseStatus, Gender } from '../../shared/cases/schema.ts';
import { useIsPhone } from '../ui/use-is-phone.ts';
import styles from './case-list.module.css';
import type { CaseFilters } from './use-case-filters.ts';

interface FilterProps {
  filters: CaseFilters;
  onChange: (changes: Partial<CaseFilters>) => void;
}

interface CaseFilterBarProps extends FilterProps {
  text: string;
  onText: (text: string) => void;
  /** How many filters are not as usual. */
  inUse: number;
}

/** Search and filters; on phones the filters are in a drawer. */
export function CaseFilterBar({ text, onText, filters, onChange, inUse }: CaseFilterBarProps) {
  const { t } = useTranslation(['cases', 'common']);
  const isPhone = useIsPhone();
  const [isOpen, drawer] = useDisclosure(false);
  return (
    <search className={styles.bar}>
      <TextInput
        type="search"
        size="sm"
        className={styles.search}
        aria-label={t('list.search')}
        placeholder={t('list.searchHint')}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          text && <CloseButton aria-label={t('list.clearText')} size="sm" onClick={() => onText('')} />
        }
        value={text}
        onChange={event => onText(event.currentTarget.value)}
      />
      {isPhone ? (
        <ActionIcon
          variant="default"
          size={48}
          className={styles.filterButton}
          aria-label={t('filter.open', { count: inUse })}
          onClick={drawer.open}
        >
          <IconAdjustmentsHorizontal size={22} aria-hidden />
          {inUse > 0 && <span className={styles.badge}>{inUse}</span>}
        </ActionIcon>
      ) : (
        <FilterSelects filters={filters} onChange={onChange} />
      )}
      <Drawer
        opened={isPhone && isOpen}
        onClose={drawer.close}
        position="bottom"
        size={360}
        title={t('filter.title')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <div className={styles.drawer}>
          <FilterSelects filters={filters} onChange={onChange} withLabels />
        </div>
      </Drawer>
    </search>
  );
}

/** Stands for "no filter" in a select, which knows texts only. */
const everyone = 'all';

function FilterSelects({ filters, onChange, withLabels = false }: FilterProps & { withLabels?: boolean }) {
  const { t } = useTranslation(['cases', 'common']);
  const named = (label: string, className = styles.filter) =>
    withLabels ? { label } : { 'aria-label': label, size: 'sm' as const, className };
  return (
    <>
      <Select
        {...named(t('filter.gender'))}
        data={[
          { value: everyone, label: t('filter.anyGender') },
          ...Gender.options.map(gender => ({ value: gender, label: t(`gender.${gender}`) })),
        ]}
        value={filters.gender ?? everyone}
        onChange={gender => onChange({ gender: Gender.safeParse(gender).data ?? null })}
      />
      <Select
        {...named(t('filter.status'))}
        data={CaseStatus.options.map(status => ({ value: status, label: t(`status.${status}`) }))}
        value={filters.status}
        onChange={status => onChange({ status: CaseStatus.parse(status) })}
      />
      <Select
        {...named(t('filter.sort'), styles.sort)}
        data={CaseSort.options.map(sort => ({ value: sort, label: t(`sort.${sort}`) }))}
        value={filters.sort}
        onChange={sort => onChange({ sort: CaseSort.parse(sort) })}
      />
    </>
  );
}
