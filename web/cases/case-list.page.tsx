import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useTo } from '../i18n/use-lang.ts';
import { usePageTitle } from '../i18n/use-page-title.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { CaseFilterBar } from './case-filter-bar.tsx';
import { CaseList } from './case-list.tsx';
import { NewCaseDialog } from './new-case-dialog.tsx';
import { caseListQuery } from './queries.ts';
import { useCaseFilters } from './use-case-filters.ts';

const typingPause = 250;

export function CaseListPage() {
  const { t } = useTranslation('cases');
  const to = useTo();
  const [query] = useSearchParams();
  const [text, setText] = useState('');
  const [searched] = useDebouncedValue(text.trim(), typingPause);
  const { filters, change, clear, inUse } = useCaseFilters();
  const list = useInfiniteQuery(caseListQuery(filters, searched));
  usePageTitle(t('list.title'));

  const withNew = new URLSearchParams(query);
  withNew.set('new', '1');
  const addCase = (
    <Button
      component={Link}
      to={`${to('cases')}?${withNew}`}
      preventScrollReset
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  );

  return (
    <>
      <PageHeader title={t('list.title')} description={t('list.description')} actions={addCase} />
      <CaseFilterBar text={text} onText={setText} filters={filters} onChange={change} />
      <CaseList
        list={list}
        text={searched}
        filters={filters}
        isFiltered={inUse > 0}
        addCase={addCase}
        onClear={() => {
          setText('');
          clear();
        }}
      />
      <NewCaseDialog />
    </>
  );
}
