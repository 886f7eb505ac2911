import { flushSync } from 'react-dom';
import { findField } from '../../../../../ui/form/steps/find-field.ts';

const fieldSelector = 'input:enabled, textarea:enabled, [data-base]:enabled';

/** Fields of the visible step, in the order in which Enter moves through them. */
export function fieldsIn(form: HTMLElement | null): HTMLElement[] {
  const found = [...(form?.querySelectorAll<HTMLElement>(`[data-step] :is(${fieldSelector})`) ?? [])];
  return found.filter(field => !(field instanceof HTMLInputElement) || isWritten(field));
}

/** Whether Enter stops at an input: at typed fields, and at the base of a prism, which is a list. */
const isWritten = (input: HTMLInputElement): boolean =>
  input.matches('[data-base]') || (input.type === 'text' && input.role !== 'combobox');

/**
 * Focuses the question that must be answered first. Without one, focuses the first field of the visible step;
 * without fields, its heading.
 */
export function focusStep(form: HTMLElement | null): void {
  const asked = form?.querySelector<HTMLElement>('[data-step] [data-asked] input');
  const heading = form?.querySelector<HTMLElement>('[data-step] h2');
  (asked ?? fieldsIn(form)[0] ?? heading)?.focus();
}

/** Focuses the field at a path, otherwise the first invalid field, otherwise the first field of the step. */
export function focusField(form: HTMLElement | null, path: string): void {
  const field = findField(form?.querySelector('[data-step]') ?? null, [path]);
  if (field) field.focus();
  else focusStep(form);
}

/**
 * Commits the focused field. Returns whether a new note appears, such as a question about an unusual value.
 */
export function raisesNote(form: HTMLElement | null): boolean {
  const seen = notesIn(form);
  flushSync(() => commitFocused(form));
  return notesIn(form).some(note => !seen.includes(note));
}

const notesIn = (form: HTMLElement | null): (string | null)[] =>
  [...(form?.querySelectorAll('[data-step] [data-note]') ?? [])].map(note => note.textContent);

/** Commits the focused field (parses its text, as on blur) and keeps the focus. */
export function commitFocused(form: HTMLElement | null): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !form?.contains(activeElement)) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}
