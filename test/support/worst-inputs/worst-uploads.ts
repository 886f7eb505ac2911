import { crc32, deflateSync } from 'node:zlib';
import { jpegWithScans, pdf } from '../file-samples.ts';

/** A transparent PNG: it has few bytes but many pixels, whose data may be split by empty chunks. */
function clearPng(width: number, height: number, emptyParts = 0): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const rows = deflateSync(Buffer.alloc((width * 4 + 1) * height), { level: 1 });
  const empty = Array<Buffer>(emptyParts).fill(chunk('IDAT', Buffer.alloc(0)));
  const chunks = [chunk('IHDR', head), ...empty, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

/** A JPEG with empty comments before its pixels. */
function jpegInParts(emptyParts: number): Buffer {
  const picture = jpegWithScans(24, 4_000, 3_500);
  const comments = Buffer.alloc(emptyParts * 4, Buffer.from([0xff, 0xfe, 0, 2]));
  return Buffer.concat([picture.subarray(0, 2), comments, picture.subarray(2)]);
}

const objects = (count: number, one: string) =>
  Array.from({ length: count }, (_, at) => `endobj\n${10 + at} 0 obj\n${one}\n`).join('');
const stream = (entries: string, data: Buffer) =>
  `<< ${entries} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream\n`;

/** Files just below and just above the limits at which they are rejected for their costs. */
export const worstUploads: [what: string, make: () => Buffer, name: string][] = [
  ['a JPEG of 14 million pixels in 24 scans', () => jpegWithScans(24, 4_000, 3_500), 'a.jpg'],
  ['a JPEG of 8,000 scans', () => jpegWithScans(8_000, 5_000, 5_000), 'a.jpg'],
  ['a PNG of 16 million pixels', () => clearPng(4_000, 4_000), 'a.png'],
  ['a picture in 20,000 parts, as JPEG', () => jpegInParts(19_900), 'a.jpg'],
  ['a picture in 20,000 parts, as PNG', () => clearPng(4_000, 4_000, 19_900), 'a.png'],
  ['a picture in two million parts, as PNG', () => clearPng(4_000, 4_000, 2_000_000), 'a.png'],
  ['a PDF of 140,000 objects', () => pdf(`<< >>\n${objects(140_000, '<< /A 1 >>')}`), 'a.pdf'],
  ['a PDF of a million objects', () => pdf(`<< >>\n${objects(1_000_000, '1')}`), 'a.pdf'],
  ['a PDF of names', () => pdf(`<< >>\n${objects(3, `[${'/Abc#20 '.repeat(200_000)}]`)}`), 'a.pdf'],
  ['a PDF with one text of 24 MB', () => pdf(`(${'\\a'.repeat(12_000_000)})`), 'a.pdf'],
  [
    'a PDF that unpacks to 190 MB',
    () => pdf(stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(190 << 20), { level: 1 }))),
    'a.pdf',
  ],
  [
    'a PDF with 16 MB of packed objects',
    () =>
      pdf(
        stream(
          '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode',
          deflateSync(Buffer.from(`90 0 (${'a'.repeat(15 << 20)})`)),
        ),
      ),
    'a.pdf',
  ],
  [
    'a PDF of 200,000 spaces',
    () => pdf(`<< /Type /ObjStm /Filter${' '.repeat(200_000)}/X >>\nstream\nx\nendstream`),
    'a.pdf',
  ],
];
