import { CorruptFileError } from '../corrupt-file-error.ts';
import { PdfLexer, type Token } from './pdf-lexer.ts';
import { PdfObjects } from './pdf-objects.ts';
import { pdfNull } from './pdf-value.ts';
import { readPdfValue } from './read-pdf-value.ts';
import { findStreamEnd } from './stream-end.ts';

/**
 * Maximum number of tokens. It is enough for the longest documents within the size limit, and stops attacks
 * with a huge number of tokens.
 */
const maxTokens = 800_000;

/**
 * Reads the objects of a PDF from front to back, and writes a new PDF with them. Every PDF reader then finds
 * exactly the checked objects, even if the original file had misleading tables. Leaves out actions that run
 * when the PDF is opened.
 * @throws file.not-plain for scripts, programs, embedded files and a password; CorruptFileError for damage
 */
export async function rewritePdf(bytes: Uint8Array): Promise<Uint8Array> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (
    !/startxref\s{1,9}\d{1,12}\s{1,9}%%EOF\s{0,9}$/.test(
      source.toString('latin1', Math.max(0, source.length - 64)),
    )
  )
    throw new CorruptFileError('no end, or not the end');
  const lexer = new PdfLexer(source, maxTokens);
  const objects = new PdfObjects();
  let [number, generation]: (Token | undefined)[] = [];
  for (let token = lexer.next(); token; token = lexer.next()) {
    const word = token.kind === 'word' ? token.text : undefined;
    lexer.beginValue(maxTokens);
    if (word === 'obj') readObject(lexer, objects, objectNumberOf(number, generation));
    else if (word === 'trailer') objects.addTrailer(readPdfValue(lexer));
    [number, generation] = [generation, token];
  }
  await objects.checkUnpackedSize();
  return objects.write();
}

function objectNumberOf(number: Token | undefined, generation: Token | undefined): number {
  const text = number?.kind === 'word' && generation?.kind === 'word' ? number.text : '';
  const found = /^(?:endobj)?(\d{1,7})$/.exec(text)?.[1];
  if (found === undefined) throw new CorruptFileError('an object without a number');
  return Number(found);
}

function readObject(lexer: PdfLexer, objects: PdfObjects, number: number): void {
  const first = lexer.next();
  const isEmpty = first?.kind === 'word' && first.text === 'endobj';
  const value = isEmpty ? pdfNull : readPdfValue(lexer, first);
  const before = lexer.at;
  const after = lexer.next();
  if (!(value instanceof Map) || after?.kind !== 'word' || after.text !== 'stream') {
    lexer.at = before;
    objects.add(number, value);
    return;
  }
  const { from, to, next } = findStreamEnd(lexer.bytes, lexer.at, objects.lengthOf(value));
  lexer.at = next;
  objects.addStream(number, value, lexer.bytes.subarray(from, to));
}
