/**
 * Accepts a suggested correction: that of the focused field, otherwise the nearest one before this field,
 * otherwise the first one in the step. Returns whether there was a suggestion.
 */
export function takeMend(form: HTMLElement | null): boolean {
  const { activeElement } = document;
  const first = '[data-mend]:first-of-type';
  const offers = [...(form?.querySelectorAll<HTMLElement>(`[data-step] ${first}`) ?? [])];
  const noteId = activeElement?.getAttribute('aria-describedby');
  const own = offers.find(offer => noteId && offer.closest(`[id="${noteId}"]`));
  const isBefore = (offer: Node) =>
    Boolean(activeElement && offer.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING);
  const offer = own ?? offers.findLast(isBefore) ?? offers[0];
  offer?.click();
  return offer !== undefined;
}
