import { deflateSync } from 'node:zlib';
import { writeImage } from '../../functions/platform/files/codecs.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** A picture in one colour with a stripe of another colour on its left side. */
function pixels(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) {
    const isStripe = (at / 4) % width < width / 4;
    data.set(isStripe ? [200, 30, 30, 255] : [30, 60, 200, 255], at);
  }
  return { data, width, height };
}

export const png = async (width = 8, height = 4) =>
  Buffer.from(await writeImage(pixels(width, height), 'image/png'));
export const jpeg = async (width = 80, height = 40) =>
  Buffer.from(await writeImage(pixels(width, height), 'image/jpeg'));

/** A JPEG as written by a phone: rotated, with EXIF orientation and GPS position. */
export async function jpegWithExif(): Promise<Buffer> {
  const image = await jpeg();
  const tiff = latin1('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0');
  const exif = Buffer.concat([latin1('Exif\0\0'), tiff, latin1('GPS 22.28 114.16')]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([image.subarray(0, 2), head, exif, image.subarray(2)]);
}

/** A PNG whose header declares these dimensions, with hardly any pixels. */
export async function pngWithDeclaredSize(width: number, height: number): Promise<Buffer> {
  const image = Buffer.from(await png());
  image.writeUInt32BE(width, 16);
  image.writeUInt32BE(height, 20);
  return image;
}

/** A PNG with a compressed text chunk that expands to 64 MB. */
export async function pngWithTextBomb(): Promise<Buffer> {
  const image = await png();
  const packed = deflateSync(Buffer.alloc(64 * 1024 * 1024, 65));
  const content = Buffer.concat([latin1('zTXtnote\0\0'), packed]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  return Buffer.concat([image.subarray(0, 33), length, content, Buffer.alloc(4), image.subarray(33)]);
}

/** A PDF with one given object besides its page. */
export function pdf(object = '<< /Type /Note >>'): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    object,
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((one, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${one}\nendobj\n`;
    return place;
  });
  const table = text.length;
  const lines = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return latin1(text);
}

/** A PDF whose objects are compressed in a stream. */
export function pdfWithObjectStream(objects: string | Buffer, filter = '/FlateDecode'): Buffer {
  const packed = deflateSync(Buffer.from(objects)).toString('latin1');
  const head = `<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${packed.length} >>`;
  return pdf(`${head}\nstream\n${packed}\nendstream`);
}

export const svg = latin1('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
export const html = latin1('<!doctype html><html><body><script>alert(1)</script></body></html>');
/** A file that some readers take for a GIF picture, and others for a program. */
export const gifPolyglot = latin1('GIF89a=1;alert(1)//\0\0\0;');
/** The shortest valid ZIP archive. Readers start at the end of an archive. */
export const zip = Buffer.concat([latin1('PK\x05\x06'), Buffer.alloc(18)]);

const segment = (marker: number, content: number[]) =>
  Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255, ...content]);

/**
 * A progressive grey JPEG with many scans: each costs a few bytes in the file, but all pixels in decoding.
 */
export function jpegWithScans(scans: number, width: number, height: number): Buffer {
  const shortestCode = (table: number, symbol: number) =>
    segment(0xc4, [table, 1, ...Array(15).fill(0), symbol]);
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const scan = segment(0xda, [1, 1, 0x00, 1, 63, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array(64).fill(1)]),
    segment(0xc2, [8, ...size, 1, 1, 0x11, 0]),
    shortestCode(0x00, 0),
    shortestCode(0x10, 0xe0),
    segment(0xda, [1, 1, 0x00, 0, 0, 0]),
    ...Array<Buffer>(scans - 1).fill(scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A PDF whose objects are in a stream, with rows stored as differences from the previous row. */
export function pdfWithPredictedObjects(objects: string): Buffer {
  const columns = 8;
  const plain = Buffer.from(objects.padEnd(Math.ceil(objects.length / columns) * columns));
  const rows: Buffer[] = [];
  for (let at = 0; at < plain.length; at += columns) {
    const before = at === 0 ? Buffer.alloc(columns) : plain.subarray(at - columns, at);
    rows.push(
      Buffer.from([2, ...plain.subarray(at, at + columns).map((byte, x) => byte - (before[x] ?? 0))]),
    );
  }
  const packed = deflateSync(Buffer.concat(rows)).toString('latin1');
  const parameters = `/DecodeParms << /Predictor 12 /Columns ${columns} >>`;
  const head = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode ${parameters} /Length ${packed.length} >>`;
  return pdf(`${head}\nstream\n${packed}\nendstream`);
}
