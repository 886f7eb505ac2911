const tags = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi;
const empty = /^(?:br|hr|img|input|col|wbr)$/;
const struck = /^(?:del|s|strike)$/;
const lineThrough = /text-decoration(?:-line)?\s*:[^;"']*line-through/i;
/** Comments of Word in the text and behind it, and those of Google Docs. The text that they are about is kept. */
const comment =
  /\bMsoComment(?:Reference|Text|Subject)\b|\bmsocom(?:anchor|txt|off)\b|mso-element:\s*comment|mso-special-character:\s*comment|\bhref\s*=\s*["']?[^"'\s>]*#(?:_msocom|_msoanchor|cmnt)/i;

const isLeftOut = (name: string, attributes: string): boolean =>
  struck.test(name) || lineThrough.test(attributes) || comment.test(attributes);

/**
 * Leaves out what is struck out, since without its line it would say the opposite, and the comments of a text. An
 * element that is never closed is kept.
 */
export function withoutStruck(html: string): string {
  let kept = '';
  let from = 0;
  let open: { name: string; depth: number } | undefined;
  for (const { 0: tag, 1: slash, 2: written = '', 3: attributes = '', index } of html.matchAll(tags)) {
    const name = written.toLowerCase();
    const isEmpty = empty.test(name) || attributes.endsWith('/');
    if (isEmpty) continue;
    if (open?.name === name) open.depth += slash === '' ? 1 : -1;
    else if (!open && slash === '' && isLeftOut(name, attributes)) {
      kept += html.slice(from, index);
      from = index;
      open = { name, depth: 1 };
    }
    if (open?.depth === 0) {
      from = index + tag.length;
      open = undefined;
    }
  }
  return kept + html.slice(from);
}
