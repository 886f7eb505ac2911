import { findDelimiter, parseCsv } from '../../../../shared/core/parse-csv.ts';
import { decodeBytes } from '../../../../shared/core/reading/decode-bytes.ts';
import { type PossibleEncoding, possibleEncodings } from '../../../../shared/core/reading/find-encoding.ts';
import type { TableKind } from '../../../../shared/core/reading/read-table.ts';

/** The rows of a file as one of the possible encodings shows them. */
export interface EncodingPreview extends PossibleEncoding {
  rows: string[][];
}

const readRows = 2_000;
const shownRows = 4;
const shownColumns = 6;
const shownLength = 40;
/** An encoding in which more than this share of the characters is unreadable is not offered. */
const maxLost = 0.2;

/**
 * Previews the file in all possible encodings. Those with the most known headings come first, then those with
 * the most common characters.
 */
export function previewEncodings(bytes: Uint8Array, { countKnown }: TableKind): EncodingPreview[] {
  const read = possibleEncodings(bytes).map(({ encoding, lost }) => {
    const text = decodeBytes(bytes, encoding);
    const { rows } = parseCsv(text, findDelimiter(text), { maxRows: readRows, maxColumns: 200 });
    const known = Math.max(0, ...rows.slice(0, shownRows).map(countKnown));
    return { encoding, lost, rows: tellingRows(rows), known, share: lost / text.length };
  });
  const [first, ...others] = read.toSorted((one, other) => other.known - one.known);
  return [first, ...others.filter(({ encoding, share }) => encoding === 'utf-8' || share < maxLost)].flatMap(
    preview => (preview ? [{ encoding: preview.encoding, lost: preview.lost, rows: preview.rows }] : []),
  );
}

/** The rows to preview: the first one, and those that look different in other encodings. */
function tellingRows([head = [], ...others]: string[][]): string[][] {
  const telling = others.filter(row => row.some(cell => /[^\0-\x7f]/.test(cell)));
  return [head, ...(telling.length > 0 ? telling : others)].slice(0, shownRows).map(shown);
}

const shown = (row: string[]) =>
  row.slice(0, shownColumns).map(cell => [...cell].slice(0, shownLength).join(''));
