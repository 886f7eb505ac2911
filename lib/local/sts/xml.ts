export type XmlValue = string | number | boolean | undefined | XmlValue[] | { [name: string]: XmlValue };

/** Writes an XML document. An array becomes one element per item. `undefined` is left out. */
export function xmlDocument(name: string, namespace: string, content: Record<string, XmlValue>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${namespace}">${contentOf(content)}</${name}>`;
}

function elementOf(name: string, value: XmlValue): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(item => elementOf(name, item)).join('');
  return `<${name}>${contentOf(value)}</${name}>`;
}

function contentOf(value: Exclude<XmlValue, undefined | XmlValue[]>): string {
  if (typeof value !== 'object') return escapeXml(String(value));
  return Object.entries(value)
    .map(([name, inner]) => elementOf(name, inner))
    .join('');
}

function escapeXml(text: string) {
  return text.replace(/[&<>"\r\n]/g, char => `&#${char.charCodeAt(0)};`);
}
