import { Anchor, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { Overlap } from '../rules/overlaps.ts';
import styles from '../timetable.module.css';
import { useDayTexts } from '../use-day-texts.ts';
import { useSessionName } from '../use-session-name.ts';

const storageKey = 'lumitree.hidden-overlaps';
/** Maximum number of hidden overlaps that this tab remembers; it forgets the oldest first. */
const maxKept = 50;

/**
 * Keys of the overlaps (pairs of sessions in conflict) that the user has hidden in this tab. A key contains
 * no names. When one of the two sessions changes, the overlap gets a new key and is shown again.
 */
function hiddenOverlaps(): string[] {
  return (sessionStorage.getItem(storageKey) ?? '').split('\n').filter(Boolean);
}

function hideOverlap(key: string): string[] {
  const keys = [...hiddenOverlaps(), key].slice(-maxKept);
  sessionStorage.setItem(storageKey, keys.join('\n'));
  return keys;
}

interface OverlapLineProps {
  overlaps: readonly Overlap[];
  mayMove: (session: SessionRow) => boolean;
  /** Next start time to which a session can move without overlapping; null if there is none. */
  freeStartOf: (session: SessionRow) => string | null;
  onMove: (session: SessionRow, start: string) => void;
  onEdit: (session: SessionRow) => void;
}

/** Lists overlapping sessions, with ways to resolve each overlap; never blocks the user. */
export function OverlapLine({ overlaps, mayMove, freeStartOf, onMove, onEdit }: OverlapLineProps) {
  const { t } = useTranslation('timetable');
  const { full } = useDayTexts();
  const nameOf = useSessionName();
  const [hidden, setHidden] = useState(hiddenOverlaps);
  const [turn, setTurn] = useState(0);
  const shown = overlaps.filter(({ key }) => !hidden.includes(key));
  const overlap = shown[turn % Math.max(1, shown.length)];
  if (!overlap) return null;
  const { earlier, later, shared, from, to, key } = overlap;
  const reason = shared.includes('owner') ? 'owner' : shared.includes('room') ? 'room' : 'child';
  const name = nameOf(later);
  const start = mayMove(later) ? freeStartOf(later) : null;
  return (
    <div className={styles.overlap}>
      <Notice
        tone="attention"
        action={
          <span className={styles.mends}>
            {start !== null && (
              <Anchor component="button" type="button" onClick={() => onMove(later, start)}>
                {t('overlap.move', { name, time: start })}
              </Anchor>
            )}
            {mayMove(later) && (
              <Anchor component="button" type="button" onClick={() => onEdit(later)}>
                {t(reason === 'owner' ? 'overlap.changeOwner' : 'overlap.edit')}
              </Anchor>
            )}
            {shown.length > 1 && (
              <Anchor component="button" type="button" onClick={() => setTurn(turn + 1)}>
                {t('overlap.next', { number: (turn % shown.length) + 1, count: shown.length })}
              </Anchor>
            )}
            <CloseButton
              size={28}
              iconSize={16}
              aria-label={t('overlap.hide')}
              onClick={() => setHidden(hideOverlap(key))}
            />
          </span>
        }
      >
        <b>{t('overlap.title')}</b>{' '}
        {t(`overlap.${reason}`, {
          who: later.owner.fullName,
          room: later.room,
          one: nameOf(earlier),
          other: name,
          day: full(later.date),
          from,
          to,
        })}
      </Notice>
    </div>
  );
}
