import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useIsReadOnly } from '../../../../platform/auth/use-is-read-only.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { ColumnsMenu } from '../../../../ui/list/columns-menu.tsx';
import { NewCaseDialog } from '../form/new-case-dialog.tsx';
import { type CasePage, caseListQuery } from '../queries.ts';
import { CaseFilterBar } from './case-filter-bar.tsx';
import { CaseList } from './case-list.tsx';
import { useCaseColumns } from './use-case-columns.tsx';
import { useCaseFilters } from './use-case-filters.ts';

const debounceMs = 250;

function CaseListPage() {
  const { t } = useTranslation('cases');
  const to = useTo();
  const [query] = useSearchParams();
  const [text, setText] = useState('');
  const [debouncedText] = useDebouncedValue(text.trim(), debounceMs);
  const { filters, change, clear, isFiltered } = useCaseFilters();
  const { look, all, hidden, hide } = useCaseColumns();
  const list = useInfiniteQuery(caseListQuery(filters, debouncedText));
  usePageTitle(t('list.title'));

  const withNew = new URLSearchParams(query);
  withNew.set('new', '1');
  const addCase = useIsReadOnly() ? null : (
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
      <CaseFilterBar
        text={text}
        onTextChange={setText}
        filters={filters}
        onChange={change}
        onClear={clear}
        tags={tagsOf(list.data)}
      >
        <ColumnsMenu columns={all} hidden={hidden} onChange={hide} />
      </CaseFilterBar>
      <CaseList
        list={list}
        listConfig={look}
        text={debouncedText}
        filters={filters}
        isFiltered={isFiltered}
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

/** Tags of the loaded cases. */
function tagsOf(data: InfiniteData<CasePage> | undefined): string[] {
  const rows = data?.pages.flatMap(page => page.data) ?? [];
  return [...new Set(rows.flatMap(row => row.tags))].sort((one, other) => one.localeCompare(other));
}

export { CaseListPage as Component };
