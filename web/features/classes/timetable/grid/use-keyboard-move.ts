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
  /** The session that the address wants to be moved, once it is read. */
  wanted: SessionRow | undefined;
  isRead: boolean;
  mayMove: (session: SessionRow) => boolean;
  nameOf: (session: SessionRow) => string;
  onRefused: () => void;
  /** The address has been answered. */
  onTaken: () => void;
  onDay: (date: string) => void;
  onSet: (session: SessionRow, times: Times) => void;
}

/** Moving by keys, begun by the address, with what is said of each step. */
export function useKeyboardMove(options: KeyboardMoveOptions) {
  const { t } = useTranslation('timetable');
  const { full } = useDayTexts();
  const [said, say] = useState('');
  const { wanted, isRead, nameOf } = options;

  const timesText = ({ date, start, end }: Times) => t('move.at', { date: full(date), start, end });
  const mode = useMoveMode({
    area: options.area,
    ghosts: options.ghosts,
    nameOf,
    onDay: options.onDay,
    onChange: (_, times) => say(timesText(times)),
    onSet: (session, times) => {
      say(t('move.done', { name: nameOf(session), at: timesText(times) }));
      options.onSet(session, times);
      focusSession(session.id, times.date);
    },
    onLeave: session => {
      say(t('move.left', { name: nameOf(session) }));
      focusSession(session.id, session.date);
    },
  });

  const begin = useEffectEvent(() => {
    options.onTaken();
    if (!wanted) return;
    if (!options.mayMove(wanted)) return options.onRefused();
    mode.start(wanted);
    say(t(`move.started.${options.area}`, { name: nameOf(wanted), at: timesText(wanted) }));
  });
  useEffect(() => {
    if (isRead) begin();
  }, [isRead]);

  return { mode, said };
}

/** Frames until what was set is drawn, and in which it is waited for. */
const settledAfter = 2;
const mostFrames = 60;

/** Gives a session the focus, once it is drawn where it has come to; its day, where that only counts it. */
function focusSession(id: string, date: string): void {
  let frames = 0;
  requestAnimationFrame(function look() {
    const session = document.querySelector<HTMLElement>(`[data-session="${CSS.escape(id)}"]`);
    frames++;
    if (frames > settledAfter && session) session.focus();
    else if (frames < mostFrames) requestAnimationFrame(look);
    else document.querySelector<HTMLElement>(`[data-day="${date}"] button`)?.focus();
  });
}
