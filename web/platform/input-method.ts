/** Keys that an input method uses to select a suggestion and that also act in a form. */
const keysOfInputMethod = ['Enter', 'Escape', 'Tab', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Process'];
/**
 * Value of `keyCode` for a key that an input method has used; Safari reports it even after the composition.
 */
const takenKey = 229;

/**
 * Hides keys from all fields while an input method uses them, so that the Enter that chooses a character does
 * not submit the form. Rich text editors handle compositions themselves.
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
