import { decodeBytes } from '../../../../shared/core/reading/decode-bytes.ts';

export interface Element {
  attributes: string;
  body: string;
}

/**
 * Finds the elements with the given name, in order. An element ends at the first closing tag of this name.
 * Takes linear time: stops at an element that is never closed.
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

export interface NamedElement extends Element {
  name: string;
}

/**
 * Finds elements with either of two names, in order. An outer element, such as `row`, has no body and comes
 * before its inner elements. Takes linear time, like `elementsIn`.
 */
export function* placesOf(xml: string, outer: string, inner: string): Generator<NamedElement> {
  let nextOuter = openingOf(xml, outer, 0);
  let nextInner = openingOf(xml, inner, 0);
  while (nextOuter >= 0 || nextInner >= 0) {
    const isOuter = nextOuter >= 0 && (nextInner < 0 || nextOuter < nextInner);
    const at = isOuter ? nextOuter : nextInner;
    const name = isOuter ? outer : inner;
    const after = at + name.length + 1;
    const end = xml.indexOf('>', after);
    if (end < 0) return;
    const attributes = xml.slice(after, end);
    const isEmpty = xml[end - 1] === '/';
    const close = isEmpty || isOuter ? end : xml.indexOf(`</${name}>`, end);
    if (close < 0) return;
    yield { name, attributes, body: isEmpty || isOuter ? '' : xml.slice(end + 1, close) };
    if (nextOuter >= 0 && nextOuter < close) nextOuter = openingOf(xml, outer, close);
    if (nextInner >= 0 && nextInner < close) nextInner = openingOf(xml, inner, close);
  }
}

/** Index at which the next element with the given name begins; -1 if there is none. */
function openingOf(xml: string, name: string, from: number): number {
  const opening = `<${name}`;
  let at = xml.indexOf(opening, from);
  while (at >= 0 && !/[\s/>]/.test(xml[at + opening.length] ?? ''))
    at = xml.indexOf(opening, at + opening.length);
  return at;
}

/**
 * Decodes an XML file of the workbook: as UTF-16 if its first bytes say so, otherwise as UTF-8. Converts
 * CDATA to ordinary text.
 */
export function partText(bytes: Uint8Array): string {
  const [first = 1, second = 1] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  return withoutCdata(decodeBytes(bytes, isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8'));
}

const headLength = 4_096;

/** Whether the XML has a document type or declares entities, which must come before its first element. */
export const declaresEntities = (xml: string): boolean =>
  /<!(?:DOCTYPE|ENTITY)/i.test(xml.slice(0, headLength)) || /<!ENTITY/.test(xml);

const cdata = { opening: '<![CDATA[', closing: ']]>' };
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Converts CDATA to escaped text; an unclosed section stays unchanged. */
export function withoutCdata(xml: string): string {
  let text = '';
  let at = 0;
  for (;;) {
    const start = xml.indexOf(cdata.opening, at);
    const end = start < 0 ? -1 : xml.indexOf(cdata.closing, start);
    if (end < 0) return at === 0 ? xml : text + xml.slice(at);
    const literal = xml.slice(start + cdata.opening.length, end);
    text += xml.slice(at, start) + literal.replaceAll(/[&<>]/g, sign => escapes[sign] ?? sign);
    at = end + cdata.closing.length;
  }
}

/** Removes the prefix of element names such as `x:row`, which some libraries write. */
export function withoutPrefix(xml: string): string {
  const [, prefix] =
    /<([A-Za-z]\w{0,9}):(?:workbook|worksheet|sst|styleSheet|Relationships)[\s>]/.exec(xml.slice(0, 2_000)) ??
    [];
  return prefix ? xml.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</') : xml;
}

export function attribute(attributes: string, name: string): string | undefined {
  const text = ` ${attributes.trim()}`;
  for (const quote of ['"', "'"]) {
    const start = ` ${name}=${quote}`;
    const from = text.indexOf(start);
    const end = from < 0 ? -1 : text.indexOf(quote, from + start.length);
    if (end >= 0) return decodeXml(text.slice(from + start.length, end));
  }
  return undefined;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(#x?[\da-fA-F]{1,6}|[a-z]{2,4});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? whole;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/**
 * Decodes `_x000D_`, which spreadsheets write for a character that XML does not allow. `_x005F_` means an
 * underscore.
 */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/** Returns the text of a string element, without phonetic guides. */
export function textIn(body: string): string {
  const spoken = body.indexOf('<rPh');
  let text = '';
  for (const { body: part } of elementsIn(spoken < 0 ? body : body.slice(0, spoken), 't'))
    text += decodeXml(part);
  return unescaped(text);
}
