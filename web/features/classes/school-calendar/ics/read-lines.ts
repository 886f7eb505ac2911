export interface IcsLine {
  name: string;
  parameters: string;
  value: string;
}

/** Characters read from one line. */
const maxLineLength = 4_000;

/** Unfolds the lines of an iCalendar file (RFC 5545, 3.1). Linear in the length of the text. */
export function* readLines(text: string): Generator<IcsLine> {
  let pending: string[] = [];
  let length = 0;
  const finish = (): IcsLine | undefined => (pending.length > 0 ? parseLine(pending.join('')) : undefined);
  for (const line of text.split(/\r\n|\n|\r/)) {
    const isFolded = line.startsWith(' ') || line.startsWith('\t');
    if (!isFolded) {
      const read = finish();
      if (read) yield read;
      pending = [];
      length = 0;
    }
    const part = (isFolded ? line.slice(1) : line).slice(0, maxLineLength - length);
    length += part.length;
    if (part !== '') pending.push(part);
  }
  const last = finish();
  if (last) yield last;
}

/** Parses `NAME;PARAMETER="a:b":value`. A colon inside quotation marks does not end the parameters. */
function parseLine(line: string): IcsLine | undefined {
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (line[at] !== ':' || isQuoted) continue;
    const [name = '', ...parameters] = line.slice(0, at).split(';');
    return {
      name: name.toUpperCase(),
      parameters: parameters.join(';').toUpperCase(),
      value: line.slice(at + 1),
    };
  }
  return undefined;
}

/** Unescapes a text value (RFC 5545, 3.3.11) and joins it to one line. */
export const unescapeText = (value: string): string =>
  value
    .replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? ' ' : sign))
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
