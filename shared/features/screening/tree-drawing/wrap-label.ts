/** Width of a character as a share of the font size: Han characters are square, letters half as wide. */
const widthOf = (char: string) =>
  /[\u1100-\uffef]/u.test(char) ? 1 : /[iljtfrI.,'’ -]/.test(char) ? 0.34 : 0.57;

export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, char) => sum + widthOf(char), 0) * size;

/**
 * Wraps a name into one or two lines; longer names are cut with an ellipsis.
 * @param room available width, in the unit of `size`
 */
export function wrapLabel(text: string, room: number, size: number): string[] {
  if (textWidth(text, size) <= room) return [text];
  const pieces = text.match(/[\u1100-\uffef]|[^\s\u1100-\uffef]+\s*|\s+/gu) ?? [];
  let first = '';
  let taken = 0;
  while (taken < pieces.length && textWidth((first + pieces[taken]).trimEnd(), size) <= room)
    first += pieces[taken++];
  if (taken === 0) return [cut(text, room, size)];
  return [first.trimEnd(), cut(pieces.slice(taken).join(''), room, size)];
}

function cut(text: string, room: number, size: number): string {
  if (textWidth(text, size) <= room) return text;
  let kept = '';
  for (const char of text) {
    if (textWidth(`${kept}${char}…`, size) > room) break;
    kept += char;
  }
  return `${kept.trimEnd()}…`;
}
