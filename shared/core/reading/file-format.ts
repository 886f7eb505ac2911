import { sniffType } from '../sniff-type.ts';
import { decodeBytes } from './decode-bytes.ts';
import { certainEncoding } from './find-encoding.ts';

/** The type of a file, detected from its bytes and not from its name. */
export type FileFormat =
  | 'archive'
  | 'lockedWorkbook'
  | 'oldWorkbook'
  | 'officeFile'
  | 'webPage'
  | 'xmlFile'
  | 'document'
  | 'text';

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);
const archive = [0x50, 0x4b, 3, 4];
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** First bytes of workbooks from Excel 2 to 4, which are not compound files. */
const bareWorkbooks = [
  [0x09, 0x00, 0x04, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x04, 0x06, 0x00],
];
const headBytes = 4_096;

/** Encodes a stream name as UTF-16, as compound files do. */
const wide = (name: string) => [...name].join('\0');

export function formatOf(bytes: Uint8Array): FileFormat {
  if (startsWith(bytes, archive)) return 'archive';
  if (bareWorkbooks.some(mark => startsWith(bytes, mark))) return 'oldWorkbook';
  if (startsWith(bytes, compound)) return compoundFormat(decodeBytes(bytes, 'windows-1252'));
  if (sniffType(bytes)) return 'document';
  const head = bytes.subarray(0, headBytes);
  const start = decodeBytes(head, certainEncoding(head) ?? 'windows-1252')
    .replace(/^[\uFEFF\s]+/, '')
    .toLowerCase();
  const isWebArchive = /^(?:from: <saved by|mime-version:)/.test(start);
  if (isWebArchive || start.startsWith('{\\rtf')) return 'document';
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*>\s*)*<(?:!doctype html|html|head|body|meta|table)[\s>]/.test(start))
    return 'webPage';
  return start.startsWith('<?xml') ? 'xmlFile' : 'text';
}

function compoundFormat(content: string): FileFormat {
  if (content.includes(wide('EncryptedPackage'))) return 'lockedWorkbook';
  return content.includes(wide('Workbook')) || content.includes(wide('Book')) ? 'oldWorkbook' : 'officeFile';
}
