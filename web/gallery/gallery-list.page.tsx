import { Button } from '@mantine/core';
import { IconPlus, IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { ColumnsMenu, useHiddenColumns } from '../ui/list/columns-menu.tsx';
import { DataList } from '../ui/list/data-list.tsx';
import type { Filter } from '../ui/list/filters/filter.ts';
import { FilterBar } from '../ui/list/filters/filter-bar.tsx';
import { ListSkeleton } from '../ui/list/list-skeleton.tsx';
import { EmptyList, ListCount, ListFailure, LoadMore, NothingFound } from '../ui/list/list-states.tsx';
import { children, type SampleChild } from './samples.ts';
import { useSampleListConfig } from './use-sample-list-config.tsx';

/** Example of a list page. `?state=` is `loading`, `empty` or `failed`. */
export function GalleryListPage() {
  const { t } = useTranslation('parts');
  const [query, setQuery] = useSearchParams();
  const [hidden, setHidden] = useHiddenColumns('parts');
  const [isLong, setIsLong] = useState(false);
  const { text, setText, filters, clear, fits } = useSampleFilters();
  const listConfig = useSampleListConfig();
  const columns = listConfig.columns.filter(({ key }) => !hidden.includes(key));
  const state = query.get('state');
  const rows = listConfig.inOrder(children.filter(fits)).slice(0, isLong ? children.length : 5);
  const add = <Button leftSection={<IconPlus size={18} aria-hidden />}>{t('button.add')}</Button>;

  function list() {
    if (state === 'loading') return <ListSkeleton {...listConfig} columns={columns} />;
    if (state === 'failed') return <ListFailure text={t('empty.failed')} onRetry={() => setQuery({})} />;
    if (state === 'empty')
      return <EmptyList title={t('list.empty')} text={t('list.emptyText')} action={add} />;
    if (rows.length === 0) {
      return (
        <NothingFound clear={t('empty.clear')} onClear={clear}>
          {t('list.nothing', { text })}
        </NothingFound>
      );
    }
    return (
      <>
        <ListCount>{t('list.count', { count: children.filter(fits).length })}</ListCount>
        <DataList {...listConfig} columns={columns} rows={rows} />
        <LoadMore
          list={{
            hasNextPage: rows.length < children.filter(fits).length,
            isFetchingNextPage: false,
            fetchNextPage: () => setIsLong(true),
          }}
          shown={rows.length}
          total={children.length}
        />
      </>
    );
  }

  return (
    <>
      <PageHeader
        title={t('list.title')}
        description={t('list.line')}
        actions={
          <>
            <Button variant="default" leftSection={<IconQrcode size={18} aria-hidden />}>
              {t('list.code')}
            </Button>
            {add}
          </>
        }
      />
      <FilterBar
        search={{ label: t('list.search'), placeholder: t('list.searchHint'), text, onTextChange: setText }}
        filters={filters}
        onClear={clear}
      >
        <ColumnsMenu columns={listConfig.columns} hidden={hidden} onChange={setHidden} />
      </FilterBar>
      {list()}
    </>
  );
}

const tags = ['any', 'myopia', 'reading'] as const;
const dues = ['any', 'overdue', 'later'] as const;

function useSampleFilters() {
  const { t } = useTranslation('parts');
  const [text, setText] = useState('');
  const [tag, setTag] = useState('any');
  const [due, setDue] = useState('any');

  const filters: Filter[] = [
    {
      key: 'tag',
      name: t('list.tag'),
      options: tags.map(value => ({ value, label: t(`list.tags.${value}`) })),
      value: tag,
      defaultValue: 'any',
      onChange: setTag,
    },
    {
      key: 'due',
      name: t('list.due'),
      options: dues.map(value => ({ value, label: t(`list.dues.${value}`) })),
      value: due,
      defaultValue: 'any',
      onChange: setDue,
    },
  ];

  const matches = (child: SampleChild): boolean =>
    `${child.fullName} ${child.otherName}`.toLowerCase().includes(text.toLowerCase()) &&
    (tag === 'any' || child.tag === tag) &&
    (due === 'any' || child.dueIn < 0 === (due === 'overdue'));

  function clear(): void {
    setText('');
    setTag('any');
    setDue('any');
  }

  return { text, setText, filters, clear, fits: matches };
}
