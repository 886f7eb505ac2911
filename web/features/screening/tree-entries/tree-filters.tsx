import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { entryStates } from '../../../../shared/features/screening/tree-entries/schema.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import styles from './tree.module.css';
import type { TreeView } from './use-tree.ts';

const noFilters = { state: null, author: null, since: null, asOf: null, before: null };

export function TreeFilters({ tree }: { tree: TreeView }) {
  const { t } = useTranslation('neuroTree');
  const { change } = useUrlState();
  const { texts, filter, today, asOf, before, authors, hasFilter } = tree;
  const set = (name: string) => (value: string) => change({ [name]: value || null });
  const isChanged = hasFilter || before !== null || asOf !== today;
  return (
    <fieldset className={styles.filters} aria-label={t('filters.label')}>
      <DateField
        label={t('filters.asOf')}
        value={asOf}
        latest={today}
        onChange={value => change({ asOf: value === today ? null : value || null })}
      />
      <DateField label={t('filters.before')} value={before ?? ''} latest={today} onChange={set('before')} />
      <SelectField
        label={t('filters.state')}
        clearable
        placeholder={t('filters.all')}
        value={filter.state ?? ''}
        options={entryStates.map(value => ({ value, label: texts.states[value] })).toReversed()}
        onChange={set('state')}
      />
      <SelectField
        label={t('table.author')}
        clearable
        placeholder={t('filters.all')}
        value={filter.author ?? ''}
        options={authors.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        onChange={set('author')}
      />
      <DateField
        label={t('filters.since')}
        value={filter.since ?? ''}
        latest={today}
        onChange={set('since')}
      />
      {isChanged && (
        <Button variant="subtle" onClick={() => change(noFilters)}>
          {t('filters.clear')}
        </Button>
      )}
    </fieldset>
  );
}
