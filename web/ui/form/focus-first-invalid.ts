import { focusOnceShown } from './steps/focus-once-shown.ts';

/** Selector of invalid fields. Checkboxes mark errors differently from text fields. */
const invalidField = '[aria-invalid="true"], input[data-error="true"]';

/** Focuses the first invalid field after rendering, so that resolved errors no longer count. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() =>
    setTimeout(() => focusOnceShown(() => form?.querySelector<HTMLElement>(invalidField))),
  );
}
