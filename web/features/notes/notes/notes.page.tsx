import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { documentSorts } from '../../../../shared/core/documents/document-sort.ts';
import { noteStateOf } from '../../../../shared/features/notes/notes/note-rules.ts';
import { type NoteRow, noteStatuses } from '../../../../shared/features/notes/notes/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useColleagueFilter } from '../../../platform/lookups/use-colleague-filter.ts';
import { yesNo } from '../../../platform/routing/url-filters.ts';
import { useUrlFilters } from '../../../platform/routing/use-url-filters.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import type { FieldFilter, Filter } from '../../../ui/list/filters/filter.ts';
import { useDocumentFilters } from '../../../ui/list/filters/use-document-filters.tsx';
import type { ListConfig } from '../../../ui/list/list-config.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { SortOrderSelect } from '../../../ui/list/sort-order-select.tsx';
import { useChildRows, useSentColumn } from '../../../ui/list/use-child-rows.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { LaterTrans } from '../../../ui/text/later-trans.tsx';
import { NextDigest } from '../digests/next-digest.tsx';
import { type NoteFilters, noteFilters, toSearch } from './note-filters.ts';
import { NoteMenu } from './note-menu.tsx';
import { NoteStateBadge } from './note-state.tsx';
import { fetchNotes, noteListKey, usableTemplatesQuery } from './queries.ts';

/** List of all notes the user may see, including drafts. */
function NotesPage() {
  const { t } = useTranslation('notes');
  const to = useTo();
  const [search] = useSearchParams();
  const { role } = useSession();
  if (role !== 'admin') return <NoteList />;
  const current = search.get('tab') === 'digest' ? 'digest' : 'all';
  const tabs = (
    <TabLinks
      label={t('digest.tabs')}
      current={current}
      tabs={[
        { key: 'all', title: t('digest.all'), href: to('notes') },
        { key: 'digest', title: t('digest.tab'), href: `${to('notes')}?tab=digest` },
      ]}
    />
  );
  if (current === 'all') return <NoteList tabs={tabs} />;
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      {tabs}
      <NextDigest />
    </>
  );
}

function NoteList({ tabs }: { tabs?: ReactNode }) {
  const { t } = useTranslation(['notes', 'ui']);
  const to = useTo();
  const { filters, change, clear, isFiltered } = useUrlFilters(noteFilters);
  const config = useNoteColumns();
  const list = useList<NoteRow>({
    queryKey: noteListKey(filters),
    fetchPage: (search, signal) => fetchNotes({ ...toSearch(filters), ...search }, signal),
    isFiltered,
  });
  usePageTitle(t('title'));
  const text = list.wanted;
  const add = useIsReadOnly() ? null : (
    <Button component={Link} to={to('createNote')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={add} />
      {tabs}
      <ListPage
        list={list}
        config={config}
        texts={{
          search: t('search'),
          searchHint: t('searchHint'),
          emptyTitle: t('empty.title'),
          emptyText: t('empty.text'),
          nothing: text ? (
            <LaterTrans t={t} i18nKey="nothingFor" values={{ text }} components={{ b: <b dir="auto" /> }} />
          ) : (
            t('nothing')
          ),
          count: count => t('count', { count }),
          order: t(`ui:list.inOrderOf.${filters.sort}`),
        }}
        filters={useNoteFilterBar(filters, change)}
        onClearFilters={clear}
        controls={
          <SortOrderSelect
            options={documentSorts.map(value => ({ value, label: t(`ui:list.order.${value}`) }))}
            value={filters.sort}
            onChange={sort => change({ sort })}
          />
        }
        add={add}
      />
    </>
  );
}

export { NotesPage as Component };

function useNoteColumns(): ListConfig<NoteRow> {
  const { t } = useTranslation('notes');
  const to = useTo();
  const { date: sayDate } = useCalendarDates();
  const childRows = useChildRows<NoteRow>();
  const sent = useSentColumn<NoteRow>();
  return {
    label: t('title'),
    rowKey: row => row.id,
    rowHref: ({ id }) => to('note', { id }),
    ...childRows,
    menu: row => <NoteMenu note={row} name={row.case.fullName} />,
    columns: [
      {
        key: 'date',
        title: t('field.date'),
        cell: row => <span className={layout.oneLine}>{sayDate(row.date)}</span>,
      },
      {
        key: 'description',
        title: t('field.description'),
        isKnown: row => row.description !== '' || row.template !== null,
        cell: row => <NoteSubject note={row} />,
      },
      { key: 'author', title: t('field.author'), cell: row => row.author.fullName },
      { key: 'status', title: t('field.status'), cell: row => <NoteStateBadge state={noteStateOf(row)} /> },
      sent,
    ],
  };
}

function NoteSubject({ note: { description, template } }: { note: NoteRow }) {
  const [first, ...beneath] = [description, template?.name].filter(Boolean);
  return (
    <>
      {first}
      {beneath.map(name => (
        <span key={name} className={`${layout.block} ${layout.faint} ${layout.small}`}>
          {name}
        </span>
      ))}
    </>
  );
}

function useNoteFilterBar(
  filters: NoteFilters,
  onChange: (changes: Partial<NoteFilters>) => void,
): (Filter | FieldFilter)[] {
  const { t } = useTranslation('notes');
  const { data: templates = [] } = useQuery(usableTemplatesQuery);
  const { choice, sent, days } = useDocumentFilters(filters, onChange);
  const author = useColleagueFilter({
    key: 'author',
    name: t('field.author'),
    value: filters.author,
    onChange: author => onChange({ author }),
  });
  const textsOf = (key: 'status' | 'shared' | 'template') => ({
    name: t(`field.${key}`),
    anyLabel: t(`filter.any.${key}`),
  });
  const status = choice('status', textsOf('status'), noteStatuses, value => t(`state.${value}`));
  const shared = choice('shared', textsOf('shared'), yesNo, value => t(`filter.shared.${value}`));
  const names = new Map(templates.map(({ id, name }) => [id, name]));
  const template = choice('template', textsOf('template'), [...names.keys()], id => names.get(id) ?? '');
  return [
    status,
    author,
    { ...template, isSecondary: true },
    sent,
    { ...shared, isSecondary: true },
    ...days,
  ];
}
