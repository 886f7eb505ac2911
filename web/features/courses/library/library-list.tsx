import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Locale } from '../../../../shared/core/fields.ts';
import { maxAge } from '../../../../shared/features/courses/courses/schema.ts';
import type { LibraryCourse, LibraryTab } from '../../../../shared/features/courses/library/schema.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CourseCard } from './course-card.tsx';
import styles from './library.module.css';
import { fetchLibrary, libraryListKey } from './queries.ts';
import { SubscribeDialog } from './subscribe-dialog.tsx';

/** Ages that one may look for, in years. */
const ages = Array.from({ length: 16 }, (_, index) => index + 3);
const any = 'any';

/** A tab of the library, with search and filters. */
export function LibraryList({ tab }: { tab: LibraryTab }) {
  const { t } = useTranslation(['library', 'ui']);
  const { query, change } = useUrlState();
  const [asked, setAsked] = useState<LibraryCourse>();
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
          clear: t('ui:filter.clearAll'),
          count: count => t('found', { count }),
        }}
        filters={[
          {
            key: 'language',
            name: t('language'),
            options: [
              { value: any, label: t('anyLanguage') },
              ...Locale.options.map(value => ({ value, label: t(`languageName.${value}`) })),
            ],
            value: language ?? any,
            defaultValue: any,
            onChange: chosen => change({ language: chosen === any ? null : chosen }),
          },
          {
            key: 'age',
            name: t('age'),
            options: [
              { value: any, label: t('anyAge') },
              ...ages.map(years => ({ value: String(years), label: t('ageFrom', { count: years }) })),
            ],
            value: age === null ? any : String(age),
            defaultValue: any,
            onChange: chosen => change({ age: chosen === any ? null : chosen }),
          },
        ]}
        onClearFilters={clear}
      >
        {courses => (
          <ul className={styles.grid} aria-label={t('list')}>
            {courses.map(course => (
              <CourseCard
                key={course.id}
                course={course}
                onSubscribe={() => setAsked(course)}
                onCancel={() => setCancelled(course)}
              />
            ))}
          </ul>
        )}
      </ListPage>
      <SubscribeDialog course={asked} onClose={() => setAsked(undefined)} />
      <CancelDialog course={cancelled} onClose={() => setCancelled(undefined)} />
    </>
  );
}

function readAge(text: string | null): number | null {
  const age = Number(text ?? Number.NaN);
  return Number.isInteger(age) && age >= 0 && age <= maxAge ? age : null;
}
