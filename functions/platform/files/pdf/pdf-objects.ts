import { AppError } from '../../../../shared/core/errors.ts';
import { CorruptFileError } from '../corrupt-file-error.ts';
import { checkInflatedSize } from './check-inflated-size.ts';
import { checkPdfValue, checkStreamDictionary } from './check-pdf-value.ts';
import { PdfLexer } from './pdf-lexer.ts';
import { integerOf, nameOf, type PdfDictionary, type PdfValue, pdfNull, referenceOf } from './pdf-value.ts';
import { readPdfValue } from './read-pdf-value.ts';
import { filtersOf, isFlate, unpackObjectStream } from './unpack-stream.ts';
import { type Written, writePdfFile } from './write-pdf-file.ts';
import { writePdfValue } from './write-pdf-value.ts';

/** Maximum inflated size of all object streams together, in bytes. */
const maxObjectBytes = 16 * 1024 * 1024;
const maxPackedTokens = 1_500_000;
/** Maximum number of objects, because each takes memory. The longest documents have fewer. */
const maxObjects = 150_000;

const streamEnd = Buffer.from('\nendstream');

/**
 * Filters that are rejected: LZW, because its output is not measured, and encryption. Flate is allowed,
 * because its output is measured.
 */
const refusedFilters = new Set(['LZWDecode', 'LZW', 'Crypt']);

/**
 * Collects the checked objects of a PDF as the bytes that will be written. If several objects have the same
 * number, the last one is written.
 */
export class PdfObjects {
  readonly #written = new Map<number, Written>();
  readonly #catalogs = new Map<number, Written>();
  readonly #numbers = new Map<number, number>();
  #trailer: PdfDictionary | undefined;
  #objectBytesLeft = maxObjectBytes;
  readonly #compressed: Buffer[] = [];
  #packedTokensLeft = maxPackedTokens;

  add(number: number, value: PdfValue): void {
    checkPdfValue(value);
    const plain = isLeftOut(value) ? pdfNull : value;
    const written = [Buffer.from(writePdfValue(plain), 'latin1')];
    this.#set(number, written);
    if (plain instanceof Map && nameOf(plain.get('Type')) === 'Catalog') this.#catalogs.set(number, written);
    const integer = integerOf(plain);
    if (integer !== undefined) this.#numbers.set(number, integer);
  }

  addStream(number: number, dictionary: PdfDictionary, data: Buffer): void {
    checkPdfValue(dictionary);
    checkStreamDictionary(dictionary);
    const type = nameOf(dictionary.get('Type'));
    if (type === 'XRef') this.addTrailer(dictionary);
    else if (type === 'ObjStm') this.#unpack(dictionary, data);
    else this.#keepStream(number, dictionary, data);
  }

  addTrailer(value: PdfValue): void {
    checkPdfValue(value);
    if (value instanceof Map && referenceOf(value.get('Root')) !== undefined) this.#trailer = value;
  }

  /** Length of a stream; undefined if it is in another object that has not been read yet. */
  lengthOf(dictionary: PdfDictionary): number | undefined {
    const length = dictionary.get('Length');
    const elsewhere = referenceOf(length);
    return elsewhere === undefined ? integerOf(length) : this.#numbers.get(elsewhere);
  }

  /** Checks the unpacked size of all streams. @throws CorruptFileError if it is too large for a PDF reader */
  checkUnpackedSize(): Promise<void> {
    return checkInflatedSize(this.#compressed);
  }

  /** The rewritten file. @throws CorruptFileError if the objects contain no document */
  write(): Uint8Array {
    const root = referenceOf(this.#trailer?.get('Root')) ?? -1;
    const catalog = this.#catalogs.get(root);
    if (!catalog) throw new CorruptFileError('no document');
    this.#written.set(root, catalog);
    return writePdfFile(this.#written, root, referenceOf(this.#trailer?.get('Info')));
  }

  #keepStream(number: number, dictionary: PdfDictionary, data: Buffer): void {
    const filters = filtersOf(dictionary);
    const packing = filters.filter(filter => isFlate(filter) || refusedFilters.has(filter));
    if (packing.length > 1 || filters.some(filter => refusedFilters.has(filter)))
      throw new AppError('file.not-plain');
    if (isFlate(filters[0])) this.#compressed.push(data);
    else if (packing.length > 0) throw new AppError('file.not-plain');
    const withLength = new Map(dictionary).set('Length', { kind: 'word', text: String(data.length) });
    const head = Buffer.from(`${writePdfValue(withLength)}\nstream\n`, 'latin1');
    this.#set(number, [head, data, streamEnd]);
  }

  #set(number: number, written: Written): void {
    if (this.#written.size >= maxObjects && !this.#written.has(number))
      throw new CorruptFileError('too many objects');
    this.#written.set(number, written);
  }

  #unpack(dictionary: PdfDictionary, data: Buffer): void {
    const bytes = unpackObjectStream(dictionary, data, this.#objectBytesLeft);
    this.#objectBytesLeft -= bytes.length;
    const head = new PdfLexer(bytes, this.#packedTokensLeft);
    const first = integerOf(dictionary.get('First')) ?? 0;
    const places: [number: number, offset: number][] = [];
    for (let left = integerOf(dictionary.get('N')) ?? 0; left > 0; left--) {
      const [number, offset] = [integerOf(readPdfValue(head)), integerOf(readPdfValue(head))];
      if (number === undefined || offset === undefined || head.at > first)
        throw new CorruptFileError('objects without a place');
      places.push([number, first + offset]);
    }
    const lexer = new PdfLexer(bytes, head.tokensLeft, first);
    for (const [number, at] of places.sort(([, one], [, other]) => one - other)) {
      if (at < lexer.at) throw new CorruptFileError('objects that overlap');
      lexer.at = at;
      this.add(number, readPdfValue(lexer));
    }
    this.#packedTokensLeft = lexer.tokensLeft;
  }
}

/**
 * Whether to leave out a value that the rewriting makes wrong: a signature of the original bytes, or
 * linearization data, which describes the original layout.
 */
const isLeftOut = (value: PdfValue): boolean =>
  value instanceof Map && (value.has('ByteRange') || value.has('Linearized'));
