/** Returns HTML or XML without its comments; an unclosed comment extends to the end. */
export function withoutComments(markup: string): string {
  const [first = '', ...rest] = markup.split('<!--');
  return (
    first +
    rest.map(part => part.slice(part.indexOf('-->') < 0 ? part.length : part.indexOf('-->') + 3)).join('')
  );
}
