import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import type { Times } from '../rules/move-times.ts';
import { useDayTexts } from '../use-day-texts.ts';
import type { GhostStore } from './ghost-store.ts';
import { type MoveArea, useMoveMode } from './use-move-mode.ts';

interface KeyboardMoveOptions {
  area: MoveArea;
  ghosts: GhostStore;
  /** The session that the URL asks to move, once loaded. */
  movedSession: SessionRow | undefined;
  isRead: boolean;
  mayMove: (session: SessionRow) => boolean;
  nameOf: (session: SessionRow) => string;
  onRefused: () => void;
  /** Called after the URL parameter that starts a move has been handled. */
  onTaken: () => void;
  onDay: (date: string) => void;
  onSet: (session: SessionRow, times: Times) => void;
}

/** Moves a session by keyboard; the URL starts the move, and each step is announced to screen readers. */
export function useKeyboardMove(options: KeyboardMoveOptions) {
  const { t } = useTranslation('timetable');
  const { full } = useDayTexts();
  const [announcement, setAnnouncement] = useState('');
  const { movedSession, isRead, nameOf } = options;

  const timesText = ({ date, start, end }: Times) => t('move.at', { date: full(date), start, end });
  const mode = useMoveMode({
    area: options.area,
    ghosts: options.ghosts,
    nameOf,
    onDay: options.onDay,
    onChange: (_, times) => setAnnouncement(timesText(times)),
    onSet: (session, times) => {
      setAnnouncement(t('move.done', { name: nameOf(session), at: timesText(times) }));
      options.onSet(session, times);
      focusSession(session.id, times.date);
    },
    onLeave: session => {
      setAnnouncement(t('move.left', { name: nameOf(session) }));
      options.onDay(session.date);
      focusSession(session.id, session.date);
    },
  });

  const begin = useEffectEvent(() => {
    options.onTaken();
    if (!movedSession) return;
    if (!options.mayMove(movedSession)) return options.onRefused();
    mode.start(movedSession);
    setAnnouncement(
      t(`move.started.${options.area}`, { name: nameOf(movedSession), at: timesText(movedSession) }),
    );
  });
  useEffect(() => {
    if (isRead) begin();
  }, [isRead]);

  return { mode, announcement };
}

/** Maximum number of frames to wait until a session is shown in its new place. */
const mostFrames = 60;

/** Focuses a session once it is shown on its day; if it is not shown there, focuses the day. */
function focusSession(id: string, date: string): void {
  let frames = 0;
  requestAnimationFrame(function look() {
    const day = document.querySelector(`[data-day="${date}"]`);
    const session = day?.querySelector<HTMLElement>(`[data-session="${CSS.escape(id)}"]`);
    frames++;
    // A question about the move keeps the focus.
    if (document.querySelector('[role="dialog"]')) return;
    if (session) session.focus();
    else if (frames < mostFrames) requestAnimationFrame(look);
    else day?.querySelector('button')?.focus();
  });
}
