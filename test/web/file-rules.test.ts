import { expect, test } from 'vitest';
import type { FileKind } from '../../shared/core/file-purposes.ts';
import { rejectionOf, sizeOf } from '../../web/ui/file/file-rules.ts';

const megabyte = 1024 * 1024;
const rule = (kind: FileKind) => ({ kind, extensions: ['pdf', 'jpg'], maxBytes: 25 * megabyte });

test.each([
  ['scan.JPG', 25 * megabyte, 'file', undefined],
  ['scan.jpg', 25 * megabyte + 1, 'file', 'tooBig'],
  ['film.mov', 1, 'file', 'unsupportedFile'],
  ['film.mov', 1, 'image', 'unsupportedImage'],
  ['song.mp3', 99 * megabyte, 'video', 'unsupportedVideo'],
  ['pdf', 1, 'file', 'unsupportedFile'],
  ['letter.pdf.exe', 1, 'file', 'unsupportedFile'],
] as const)(
  'a chosen file %s of %i bytes for the purpose %s is checked with the result %s',
  (name, size, kind, refusal) => {
    expect(rejectionOf({ name, size }, rule(kind))).toBe(refusal);
  },
);

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [120 * 1024, '120 kB'],
  [25 * megabyte, '25 MB'],
  [25 * megabyte + 1, '25.1 MB'],
])('a file size of %i bytes is shown as %s, never rounded down', (bytes, told) => {
  expect(sizeOf(bytes)).toBe(told);
});

test('the size of a stored file is rounded to the nearest value, so that a file at the limit shows no larger size', () => {
  expect(sizeOf(25 * megabyte + 20_000, 'nearest')).toBe('25 MB');
  expect(sizeOf(25 * megabyte + 60_000, 'nearest')).toBe('25.1 MB');
});
