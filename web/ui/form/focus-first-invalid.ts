/** Frames that drawing the errors may take on a busy machine. */
const maxFrames = 10;

/** Puts the cursor into the first field that is wrong, as soon as the errors are drawn. */
export function focusFirstInvalid(form: HTMLElement | null, framesLeft = maxFrames): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (framesLeft > 1) focusFirstInvalid(form, framesLeft - 1);
  });
}
