import { randomFillSync } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { writeImage } from '../../../functions/platform/files/codecs.ts';
import { jpegWithScans, pdf } from '../file-samples.ts';

/** A picture that is hard to pack: as many signs of noise as its file has room for, the rest in one colour. */
function noise(width: number, height: number, share: number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  randomFillSync(data, 0, Math.floor((data.length * share) / 4) * 4);
  for (let at = 3; at < data.length; at += 8) data[at] = 255;
  return { data, width, height };
}

const objects = (count: number, one: string) =>
  Array.from({ length: count }, (_, at) => `endobj\n${10 + at} 0 obj\n${one}\n`).join('');
const stream = (entries: string, data: Buffer) =>
  `<< ${entries} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream\n`;

/** Files just below what is refused for its cost, and just above it. */
export const worstUploads: [what: string, make: () => Promise<Buffer> | Buffer, name: string][] = [
  [
    'a JPEG of 20 million pixels',
    async () => Buffer.from(await writeImage(noise(5_000, 4_000, 0.4), 'image/jpeg')),
    'a.jpg',
  ],
  ['a JPEG of 14 million pixels in 24 scans', () => jpegWithScans(24, 4_000, 3_500), 'a.jpg'],
  ['a JPEG of 8,000 scans', () => jpegWithScans(8_000, 5_000, 5_000), 'a.jpg'],
  [
    'a PNG of 16 million pixels',
    async () => Buffer.from(await writeImage(noise(4_000, 4_000, 0.3), 'image/png')),
    'a.png',
  ],
  ['a PDF of 140,000 objects', () => pdf(`<< >>\n${objects(140_000, '<< /A 1 >>')}`), 'a.pdf'],
  ['a PDF of a million objects', () => pdf(`<< >>\n${objects(1_000_000, '1')}`), 'a.pdf'],
  ['a PDF of names', () => pdf(`<< >>\n${objects(6, `[${'/Abc#20 '.repeat(200_000)}]`)}`), 'a.pdf'],
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
