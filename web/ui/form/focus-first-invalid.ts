/** Animation frames to wait for the errors to render. */
const maxFrames = 10;
/** A box to tick says so in another way than a field. */
const invalidField = '[aria-invalid="true"], input[data-error="true"]';

/**
 * Focuses the first invalid field, once the errors are rendered. A busy browser may draw a frame before React
 * renders what was set last: the task after the frame comes after that.
 */
export function focusFirstInvalid(form: HTMLElement | null, framesLeft = maxFrames): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const wrong = form?.querySelector<HTMLElement>(invalidField);
      if (wrong) wrong.focus();
      else if (framesLeft > 1) focusFirstInvalid(form, framesLeft - 1);
    }),
  );
}
