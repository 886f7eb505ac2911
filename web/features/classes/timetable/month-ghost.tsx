import { type GhostStore, useGhost } from './grid/ghost-store.ts';
import styles from './month-grid.module.css';

/** What keys move stays in sight; a pointer is where it is looked at. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The session that would be on a day if it were dropped now. */
export function MonthGhost({ ghosts, date }: { ghosts: GhostStore; date: string }) {
  const ghost = useGhost(ghosts);
  if (ghost?.date !== date) return null;
  return (
    <div
      ref={ghost.by === 'keys' ? intoView : null}
      className={styles.ghost}
      data-by={ghost.by}
      data-ghost
      aria-hidden
    >
      <span>{ghost.start}</span> <b>{ghost.name}</b>
    </div>
  );
}
