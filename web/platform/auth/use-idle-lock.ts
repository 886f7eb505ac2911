import { useEffect } from 'react';
import { minuteMs } from '../../../shared/core/dates/durations.ts';
import { loadMoreTexts } from '../i18n/translations.ts';
import { idleMs, recordActivity } from './last-activity.ts';
import { isReauthenticating, reauthenticate } from './reauthenticate.ts';
import { useOptionalSession } from './session.ts';
import { tabToken } from './tab-token.ts';
import { clearTokens } from './token-store.ts';

const checkEveryMs = 5_000;
const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Records the user's activity, and locks the page after the organisation's idle time, if there is one.
 * Deletes the tokens, so that a reload does not unlock the page. Keeps unsaved input.
 */
export function useIdleLock(): void {
  const minutes = useOptionalSession()?.organization?.idleLockMinutes ?? null;
  useEffect(() => {
    if (tabToken()) return;
    const isIdle = () => minutes !== null && idleMs() >= minutes * minuteMs;
    const check = () => void (isIdle() && lock());
    const touch = () => (isIdle() ? lock() : recordActivity());
    check();
    const timer = setInterval(check, checkEveryMs);
    for (const name of activityEvents) window.addEventListener(name, touch, { passive: true, capture: true });
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      for (const name of activityEvents) window.removeEventListener(name, touch, { capture: true });
      document.removeEventListener('visibilitychange', check);
    };
  }, [minutes]);
}

async function lock(): Promise<void> {
  if (isReauthenticating()) return;
  await loadMoreTexts(['session', 'validation', 'errors']);
  if (isReauthenticating()) return;
  clearTokens();
  await reauthenticate('idle');
}
