export interface IcsLine {
  name: string;
  parameters: string;
  value: string;
}

const maxLineLength = 4_000;

const [tab, lineFeed, carriageReturn, space] = [0x09, 0x0a, 0x0d, 0x20];

/**
 * Joins the folded lines of an iCalendar file (RFC 5545, 3.1). Joins them before decoding, because lines are
 * folded by bytes and a fold can split a character.
 */
export function unfold(bytes: Uint8Array): Uint8Array {
  const joined = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    const isEnd = byte === lineFeed || byte === carriageReturn;
    const end = byte === carriageReturn && bytes[at + 1] === lineFeed ? 2 : 1;
    const next = bytes[at + end];
    if (isEnd && (next === space || next === tab)) at += end + 1;
    else {
      joined[length++] = byte;
      at++;
    }
  }
  return joined.subarray(0, length);
}

/** Splits an iCalendar file, whose folded lines are already joined, into lines. */
export function* readLines(text: string): Generator<IcsLine> {
  for (const line of text.split(/\r\n|\n|\r/)) {
    const read = parseLine(line.slice(0, maxLineLength));
    if (read) yield read;
  }
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
