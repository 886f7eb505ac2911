import { CorruptFileError } from '../corrupt-file-error.ts';

const [lineFeed, carriageReturn] = [10, 13];
const endMark = 'endstream';

interface StreamExtent {
  from: number;
  to: number;
  /** Offset of the first byte after the end mark. */
  next: number;
}

/**
 * Finds where the bytes of a stream begin and end. If an end mark follows at the stated length, the stream
 * ends there. Otherwise, it ends at the first end mark.
 * @param at offset after the word `stream`
 */
export function findStreamEnd(bytes: Buffer, at: number, length: number | undefined): StreamExtent {
  const from = skipLineEnd(bytes, at);
  if (length !== undefined && from + length < bytes.length) {
    const to = from + length;
    const mark = skipLineEnd(bytes, to);
    if (bytes.toString('latin1', mark, mark + endMark.length) === endMark)
      return { from, to, next: mark + endMark.length };
  }
  const mark = bytes.indexOf(endMark, from, 'latin1');
  if (mark < 0) throw new CorruptFileError('a stream without an end');
  return { from, to: dropLineEnd(bytes, from, mark), next: mark + endMark.length };
}

function skipLineEnd(bytes: Buffer, at: number): number {
  const behind = bytes[at] === carriageReturn ? at + 1 : at;
  return bytes[behind] === lineFeed ? behind + 1 : behind;
}

function dropLineEnd(bytes: Buffer, from: number, end: number): number {
  const before = end > from && bytes[end - 1] === lineFeed ? end - 1 : end;
  return before > from && bytes[before - 1] === carriageReturn ? before - 1 : before;
}
