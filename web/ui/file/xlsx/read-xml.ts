export interface Element {
  attributes: string;
  body: string;
}

/**
 * Elements of a name, in order; a nested element ends the outer one. Linear: an element that is never closed
 * ends the search.
 */
export function* elementsIn(xml: string, name: string): Generator<Element> {
  const opening = `<${name}`;
  const closing = `</${name}>`;
  let at = xml.indexOf(opening);
  while (at >= 0) {
    const after = at + opening.length;
    const end = xml.indexOf('>', after);
    if (end < 0) return;
    if (!/[\s/>]/.test(xml[after] ?? '')) {
      at = xml.indexOf(opening, after);
      continue;
    }
    const isEmpty = xml[end - 1] === '/';
    const close = isEmpty ? end : xml.indexOf(closing, end);
    if (close < 0) return;
    yield { attributes: xml.slice(after, end), body: isEmpty ? '' : xml.slice(end + 1, close) };
    at = xml.indexOf(opening, close);
  }
}

/** Removes the prefix of element names such as `x:row`, which some libraries write. */
export function withoutPrefix(xml: string | undefined): string | undefined {
  const [, prefix] =
    /<([A-Za-z]\w{0,9}):(?:workbook|worksheet|sst|styleSheet|Relationships)[\s>]/.exec(
      xml?.slice(0, 2_000) ?? '',
    ) ?? [];
  return prefix ? xml?.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</') : xml;
}

export function attribute(attributes: string, name: string): string | undefined {
  const start = ` ${name}="`;
  const from = ` ${attributes.trim()}`.indexOf(start);
  if (from < 0) return undefined;
  const text = ` ${attributes.trim()}`;
  const end = text.indexOf('"', from + start.length);
  return end < 0 ? undefined : decodeXml(text.slice(from + start.length, end));
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes XML entities. */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(#x?[\da-fA-F]{1,6}|[a-z]{2,4});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? whole;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Text of a string, without phonetic guides. */
export function textIn(body: string): string {
  const spoken = body.indexOf('<rPh');
  let text = '';
  for (const { body: part } of elementsIn(spoken < 0 ? body : body.slice(0, spoken), 't'))
    text += decodeXml(part);
  return text;
}
