const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The inner XML of each element of a name; enough for the flat documents that S3 is sent. */
export function elementsIn(xml: string, name: string): string[] {
  const pattern = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g');
  return [...xml.matchAll(pattern)].map(([, inner = '']) => inner);
}

/** The text of the first element of a name, or an empty text. */
export function childText(xml: string, name: string): string {
  const [inner = ''] = elementsIn(xml, name);
  return inner.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, word = '') => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return ENTITIES[word] ?? whole;
    },
  );
}
