import { expect, test } from 'vitest';
import { extensionsFor, purposeOf } from '../../shared/core/file-purposes.ts';
import { sniffType } from '../../shared/core/sniff-type.ts';
import { FileRecord } from '../../shared/features/operations/files/record.ts';
import { FileName } from '../../shared/features/operations/files/schema.ts';

test('each purpose of a file, such as a photo of a case, accepts the extensions of certain file types', () => {
  expect(extensionsFor('case-photo')).toEqual(['jpg', 'jpeg', 'png', 'webp']);
  expect(extensionsFor('attachment')).toEqual(['pdf', 'jpg', 'jpeg', 'png', 'webp']);
  expect(extensionsFor('activity-video')).toEqual(['mp4', 'm4v', 'webm']);
});

test('each purpose of a file, such as a signature, has its own size limit and its own roles', () => {
  expect(purposeOf('attachment')).toMatchObject({ kind: 'file', maxBytes: 25 * 1024 * 1024 });
  expect(purposeOf('profile-picture').roles).toContain('superadmin');
  expect(purposeOf('signature').roles).not.toContain('superadmin');
});

test('a file name must not contain a folder or a character that changes the text direction', () => {
  expect(FileName.parse('scan 明.pdf')).toBe('scan 明.pdf');
  expect(FileName.parse('scan\u202Efdp.exe')).toBe('scanfdp.exe');
  for (const name of ['../scan.pdf', 'a\\scan.pdf'])
    expect(FileName.safeParse(name).error?.issues[0]?.message).toBe('validation.characters');
});

test('the purpose of a stored file must be one of the purposes for organisations or for people', () => {
  const { purpose } = FileRecord.shape;
  for (const name of ['attachment', 'case-photo', 'signature', 'certificate'])
    expect(purpose.safeParse(name).success, name).toBe(true);
  expect(purpose.safeParse('anything').success).toBe(false);
});

test('a picture is recognised by the first bytes of its file, whatever bytes follow', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  expect(sniffType(new Uint8Array([...png, 0, 0, 0, 13]))).toBe('image/png');
  expect(sniffType(new Uint8Array([0, ...png]))).toBeUndefined();
});
