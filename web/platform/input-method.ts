/** Keys with which an input method chooses among its suggestions, and what they would do in a form. */
const keysOfInputMethod = ['Enter', 'Escape', 'Tab', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Process'];
/** What browsers report for a key that an input method has taken, Safari even after the composition. */
const takenKey = 229;

/**
 * Hides the keys of an input method from every field: Enter that chooses a character is no Enter of the form.
 * Editors of rich text follow compositions by themselves.
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
