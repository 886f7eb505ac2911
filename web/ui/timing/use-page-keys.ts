import { useEffect, useEffectEvent } from 'react';
import { useSingleKeyShortcuts } from '../../platform/use-single-key-shortcuts.ts';

/** Selector of elements that use all keys themselves, for typing or to move between options. */
const takesKeys =
  'input, textarea, select, [role="combobox"], [role="menu"], [role="listbox"], [contenteditable="true"]';
/** Elements that Space presses. They keep the focus after a press; other keys are then still shortcuts. */
const takesSpace = 'button, a[href]';

/**
 * Keyboard shortcuts of a page, active while no field has the focus and no dialog is open. The user can
 * switch off all but Space.
 * @param keys actions by `event.key`; letters in lower case
 */
export function usePageKeys(keys: Record<string, () => void>, isOn = true): void {
  const [areLettersOn] = useSingleKeyShortcuts();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event;
    if (altKey || ctrlKey || metaKey || repeat || defaultPrevented || !(target instanceof Element)) return;
    if (target.closest(event.key === ' ' ? `${takesKeys}, ${takesSpace}` : takesKeys)) return;
    if (document.querySelector('[role="dialog"]')?.checkVisibility()) return;
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
