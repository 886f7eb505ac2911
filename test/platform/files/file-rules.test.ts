import { expect, test } from 'vitest';
import { declaredType, unsupportedTypeError } from '../../../functions/platform/files/declared-type.ts';
import { dispositionOf } from '../../../functions/platform/files/disposition.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { PurposeName } from '../../../shared/core/file-purposes.ts';
import { sniffType } from '../../../shared/core/sniff-type.ts';

const megabyte = 1024 * 1024;

function declared(purpose: PurposeName, name: string, type = '', size = 1) {
  try {
    return declaredType(purpose, { name, type, size });
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
}

test('the extension of a file, in upper or lower case, determines the file type', () => {
  expect(declared('attachment', 'scan.PDF', 'application/pdf')).toBe('application/pdf');
  expect(declared('case-photo', 'me.jpeg')).toBe('image/jpeg');
  expect(declared('activity-video', 'film.m4v', 'video/mp4')).toBe('video/mp4');
});

test('a file whose type the purpose does not accept is rejected with the message of that purpose', () => {
  expect(declared('attachment', 'scan.pdf.exe')).toBe('file.unsupported-file');
  expect(declared('case-photo', 'me.pdf')).toBe('file.unsupported-image');
  expect(declared('activity-video', 'film.mov')).toBe('file.unsupported-video');
  expect(declared('attachment', 'pdf')).toBe('file.unsupported-file');
  expect(unsupportedTypeError('signature').code).toBe('file.unsupported-image');
});

test('the file type that the browser sends must be one that is accepted for the purpose of the file', () => {
  expect(declared('attachment', 'scan.pdf', 'text/html')).toBe('file.unsupported-file');
  expect(declared('attachment', 'scan.pdf', '')).toBe('application/pdf');
});

test('a file must have at least 1 byte and at most 25 MB', () => {
  expect(declared('attachment', 'scan.pdf', '', 25 * megabyte)).toBe('application/pdf');
  expect(declared('attachment', 'scan.pdf', '', 25 * megabyte + 1)).toBe('file.too-big');
  expect(declared('attachment', 'scan.pdf', '', 0)).toBe('file.empty');
});

test('browsers show stored images and download all other files', () => {
  expect(dispositionOf({ name: 'me.jpg', type: 'image/jpeg' })).toBe(
    `inline; filename="me.jpg"; filename*=UTF-8''me.jpg`,
  );
  expect(dispositionOf({ name: 'scan.pdf', type: 'application/pdf' })).toBe(
    `attachment; filename="scan.pdf"; filename*=UTF-8''scan.pdf`,
  );
});

test.each([
  ['me.JPEG', 'image/jpeg', 'me.JPEG'],
  ['me.webp', 'image/jpeg', 'me.jpg'],
  ['a.b.exe', 'application/pdf', 'a.b.pdf'],
  ['.exe', 'application/pdf', 'file.pdf'],
  ['scan', 'application/pdf', 'scan.pdf'],
  ['scanpdf', 'application/pdf', 'scanpdf.pdf'],
] as const)('the file %s of the type %s is downloaded as %s', (name, type, saved) => {
  expect(dispositionOf({ name, type })).toContain(`filename="${saved}"`);
});

test('a file name cannot end the Content-Disposition header or add another header', () => {
  const header = dispositionOf({ name: `a"; b\r\n(1)'*明.pdf`, type: 'application/pdf' });
  expect(header).toBe(
    `attachment; filename="a__ b__(1)___.pdf"; filename*=UTF-8''a%22%3B%20b%0D%0A%281%29%27%2A%E6%98%8E.pdf`,
  );
  expect(dispositionOf({ name: '\ud83c.pdf', type: 'application/pdf' })).toContain("UTF-8''%EF%BF%BD.pdf");
});

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['%PDF-1.7\n', 'application/pdf'],
  ['%PDF-2.0\n', 'application/pdf'],
  ['\0\0\0\x18ftypisom', 'video/mp4'],
  ['\0\0\0\x18ftypM4V ', 'video/mp4'],
  ['\x1a\x45\xdf\xa3\x01webm', 'video/webm'],
])('bytes that begin with %j are recognised as %s', (head, type) => {
  expect(sniffType(bytes(head))).toBe(type);
});

test.each([
  '',
  'GIF89a',
  'RIFF\0\0\0\0WAVE',
  'XXXX\0\0\0\0WEBP',
  ' %PDF-1.7',
  '%PDF-3.0',
  '\0\0\0\x18ftypqt  ',
  '\0\0\0\x18freeisom',
  '\x1a\x45\xdf\xa3matroska',
  `\x1a\x45\xdf\xa3${' '.repeat(60)}webm`,
  'webm',
])('bytes that begin with %j are recognised as no accepted type', head => {
  expect(sniffType(bytes(head))).toBeUndefined();
});
