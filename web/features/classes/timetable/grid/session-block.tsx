import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCalendarOff, IconListCheck } from '@tabler/icons-react';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import {
  minutesOf,
  type SessionPhase,
} from '../../../../../shared/features/classes/sessions/session-rules.ts';
import { Avatar } from '../../../../ui/text/avatar.tsx';
import { sessionColor } from '../../sessions/session-name.ts';
import colors from '../class-colors.module.css';
import { EvaluationProgress } from '../evaluation-progress.tsx';
import type { Placed } from '../rules/lay-out-day.ts';
import { lengthOf } from '../rules/move-times.ts';
import { SessionLabel } from '../session-label.tsx';
import { useSessionName } from '../use-session-name.ts';
import styles from './session-block.module.css';

interface SessionBlockProps extends Omit<Placed<SessionRow>, 'session'> {
  session: SessionRow;
  from: number;
  to: number;
  phase: SessionPhase;
  /** Whether the session conflicts with an earlier session that it overlaps. */
  isInTheWay: boolean;
  mayMove: boolean;
}

/** Indent of a session drawn over another session, as a share of the day's width. */
const insetShare = 0.13;
/** Maximum number of indents of a session drawn over several others. */
const deepest = 3;

const sizes = [
  { below: 30, size: 'line' },
  { below: 55, size: 'short' },
] as const;

/** Block of a session on the grid; the grid itself handles dragging and clicks. */
export const SessionBlock = memo(function SessionBlock(props: SessionBlockProps) {
  const { session, column, span, columns, depth, covered, from, to, phase, isInTheWay, mayMove } = props;
  const { t } = useTranslation(['timetable', 'ui']);
  const nameOf = useSessionName();
  const { id, start, end, room, owner, activities, cancelled } = session;
  const percent = (minutes: number) => `${(minutes / ((to - from) * 60)) * 100}%`;
  const length = lengthOf(session);
  const place = {
    '--top': percent(minutesOf(start) - from * 60),
    '--height': percent(length),
    '--covered': covered,
    '--in': Math.min(depth, deepest) * insetShare,
    '--left': column / columns,
    '--width': span / columns,
  } as CSSProperties;
  const isRunning = phase === 'running' && !cancelled;
  return (
    <li className={styles.place} style={place}>
      <button
        type="button"
        className={`${styles.block} ${colors.color}`}
        data-session={id}
        data-color={sessionColor(session)}
        data-size={sizes.find(({ below }) => length < below)?.size}
        data-cancelled={cancelled !== null || undefined}
        data-running={isRunning || undefined}
        data-past={phase === 'past' || undefined}
        data-in-the-way={isInTheWay || undefined}
        data-over={depth > 0 || undefined}
        data-movable={mayMove || undefined}
        {...(mayMove && { 'aria-keyshortcuts': 'M' })}
      >
        <span className={styles.name}>
          {isInTheWay && <IconAlertTriangle size={15} role="img" aria-label={t('overlaps')} />}
          <span title={nameOf(session)}>
            <SessionLabel session={session} />
          </span>
        </span>
        <span className={styles.time}>
          {start}
          <wbr />
          <span>–{end}</span>
          {room !== '' && (
            <>
              {' '}
              <bdi>· {room}</bdi>
            </>
          )}
        </span>
        <span className={styles.foot}>
          {cancelled ? (
            <span className={styles.state}>
              <IconCalendarOff size={14} aria-hidden />
              <span>
                {cancelled.reason === ''
                  ? t('ui:state.cancelled')
                  : t('cancelledFor', { reason: cancelled.reason })}
              </span>
            </span>
          ) : (
            <>
              <span className={styles.owner} title={owner.fullName}>
                <Avatar name={owner.fullName} size="small" />
                <span className={styles.ownerName}>{owner.fullName}</span>
              </span>
              {activities > 0 && (
                <span className={styles.activities}>
                  <IconListCheck size={14} aria-hidden />
                  <span aria-hidden>{activities}</span>
                  <VisuallyHidden>{t('activities', { count: activities })}</VisuallyHidden>
                </span>
              )}
            </>
          )}
          <EvaluationProgress session={session} phase={phase} isOwn={mayMove} />
          {isRunning && session.evaluated === 'none' && <span className={styles.now}>{t('now')}</span>}
        </span>
        {mayMove && (
          <>
            <span className={styles.edge} data-edge="start" aria-hidden />
            <span className={styles.edge} data-edge="end" aria-hidden />
          </>
        )}
      </button>
    </li>
  );
});
