import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import { flatten, treeOf } from '../../../../shared/features/courses/course-content/tree.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import styles from './content-tree.module.css';
import { PartIcon } from './part-icon.tsx';

interface ContentTreeProps {
  parts: CoursePart[];
  /** Buttons of a row. */
  actions?: (part: CoursePart) => React.ReactNode;
  /** Called when a part is dropped on another one: before it, or into a folder. */
  onDrop?: (id: string, onto: CoursePart) => void;
}

/** Folders and activities of a course in the order of their names. */
export function ContentTree({ parts, actions, onDrop }: ContentTreeProps) {
  const { t } = useTranslation('courses');
  const to = useTo();
  const rows = flatten(treeOf(parts));
  if (rows.length === 0) return <p className={styles.empty}>{t('content.empty')}</p>;
  return (
    <ul className={styles.tree} aria-label={t('content.title')}>
      {rows.map(({ part, depth }) => (
        <li
          key={part.id}
          className={styles.row}
          data-depth={depth}
          data-type={part.type}
          {...(onDrop && {
            draggable: true,
            onDragStart: event => event.dataTransfer.setData('text/plain', part.id),
            onDragOver: event => event.preventDefault(),
            onDrop: event => {
              event.preventDefault();
              const id = event.dataTransfer.getData('text/plain');
              if (id && id !== part.id) onDrop(id, part);
            },
          })}
        >
          <PartIcon part={part} />
          {part.type === 'folder' ? (
            <strong className={styles.title}>{part.title}</strong>
          ) : (
            <Link className={styles.title} to={to('activity', { id: part.id })}>
              {part.title}
            </Link>
          )}
          {part.type === 'activity' && part.minutes !== null && (
            <span className={styles.minutes}>{t('minutes', { count: part.minutes })}</span>
          )}
          {actions?.(part)}
        </li>
      ))}
    </ul>
  );
}
