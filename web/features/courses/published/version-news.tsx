import { useTranslation } from 'react-i18next';
import type { LibraryCoursePage } from '../../../../shared/features/courses/published-courses/view.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../activities/activity-text.module.css';

const kinds = ['added', 'changed', 'moved', 'removed'] as const;
/** Maximum number of titles listed for each kind of change. */
const mostTitles = 8;

export function VersionNews({ course }: { course: LibraryCoursePage }) {
  const { t } = useTranslation(['courses', 'library', 'common']);
  const { note, changes, courseVersion } = course;
  const changed = changes ? kinds.filter(kind => changes[kind].length > 0) : [];
  if (courseVersion === 1 || (note === '' && changed.length === 0)) return null;
  return (
    <section className={`${card.card} ${styles.root}`}>
      <h2>{t('library:page.news', { version: courseVersion })}</h2>
      {note !== '' && <p className={`${layout.breakable} ${layout.lineBreaks}`}>{note}</p>}
      {changes && changed.length > 0 && (
        <ul>
          {changed.map(kind => (
            <li key={kind}>
              {t(`publish.${kind}`, {
                count: changes[kind].length,
                titles: changes[kind]
                  .slice(0, mostTitles)
                  .map(({ title }) => title)
                  .join(t('common:comma')),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
