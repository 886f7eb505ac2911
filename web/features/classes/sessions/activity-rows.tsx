import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconGripVertical, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/layout/layout.module.css';
import { useReorder } from '../../../ui/list/reorder/use-reorder.ts';
import styles from './session.module.css';

interface Row {
  id: string;
  title: string;
  detail: ReactNode;
}

interface ActivityRowsProps {
  rows: readonly Row[];
  /** Moves an activity in the list; absent if the list is read-only. */
  onMove?: ((from: number, to: number) => void) | undefined;
  onRemove?: ((id: string) => void) | undefined;
  onOpen?: ((id: string) => void) | undefined;
}

export function ActivityRows({ rows, onMove, onRemove, onOpen }: ActivityRowsProps) {
  const { t } = useTranslation(['sessions', 'ui']);
  const [announcement, setAnnouncement] = useState('');
  const { rowProps, handleProps } = useReorder(
    rows.map(({ id }) => id),
    (from, to) => {
      onMove?.(from, to);
      setAnnouncement(
        t('activities.moved', { name: rows[from]?.title, position: to + 1, count: rows.length }),
      );
    },
  );
  return (
    <>
      {rows.length > 0 && (
        <ol className={`${layout.grid} ${layout.list}`} aria-label={t('field.activities')}>
          {rows.map(({ id, title, detail }, index) => (
            <li key={id} className={styles.activity} {...rowProps(id, index)}>
              {onMove && rows.length > 1 && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  className={styles.handle}
                  aria-label={t('activities.move', { name: title })}
                  {...handleProps(index)}
                >
                  <IconGripVertical size={18} aria-hidden />
                </ActionIcon>
              )}
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <span className={`${layout.grid} ${layout.grow} ${layout.breakable}`}>
                {onOpen ? (
                  <button type="button" className={styles.open} onClick={() => onOpen(id)}>
                    {title}
                  </button>
                ) : (
                  <span>{title}</span>
                )}
                {detail && <span className={layout.hint}>{detail}</span>}
              </span>
              {onRemove && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('ui:picker.remove', { name: title })}
                  onClick={() => onRemove(id)}
                >
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ol>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
