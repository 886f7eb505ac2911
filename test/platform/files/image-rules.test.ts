import { expect, test } from 'vitest';
import { checkVideo } from '../../../functions/platform/files/check-video.ts';
import { CorruptFileError } from '../../../functions/platform/files/corrupt-file-error.ts';
import { imageSize } from '../../../functions/platform/files/image-size.ts';
import { stripAncillaryChunks } from '../../../functions/platform/files/strip-ancillary-chunks.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const signature = '\x89PNG\r\n\x1a\n';
const chunk = (name: string, data: number[] = []) => bytes(uint32(data.length), name, data, [0, 0, 0, 0]);
const header = chunk('IHDR', [...uint32(640), ...uint32(480), 8, 6, 0, 0, 0]);
const frame = (marker: number) => [0xff, marker, 0, 11, 8, 0x01, 0xe0, 0x02, 0x80, 1];

test('the size of a PNG is read from its header', () => {
  expect(imageSize(bytes(signature, [...header]), 'image/png')).toEqual({ width: 640, height: 480 });
});

test.each([0xc0, 0xc2, 0xcf])('the size of a JPEG is read from its frame marker, here %i', marker => {
  const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, ...frame(marker)]);
  expect(imageSize(jpeg, 'image/jpeg')).toEqual({ width: 640, height: 480 });
});

test.each([0xc4, 0xc8, 0xcc])(
  'a JPEG marker that is not a frame, here %i, is skipped when the size is read',
  marker => {
    const jpeg = bytes([0xff, 0xd8, 0xff, marker, 0, 2, ...frame(0xc0)]);
    expect(imageSize(jpeg, 'image/jpeg')).toEqual({ width: 640, height: 480 });
  },
);

test.each([
  ['lossy', bytes('RIFF....WEBPVP8 ....', [0, 0, 0, 0, 0, 0, 0x80, 0x02, 0xe0, 0x01])],
  ['lossless', bytes('RIFF....WEBPVP8L....', [0x2f, 0x7f, 0xc2, 0x77, 0x00])],
  ['extended', bytes('RIFF....WEBPVP8X....', [0, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0])],
])('the size of a %s WebP is read from its first chunk', (_, webp) => {
  expect(imageSize(webp, 'image/webp')).toEqual({ width: 640, height: 480 });
});

test('width and height of a large WebP are read from three bytes each', () => {
  const webp = bytes('RIFF....WEBPVP8X....', [0, 0, 0, 0, 0, 0, 1, 1, 0, 2]);
  expect(imageSize(webp, 'image/webp')).toEqual({ width: 65_537, height: 131_074 });
});

test.each([
  ['a PNG that is cut off', bytes(signature), 'image/png'],
  ['a PNG without width', bytes(signature, [...chunk('IHDR', [...uint32(0), ...uint32(480)])]), 'image/png'],
  ['a PNG without height', bytes(signature, [...chunk('IHDR', [...uint32(640), ...uint32(0)])]), 'image/png'],
  ['a JPEG without a frame', bytes([0xff, 0xd8, 0xff, 0xd9, ...frame(0xc0)]), 'image/jpeg'],
  ['a JPEG whose scan comes first', bytes([0xff, 0xd8, 0xff, 0xda, 0, 2, ...frame(0xc0)]), 'image/jpeg'],
  ['a JPEG without a marker', bytes([0xff, 0xd8, 0, 0xc0, 0, 11, 8, 1, 1, 1, 1]), 'image/jpeg'],
  ['a WebP of another kind', bytes('RIFF....WEBPICCP....', Array(10).fill(1)), 'image/webp'],
] as const)('for %s no picture size is returned', (_, file, type) => {
  expect(() => imageSize(file, type)).toThrow(CorruptFileError);
});

test('of a PNG only the chunks that its pixels need are kept, and bytes after its end are removed', () => {
  const [text, end] = [chunk('tEXt', [1, 2, 3]), chunk('IEND')];
  const pixels = chunk('IDAT', [7]);
  const png = Buffer.concat([bytes(signature), header, text, pixels, end, bytes('PK-zip')]);
  expect(Buffer.from(stripAncillaryChunks(png))).toEqual(
    Buffer.concat([bytes(signature), header, pixels, end]),
  );
});

test('a PNG without an end, or with a truncated chunk, is corrupt', () => {
  expect(() => stripAncillaryChunks(Buffer.concat([bytes(signature), header]))).toThrow(
    'a PNG without an end',
  );
  const cutOff = Buffer.concat([bytes(signature), bytes(uint32(99), 'IDAT', [0, 0, 0, 0]), chunk('IEND')]);
  expect(() => stripAncillaryChunks(cutOff)).toThrow(CorruptFileError);
});

const box = (size: number, ...data: (string | number[])[]) => bytes(uint32(size), ...data);
const check = (...boxes: Buffer[]) => checkVideo(Buffer.concat(boxes), 'video/mp4');

test('an MP4 is valid if its boxes (parts) fill the whole file; a box of size 0 reaches to the end of the file', () => {
  expect(() => check(box(12, 'ftypisom'), box(8, 'free'))).not.toThrow();
  expect(() => check(box(1, 'mdat', uint32(0), uint32(18), [1, 2]), box(8, 'free'))).not.toThrow();
  expect(() => check(box(1, 'mdat', uint32(0), uint32(16)))).not.toThrow();
  expect(() => check(box(8, 'free'), box(0, 'mdat', [1, 2, 3]))).not.toThrow();
});

test.each([
  ['a byte after its boxes', [box(8, 'free'), bytes([1])]],
  ['a head that is cut off', [box(8, 'free'), bytes([0, 0, 0, 8, 1, 1, 1])]],
  ['a box longer than the file', [box(13, 'ftypisom')]],
  ['a box shorter than its head', [box(7, 'free')]],
  ['a long size that is cut off', [box(1, 'mdat', uint32(0), [0, 0, 0])]],
  ['a long size beyond the file', [box(1, 'mdat', uint32(1), uint32(0))]],
])('an MP4 with %s is corrupt', (_, boxes) => {
  expect(() => check(...boxes)).toThrow(CorruptFileError);
});

test('a WebM begins with the EBML magic number', () => {
  expect(() => checkVideo(bytes([0x1a, 0x45, 0xdf, 0xa3]), 'video/webm')).not.toThrow();
  for (const wrong of [bytes([0x1a, 0x45, 0xdf]), bytes([0x1a, 0x45, 0xdf, 0xa4])])
    expect(() => checkVideo(wrong, 'video/webm')).toThrow('no WebM');
});
