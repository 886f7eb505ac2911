import { useEffect, useEffectEvent } from 'react';
import { useSingleKeyShortcuts } from '../../../platform/use-single-key-shortcuts.ts';
import { usePageKeys } from '../../../ui/timing/use-page-keys.ts';

const isDialogOpen = () => document.querySelector('[role="dialog"]')?.checkVisibility() === true;

/**
 * Keyboard shortcuts of the timetable; inactive in fields.
 * @param keys actions by key, also active while a session is focused
 * @param onMove starts moving the focused session
 */
export function useTimetableKeys(keys: Record<string, () => void>, onMove: (id: string) => void): void {
  const [areLettersOn] = useSingleKeyShortcuts();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    if (!areLettersOn || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
    if (!(target instanceof HTMLElement) || isDialogOpen()) return;
    const id = target.closest<HTMLElement>('[data-session]')?.dataset.session;
    if (!id) return;
    const pressed = key.toLowerCase();
    const act = keys[pressed];
    if (pressed === 'm') onMove(id);
    else if (act) act();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  usePageKeys(keys);
}
