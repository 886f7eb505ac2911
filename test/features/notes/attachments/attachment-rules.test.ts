import { expect, test } from 'vitest';
import {
  appendedSize,
  fitsIntoPdf,
  maxAppendedBytes,
  maxAppendedPages,
  mayAppend,
} from '../../../../shared/features/notes/attachments/attachment-rules.ts';
import { AttachmentList } from '../../../../shared/features/notes/attachments/schema.ts';

const attached = (size: number, pages: number | null, isAppended = true) => ({ size, pages, isAppended });

test('an attachment that the product cannot read (such as an encrypted PDF) cannot be appended to the PDF of a note', () => {
  expect(mayAppend({ problem: null })).toBe(true);
  expect(mayAppend({ problem: 'encrypted' })).toBe(false);
});

test('only attachments that are appended to a note’s PDF count towards the note’s limit; a picture counts as one page', () => {
  const files = [attached(10, 3), attached(5, null), attached(100, 50, false)];
  expect(appendedSize(files)).toEqual({ bytes: 15, pages: 4 });
  expect(appendedSize([])).toEqual({ bytes: 0, pages: 0 });
});

test('the attachments that are appended to a note’s PDF have a maximum number of bytes and a maximum number of pages', () => {
  expect(fitsIntoPdf([attached(maxAppendedBytes, maxAppendedPages)])).toBe(true);
  expect(fitsIntoPdf([attached(maxAppendedBytes + 1, 1)])).toBe(false);
  expect(fitsIntoPdf([attached(1, maxAppendedPages), attached(1, null)])).toBe(false);
  expect(fitsIntoPdf([attached(maxAppendedBytes * 2, 999, false)])).toBe(true);
});

test('the same file cannot be attached to a note twice', () => {
  const list = (...marks: string[]) =>
    AttachmentList.safeParse(marks.map(mark => ({ fileId: `file_${mark.padStart(22, '0')}` })));
  expect(list().success).toBe(true);
  expect(list('1', '2').data).toEqual([
    { fileId: 'file_0000000000000000000001', caption: '', isAppended: false },
    { fileId: 'file_0000000000000000000002', caption: '', isAppended: false },
  ]);
  expect(list('1', '2', '1').error?.issues).toMatchObject([{ path: [], message: 'validation.file' }]);
});
