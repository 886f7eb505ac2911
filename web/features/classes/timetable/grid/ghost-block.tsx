import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { minutesOf } from '../../../../../shared/features/classes/sessions/session-rules.ts';
import type { Hours } from '../rules/lay-out-day.ts';
import { lengthOf } from '../rules/move-times.ts';
import styles from './ghost-block.module.css';
import { type GhostStore, useGhost } from './ghost-store.ts';

interface GhostBlockProps {
  ghosts: GhostStore;
  dates: readonly string[];
  hours: Hours;
}

/** Scrolls the preview into view during a keyboard move; a preview at the pointer is already in view. */
const intoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

export function GhostBlock({ ghosts, dates, hours }: GhostBlockProps) {
  const { t } = useTranslation('timetable');
  const ghost = useGhost(ghosts);
  const column = dates.indexOf(ghost?.date ?? '');
  if (!ghost || column === -1) return null;
  const total = (hours.to - hours.from) * 60;
  const length = lengthOf(ghost);
  const place = {
    gridColumn: `${column + 2} / ${column + 3}`,
    top: `${((minutesOf(ghost.start) - hours.from * 60) / total) * 100}%`,
    height: `${(length / total) * 100}%`,
  } satisfies CSSProperties;
  return (
    <div
      key={`${ghost.date} ${ghost.start} ${ghost.end}`}
      ref={ghost.by === 'keys' ? intoView : null}
      className={styles.ghost}
      style={place}
      data-by={ghost.by}
      aria-hidden
    >
      <b>{ghost.name ?? t('new')}</b>
      <span>
        {ghost.start}–{ghost.end} · {t('minutes', { count: length })}
      </span>
      {ghost.by !== 'keys' && (
        <span className={styles.tip}>{t(ghost.by === 'draw' ? 'release.create' : 'release.move')}</span>
      )}
    </div>
  );
}
