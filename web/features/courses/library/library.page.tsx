import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { locales } from '../../../../shared/core/fields.ts';
import { maxAge } from '../../../../shared/features/courses/courses/schema.ts';
import {
  type LibraryCourse,
  type LibraryTab,
  libraryTabs,
} from '../../../../shared/features/courses/library/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { isOffered } from '../../../platform/features/is-offered.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { oneOf, readFilters, wholeNumberUpTo } from '../../../platform/routing/url-filters.ts';
import { useUrlFilters } from '../../../platform/routing/use-url-filters.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { useWasOpened } from '../../../ui/dialog/use-was-opened.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { choiceFilter } from '../../../ui/list/filters/choice-filter.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CourseCard } from './course-card.tsx';
import styles from './library.module.css';
import { fetchLibrary, libraryCountsQuery, libraryListKey } from './queries.ts';

const SubscribeDialog = lazyComponent(async () => (await import('./subscribe-dialog.tsx')).SubscribeDialog);

function LibraryPage() {
  const { t } = useTranslation('library');
  const to = useTo();
  /** Whether the organisation has the module that it needs to copy published activities. */
  const hasCopies = isOffered({ module: 'curriculum' }, useSession());
  const { query, link } = useUrlState();
  const { tab } = readFilters({ tab: oneOf(libraryTabs, 'all') }, query);
  const { data: counts } = useQuery(libraryCountsQuery);
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <Button
            component={Link}
            to={to(hasCopies ? 'curriculumActivity' : 'customActivity', {})}
            variant="default"
            leftSection={<IconCopy size={18} aria-hidden />}
          >
            {t('ourActivities')}
          </Button>
        }
      />
      <TabLinks
        label={t('title')}
        current={tab}
        tabs={libraryTabs.map(key => ({
          key,
          title: t(`tab.${key}`),
          href: link(to('library'), { tab: key === 'all' ? null : key }),
          ...(counts && { count: counts[key], needsAttention: key === 'pending' && counts[key] > 0 }),
        }))}
      />
      <LibraryList key={tab} tab={tab} />
    </>
  );
}

export { LibraryPage as Component };

const ages = Array.from({ length: 16 }, (_, index) => String(index + 3));

const known = { language: oneOf(locales), age: wholeNumberUpTo(maxAge) };

function LibraryList({ tab }: { tab: LibraryTab }) {
  const { t } = useTranslation(['library', 'ui']);
  const { filters, change, clear, isFiltered } = useUrlFilters(known);
  const [requested, setRequested] = useState<LibraryCourse>();
  const [cancelled, setCancelled] = useState<LibraryCourse>();
  const wasRequested = useWasOpened(requested !== undefined);
  const { language, age } = filters;
  const choice = { tab, language, age };
  const list = useList<LibraryCourse>({
    queryKey: libraryListKey(choice),
    fetchPage: (search, signal) => fetchLibrary(choice, search, signal),
    isFiltered,
  });
  return (
    <>
      <ListPage
        list={list}
        texts={{
          search: t('search'),
          searchHint: t('search'),
          emptyTitle: t(`empty.${tab}`),
          emptyText: t(`empty.${tab}Lead`),
          nothing: t('noResults'),
          count: count => t('found', { count }),
        }}
        filters={[
          choiceFilter({
            key: 'language',
            name: t('language'),
            anyLabel: t('anyLanguage'),
            values: locales,
            labelOf: value => t(`languageName.${value}`),
            value: language,
            onChange: chosen => change({ language: chosen }),
          }),
          choiceFilter({
            key: 'age',
            name: t('age'),
            anyLabel: t('anyAge'),
            values: ages,
            labelOf: years => t('ageFrom', { count: Number(years) }),
            value: age === null ? null : String(age),
            onChange: chosen => change({ age: chosen === null ? null : Number(chosen) }),
          }),
        ]}
        onClearFilters={clear}
      >
        {courses => (
          <ul className={styles.grid} aria-label={t('list')}>
            {courses.map(course => (
              <CourseCard
                key={course.id}
                course={course}
                onSubscribe={() => setRequested(course)}
                onCancel={() => setCancelled(course)}
              />
            ))}
          </ul>
        )}
      </ListPage>
      {wasRequested && <SubscribeDialog course={requested} onClose={() => setRequested(undefined)} />}
      <CancelDialog course={cancelled} onClose={() => setCancelled(undefined)} />
    </>
  );
}
