/** Keys with which an input method selects a suggestion, and which also have an effect in a form. */
const keysOfInputMethod = ['Enter', 'Escape', 'Tab', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Process'];
/**
 * Value that browsers report for a key that an input method has taken; Safari reports it even after the
 * composition.
 */
const takenKey = 229;

/**
 * Hides keys from all fields while an input method uses them: an Enter that chooses a character must not
 * submit the form. Rich text editors handle compositions themselves.
 */
export function hideKeysOfInputMethod(): void {
  window.addEventListener(
    'keydown',
    event => {
      const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      const isTaken = event.isComposing || event.keyCode === takenKey;
      if (isField && isTaken && keysOfInputMethod.includes(event.key)) event.stopImmediatePropagation();
    },
    true,
  );
}
