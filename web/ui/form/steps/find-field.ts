const focusable = 'input:enabled, textarea:enabled, select:enabled, button:enabled';

const canFocus = (element: HTMLElement): boolean => element.matches(`:is(${focusable}), [tabindex]`);

/** The element to focus for a field: the field, a control in it, or the first control of its section. */
const targetOf = (field: HTMLElement): HTMLElement | null =>
  canFocus(field)
    ? field
    : (field.querySelector<HTMLElement>(focusable) ??
      field.closest('section')?.querySelector<HTMLElement>(focusable) ??
      null);

/** Finds the first field with one of the paths (`data-path`); without one, the first invalid field. */
export function findField(container: HTMLElement | null, paths: readonly string[]): HTMLElement | null {
  const isWanted = ({ dataset: { path } }: HTMLElement) =>
    path !== undefined && paths.some(own => own === path || own.startsWith(`${path}.`));
  const fields = [...(container?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  const field = fields.find(isWanted) ?? container?.querySelector<HTMLElement>('[aria-invalid="true"]');
  return field ? targetOf(field) : null;
}
