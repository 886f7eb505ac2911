const written =
  'textarea, select, [contenteditable="true"], input:not([type=hidden], [type=search], [type=checkbox], [type=radio])';
const chosen = ['[type=checkbox]', '[type=radio]'];

/** Counts the user's entries in an element; a group of checkboxes or radio buttons counts as one. */
export function countEntries(element: HTMLElement | null): number {
  if (!element) return 0;
  const choices = chosen.filter(kind => element.querySelector(kind) !== null);
  return element.querySelectorAll(written).length + choices.length;
}
