import type { FileType } from './file-purposes.ts';

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** MP4 brands (subtypes in the file header) that browsers play. */
const brands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash)$/;

/** Magic bytes (first bytes of a file) of each type. */
const begins: Record<FileType, (head: string) => boolean> = {
  'image/jpeg': head => head.startsWith('\xff\xd8\xff'),
  'image/png': head => head.startsWith('\x89PNG\r\n\x1a\n'),
  'image/webp': head => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  'application/pdf': head => /^%PDF-[12]\.\d/.test(head),
  'video/mp4': head => head.slice(4, 8) === 'ftyp' && brands.test(head.slice(8, 12)),
  'video/webm': head => head.startsWith('\x1a\x45\xdf\xa3') && head.includes('webm'),
};

/** Detects an accepted file type by its magic bytes. Undefined for any other file. */
export function sniffType(bytes: Uint8Array): FileType | undefined {
  const head = latin1(bytes.subarray(0, 64));
  return (Object.keys(begins) as FileType[]).find(type => begins[type](head));
}
