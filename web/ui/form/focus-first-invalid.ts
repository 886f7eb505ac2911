import { focusOnceShown } from './steps/focus-once-shown.ts';

/** Selector of invalid fields. Checkboxes mark errors differently from text fields. */
const invalidField = '[aria-invalid="true"], input[data-error="true"]';

/** Focuses the first invalid field after the next render, which removes errors that are resolved. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() =>
    setTimeout(() => focusOnceShown(() => form?.querySelector<HTMLElement>(invalidField))),
  );
}
