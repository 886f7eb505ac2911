import { inflateSync } from 'node:zlib';
import { AppError } from '../../../../shared/core/errors.ts';
import { CorruptFileError } from '../corrupt-file-error.ts';
import { integerOf, nameOf, type PdfDictionary, type PdfValue } from './pdf-value.ts';
import { undoPredictor } from './undo-predictor.ts';

const flateNames = ['FlateDecode', 'Fl'];

/** Names of the filters (codecs) of a stream, in the order of decoding. */
export function filtersOf(dictionary: PdfDictionary): string[] {
  const filter = dictionary.get('Filter');
  if (filter === undefined) return [];
  const names = (Array.isArray(filter) ? filter : [filter]).map(nameOf);
  if (names.includes(undefined)) throw new AppError('file.not-plain');
  return names as string[];
}

/** Inflates data up to a limit. @returns undefined for a broken stream */
function inflateWithin(data: Buffer, maxBytes: number): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, maxBytes) });
  } catch (error) {
    if (error instanceof RangeError) throw new CorruptFileError('unpacks to too much');
    return undefined;
  }
}

export const isFlate = (filter: string | undefined): boolean => flateNames.includes(filter ?? '');

/** Unpacked content of an object stream. Supports only streams with one filter or none. */
export function unpackObjectStream(dictionary: PdfDictionary, data: Buffer, maxBytes: number): Buffer {
  const filters = filtersOf(dictionary);
  if (filters.length === 0) return data;
  if (filters.length > 1 || !isFlate(filters[0])) throw new AppError('file.not-plain');
  const unpacked = inflateWithin(data, maxBytes);
  if (!unpacked) throw new CorruptFileError('objects that cannot be unpacked');
  return undoPredictor(unpacked, predictionOf(dictionary.get('DecodeParms') ?? dictionary.get('DP')));
}

function predictionOf(value: PdfValue | undefined) {
  const parameters = Array.isArray(value) ? value[0] : value;
  const isGiven = parameters instanceof Map;
  if (parameters && !isGiven && 'text' in parameters && parameters.text !== 'null')
    throw new AppError('file.not-plain');
  const read = (key: string, otherwise: number) =>
    (isGiven ? integerOf(parameters.get(key)) : undefined) ?? otherwise;
  return {
    predictor: read('Predictor', 1),
    columns: read('Columns', 1),
    colors: read('Colors', 1),
    bits: read('BitsPerComponent', 8),
  };
}
