import { AppError } from '../../../../shared/core/errors.ts';
import { nameOf, type PdfDictionary, type PdfValue } from './pdf-value.ts';

/**
 * Names that a PDF must not contain. They introduce scripts, programs, sending of forms, media, embedded
 * files, links to other files, and encryption.
 */
const refusedNames = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'GoTo3DView',
  'Rendition',
  'RichMedia',
  'RichMediaContent',
  'RichMediaExecute',
  'RichMediaSettings',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'FileAttachment',
  'XFA',
  'OPI',
  'Encrypt',
]);

/** Names rejected only as values of `kindKeys`; elsewhere they are harmless (`Screen` is a blend mode). */
const refusedKinds = new Set(['Movie', 'Sound', 'Screen', '3D', 'Thread', 'PS']);
const kindKeys = ['S', 'Subtype', 'Subtype2'];

/** Keys of a stream whose content is in another file. */
const externalContentKeys = ['F', 'FFilter', 'FDecodeParms', 'Ref'];

const allowedSchemes = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * Rejects values that run actions when a PDF is opened or clicked, except links to web pages.
 * @throws file.not-plain
 */
export function checkPdfValue(value: PdfValue): void {
  const name = nameOf(value);
  if (name !== undefined && refusedKinds.has(name)) throw new AppError('file.not-plain');
  checkWithin(value);
}

function checkWithin(value: PdfValue): void {
  if (Array.isArray(value)) value.forEach(checkWithin);
  else if (value instanceof Map) checkDictionary(value);
  else if (value.kind === 'name' && refusedNames.has(value.name)) throw new AppError('file.not-plain');
}

function checkDictionary(dictionary: PdfDictionary): void {
  const isRefused =
    kindKeys.some(key => refusedKinds.has(nameOf(dictionary.get(key)) ?? '')) ||
    !leadsToTheWeb(dictionary.get('URI')) ||
    !leadsToTheWeb(dictionary.get('Base')) ||
    !isOfNumbers(dictionary.get('FontMatrix'));
  if (isRefused) throw new AppError('file.not-plain');
  for (const [key, value] of dictionary) {
    if (refusedNames.has(key)) throw new AppError('file.not-plain');
    checkWithin(value);
  }
}

/**
 * Whether an array contains only numbers; true for other values. A viewer may compile the matrix of a font
 * into a program, so anything else in the matrix could be run.
 */
const isOfNumbers = (value: PdfValue | undefined): boolean =>
  !Array.isArray(value) || value.every(item => 'kind' in item && item.kind === 'word');

/** Rejects a stream whose content is in another file. @throws file.not-plain */
export function checkStreamDictionary(dictionary: PdfDictionary): void {
  if (externalContentKeys.some(key => dictionary.has(key))) throw new AppError('file.not-plain');
}

/**
 * Whether a link target has an allowed scheme, such as `https`, or no scheme. Also true for values that are
 * not text.
 */
function leadsToTheWeb(value: PdfValue | undefined): boolean {
  if (value === undefined || Array.isArray(value) || value instanceof Map) return true;
  if (value.kind === 'word') return !value.text.endsWith(' R');
  if (value.kind === 'name') return true;
  const address = value.text.replaceAll(/[^\x21-\x7e]/g, '').replace(/^(\xfe\xff|\xff\xfe)/, '');
  const scheme = /^[a-z][a-z0-9+.-]{0,30}:/i.exec(address.slice(0, 40))?.[0].slice(0, -1);
  if (scheme === undefined) return !/^[/\\]{2}/.test(address);
  return allowedSchemes.has(scheme.toLowerCase());
}
