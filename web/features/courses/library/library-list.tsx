import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Locale } from '../../../../shared/core/fields.ts';
import { maxAge } from '../../../../shared/features/courses/courses/schema.ts';
import type { LibraryCourse, LibraryTab } from '../../../../shared/features/courses/library/schema.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { choiceFilter } from '../../../ui/list/filters/choice-filter.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CourseCard } from './course-card.tsx';
import styles from './library.module.css';
import { fetchLibrary, libraryListKey } from './queries.ts';
import { SubscribeDialog } from './subscribe-dialog.tsx';

const ages = Array.from({ length: 16 }, (_, index) => String(index + 3));

export function LibraryList({ tab }: { tab: LibraryTab }) {
  const { t } = useTranslation(['library', 'ui']);
  const { query, change } = useUrlState();
  const [requested, setRequested] = useState<LibraryCourse>();
  const [cancelled, setCancelled] = useState<LibraryCourse>();
  const language = Locale.safeParse(query.get('language')).data ?? null;
  const age = readAge(query.get('age'));
  const choice = { tab, language, age };
  const list = useList<LibraryCourse>({
    queryKey: libraryListKey(choice),
    fetchPage: (search, signal) => fetchLibrary(choice, search, signal),
    isFiltered: language !== null || age !== null,
  });
  const clear = () => change({ language: null, age: null });
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
            values: Locale.options,
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
            onChange: chosen => change({ age: chosen }),
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
      <SubscribeDialog course={requested} onClose={() => setRequested(undefined)} />
      <CancelDialog course={cancelled} onClose={() => setCancelled(undefined)} />
    </>
  );
}

function readAge(text: string | null): number | null {
  const age = Number(text ?? Number.NaN);
  return Number.isInteger(age) && age >= 0 && age <= maxAge ? age : null;
}
