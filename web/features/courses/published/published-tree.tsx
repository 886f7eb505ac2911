import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { flatten, treeOf } from '../../../../shared/features/courses/course-content/tree.ts';
import { publishedActivityId } from '../../../../shared/features/courses/published-courses/schema.ts';
import type { LibraryCoursePage } from '../../../../shared/features/courses/published-courses/view.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../content/content-tree.module.css';
import { PartIcon } from '../content/part-icon.tsx';

type Shown = Pick<LibraryCoursePage, 'parts' | 'courseVersion' | 'mayRead'>;

/** Tree of the folders and activities of a course version. Activities that cannot be opened are no links. */
export function PublishedTree({ course: { parts, courseVersion, mayRead } }: { course: Shown }) {
  const { t } = useTranslation('courses');
  const to = useTo();
  const name = `${layout.grow} ${layout.breakable}`;
  return (
    <ul className={styles.tree} aria-label={t('content.title')}>
      {flatten(treeOf(parts)).map(({ part, depth }) => (
        <li key={part.id} className={styles.row} data-depth={depth} data-type={part.type}>
          <PartIcon part={part} />
          {part.type === 'folder' ? (
            <strong className={name}>{part.title}</strong>
          ) : mayRead ? (
            <Link
              className={name}
              to={to('publishedActivity', { id: publishedActivityId(part.id, courseVersion) })}
            >
              {part.title}
            </Link>
          ) : (
            <span className={name}>{part.title}</span>
          )}
          {part.type === 'activity' && part.minutes !== null && (
            <span className={`${layout.rigid} ${layout.hint}`}>{t('minutes', { count: part.minutes })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
