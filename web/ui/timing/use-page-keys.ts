import { useEffect, useEffectEvent } from 'react';
import { useSingleKeyShortcuts } from '../../platform/use-single-key-shortcuts.ts';

/** Elements that handle keys themselves: fields, buttons, links, open dialogs. */
const takesKeys = 'input, textarea, select, button, a[href], [role="combobox"], [contenteditable="true"]';

/**
 * Page shortcuts, active while no field or button has the focus; the user can disable letters.
 * @param keys actions by `event.key`; letters in lower case
 */
export function usePageKeys(keys: Record<string, () => void>, isOn = true): void {
  const [areLettersOn] = useSingleKeyShortcuts();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event;
    if (altKey || ctrlKey || metaKey || repeat || defaultPrevented || !(target instanceof Element)) return;
    if (target.closest(takesKeys) || document.querySelector('[role="dialog"]')?.checkVisibility()) return;
    const act = keys[event.key.toLowerCase()];
    if (!act || (!areLettersOn && event.key !== ' ')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [isOn]);
}
