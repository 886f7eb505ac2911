import { findField } from '../../../../../ui/form/steps/find-field.ts';

const fieldSelector = 'input:enabled, textarea:enabled, [data-base]:enabled';

/** Fields of the step shown, in the order Enter moves through them. */
export function fieldsIn(form: HTMLElement | null): HTMLElement[] {
  const found = [...(form?.querySelectorAll<HTMLElement>(`[data-step] :is(${fieldSelector})`) ?? [])];
  return found.filter(field => !(field instanceof HTMLInputElement) || isWritten(field));
}

/** An input that is typed into; the base of a prism is chosen, and Enter goes through it all the same. */
const isWritten = (input: HTMLInputElement): boolean =>
  input.matches('[data-base]') || (input.type === 'text' && input.role !== 'combobox');

/** Focuses the first field of the step shown, or its heading where nothing is typed. */
export function focusStep(form: HTMLElement | null): void {
  const heading = form?.querySelector<HTMLElement>('[data-step] h2');
  (fieldsIn(form)[0] ?? heading)?.focus();
}

/** Focuses the field with this path, or else the first one that is wrong, or the first of the step. */
export function focusField(form: HTMLElement | null, path: string): void {
  const field = findField(form?.querySelector('[data-step]') ?? null, [path]);
  if (field) field.focus();
  else focusStep(form);
}

/** Commits what is typed into the focused field, which keeps the focus. */
export function commitFocused(form: HTMLElement | null): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !form?.contains(activeElement)) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}
