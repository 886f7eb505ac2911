interface Tag {
  name: string;
  isEnd: boolean;
  attributes: string;
}

const tags = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi;
const emphases = /^(?:span|b|strong|i|em|u|font)$/;
const partsOfTables = /^(?:thead|tbody|tfoot|tr|caption|colgroup|col)$/;
const style = /\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/i;
/** Maximum number of columns that one cell may span. */
const maxSpan = 50;

/**
 * Replaces styles in HTML with elements for emphasis, because our content security policy blocks styles.
 * Reduces table cells to allowed content: no headings, quotations or tables, and no spans.
 */
export function withKnownMarkup(html: string): string {
  const ends: string[] = [];
  const spans: number[] = [];
  let depth = 0;
  let isLink = false;

  function inTable({ name, isEnd, attributes }: Tag): string | undefined {
    if (name === 'table') {
      depth = Math.max(0, depth + (isEnd ? -1 : 1));
      return depth > (isEnd ? 0 : 1) ? '' : undefined;
    }
    if (depth === 0) return undefined;
    const isCell = name === 'td' || name === 'th';
    if (depth > 1 && (isCell || partsOfTables.test(name))) return isCell ? `<${isEnd ? '/' : ''}p>` : '';
    if (isCell && isEnd) return `</${name}>${`<${name}></${name}>`.repeat((spans.pop() ?? 1) - 1)}`;
    if (isCell) {
      const columns = Number.parseInt(/\bcolspan\s*=\s*["']?(\d{1,3})/i.exec(attributes)?.[1] ?? '1', 10);
      spans.push(Math.min(maxSpan, Math.max(1, columns)));
      return `<${name}>`;
    }
    if (/^h[1-6]$/.test(name)) return `<${isEnd ? '/' : ''}p>`;
    return name === 'blockquote' ? '' : undefined;
  }

  function write(tag: Tag): string {
    const { name, isEnd, attributes } = tag;
    if (name === 'a') isLink = !isEnd;
    if (emphases.test(name) && isEnd) return ends.pop() ?? '';
    if (emphases.test(name)) {
      const isField = /\sdata-field\s*=/i.test(attributes);
      const own = isField ? ['span'] : emphasisOf(name, attributes, isLink);
      ends.push(
        own
          .toReversed()
          .map(tag => `</${tag}>`)
          .join(''),
      );
      return isField ? `<span${attributes}>` : own.map(tag => `<${tag}>`).join('');
    }
    return inTable(tag) ?? `<${isEnd ? '/' : ''}${name}${attributes.replace(style, '')}>`;
  }

  return html.replace(tags, (_, end: string, name: string, attributes: string) =>
    write({ name: name.toLowerCase(), isEnd: end === '/', attributes }),
  );
}

/** Tags (`b`, `i`, `u`) for the emphasis of an element or its style; links get no `u`. */
function emphasisOf(name: string, attributes: string, isLink: boolean): string[] {
  const [, css = ''] = style.exec(attributes) ?? [];
  const styleOf = (property: string) =>
    new RegExp(`[;"'\\s]${property}(?:-line)?\\s*:\\s*([^;"']+)`, 'i')
      .exec(` ${css}`)?.[1]
      ?.trim()
      .toLowerCase();
  const [weight, slant, line] = ['font-weight', 'font-style', 'text-decoration'].map(styleOf);
  const isBold = weight
    ? /^bold/.test(weight) || Number.parseInt(weight, 10) >= 600
    : /^(?:b|strong)$/.test(name);
  const isItalic = slant ? /^(?:italic|oblique)/.test(slant) : /^(?:i|em)$/.test(name);
  const isUnderlined = line ? line.includes('underline') && !isLink : name === 'u';
  return [...(isBold ? ['strong'] : []), ...(isItalic ? ['em'] : []), ...(isUnderlined ? ['u'] : [])];
}
