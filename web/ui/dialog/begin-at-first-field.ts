const controls = 'input:not(:disabled), textarea:not(:disabled), select, button, a[href], [contenteditable]';
const typed = 'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=search])';

/**
 * Marks the first control for the focus trap if one types into it, so that what is typed right after opening
 * is kept and Enter does not press the close button. A list that drops down is left closed.
 */
export function beginAtFirstField(body: HTMLElement | null): void {
  if (!body || body.querySelector('[data-autofocus]')) return;
  const first = body.querySelector<HTMLElement>(controls);
  if (first?.matches(`:is(${typed}):not([aria-haspopup], [readonly])`)) first.dataset.autofocus = 'true';
}
