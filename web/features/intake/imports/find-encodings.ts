import { findDelimiter, parseCsv } from '../../../../shared/core/parse-csv.ts';
import { countKnown } from '../../../../shared/features/intake/imports/guess-fields.ts';

/** Encodings of lists that other programs export. */
export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5', 'windows-1252'] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** Preview of a text in one of its possible encodings. */
export interface EncodingPreview {
  encoding: TextEncoding;
  rows: string[][];
}

const sampleBytes = 16_384;
const shownRows = 4;
const shownColumns = 6;
const shownLength = 40;
const lost = /\uFFFD/g;

/** The encoding by byte order mark or by all bytes; undefined if uncertain. */
export function certainEncoding(bytes: Uint8Array): TextEncoding | undefined {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return undefined;
  }
}

/** Previews in all possible encodings: most known headings and fewest invalid characters first. */
export function previewEncodings(bytes: Uint8Array): EncodingPreview[] {
  const sample = bytes.subarray(0, sampleBytes);
  const read = (['gb18030', 'big5', 'windows-1252'] as const).map(encoding => {
    const text = new TextDecoder(encoding).decode(sample);
    const { rows } = parseCsv(text, findDelimiter(text), { maxRows: shownRows, maxColumns: 200 });
    const known = Math.max(0, ...rows.map(countKnown));
    return { encoding, rows: rows.map(shown), known, lost: text.match(lost)?.length ?? 0 };
  });
  return read
    .toSorted((one, other) => other.known - one.known || one.lost - other.lost)
    .map(({ encoding, rows }) => ({ encoding, rows }));
}

const shown = (row: string[]) =>
  row.slice(0, shownColumns).map(cell => [...cell].slice(0, shownLength).join(''));
