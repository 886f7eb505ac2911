import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import { flatten, treeOf } from '../../../../shared/features/courses/course-content/tree.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './content-tree.module.css';
import { PartIcon } from './part-icon.tsx';

interface ContentTreeProps {
  parts: CoursePart[];
  actions?: (part: CoursePart) => React.ReactNode;
  /** Called when a folder or activity is dropped into a folder, or before another one. */
  onDrop?: (id: string, onto: CoursePart) => void;
  /** Called when the user presses Alt and an arrow key in a row. */
  onStep?: (part: CoursePart, step: 'up' | 'down') => void;
  /** URL that opens an activity beside the tree; `chosen` is the selected activity. */
  linkTo?: (id: string) => string;
  chosen?: string | null;
}

/** Milliseconds after a key press in which a moved row gets the focus back. */
const focusMs = 5_000;

const steps: Record<string, 'up' | 'down'> = { ArrowUp: 'up', ArrowDown: 'down' };

export function ContentTree({ parts, actions, onDrop, onStep, linkTo, chosen }: ContentTreeProps) {
  const { t } = useTranslation('courses');
  const to = useTo();
  const rows = flatten(treeOf(parts));
  if (rows.length === 0) return <p>{t('content.empty')}</p>;
  return (
    <ul className={styles.tree} aria-label={t('content.title')}>
      {rows.map(({ part, depth }) => (
        <li
          key={part.id}
          className={styles.row}
          data-depth={depth}
          data-type={part.type}
          data-chosen={part.id === chosen || undefined}
          {...(onStep && {
            onKeyDown: event => {
              const step = event.altKey && steps[event.key];
              if (!step) return;
              event.preventDefault();
              onStep(part, step);
              keepFocus(event.currentTarget, event.target as HTMLElement);
            },
          })}
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
            <strong className={`${layout.grow} ${layout.breakable}`}>{part.title}</strong>
          ) : (
            <Link
              className={`${layout.grow} ${layout.breakable}`}
              to={linkTo?.(part.id) ?? to('activity', { id: part.id })}
              {...(linkTo && { replace: true, preventScrollReset: true })}
              aria-current={part.id === chosen || undefined}
            >
              {part.title}
            </Link>
          )}
          {part.type === 'activity' && part.minutes !== null && (
            <span className={`${layout.rigid} ${layout.hint}`}>{t('minutes', { count: part.minutes })}</span>
          )}
          {actions?.(part)}
        </li>
      ))}
    </ul>
  );
}

/** Focuses a control again after its row has moved, unless another element has the focus. */
function keepFocus(row: HTMLElement, control: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body && row.contains(control)) control.focus();
  });
  if (!row.parentElement) return;
  observer.observe(row.parentElement, { childList: true });
  setTimeout(() => observer.disconnect(), focusMs);
}
