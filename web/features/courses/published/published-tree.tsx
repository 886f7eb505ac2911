import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { flatten, treeOf } from '../../../../shared/features/courses/course-content/tree.ts';
import {
  type PublishedPart,
  publishedActivityId,
} from '../../../../shared/features/courses/published-courses/schema.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../content/content-tree.module.css';
import { PartIcon } from '../content/part-icon.tsx';

/** Tree of the folders and activities of a course version; activity pages check what a reader may see. */
export function PublishedTree({ parts, courseVersion }: { parts: PublishedPart[]; courseVersion: number }) {
  const { t } = useTranslation('courses');
  const to = useTo();
  return (
    <ul className={styles.tree} aria-label={t('content.title')}>
      {flatten(treeOf(parts)).map(({ part, depth }) => (
        <li key={part.id} className={styles.row} data-depth={depth} data-type={part.type}>
          <PartIcon part={part} />
          {part.type === 'folder' ? (
            <strong className={`${layout.grow} ${layout.breakable}`}>{part.title}</strong>
          ) : (
            <Link
              className={`${layout.grow} ${layout.breakable}`}
              to={to('publishedActivity', { id: publishedActivityId(part.id, courseVersion) })}
            >
              {part.title}
            </Link>
          )}
          {part.type === 'activity' && part.minutes !== null && (
            <span className={`${layout.rigid} ${layout.hint}`}>{t('minutes', { count: part.minutes })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
