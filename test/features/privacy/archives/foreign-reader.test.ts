import { expect, test } from 'vitest';
import { ArchiveStorage } from '../../../../functions/features/privacy/archives/archive-storage.ts';
import { indexPage } from '../../../../functions/features/privacy/archives/index-page.ts';
import type { Bucket } from '../../../../functions/platform/files/bucket.ts';
import { writeZip } from '../../../../functions/platform/files/write-zip.ts';

const directoryMark = Buffer.from([0x50, 0x4b, 1, 2]);
const unix = 3;

test('an archive’s ZIP file is marked as made on Unix, so that other programs read its Chinese file names correctly', () => {
  const zip = writeZip([{ name: '陈小明/index.html', bytes: Buffer.from('x') }], 0);
  const at = zip.indexOf(directoryMark);
  expect(zip[at + 5]).toBe(unix);
  expect(zip.readUInt16LE(at + 8) & 0x0800).toBe(0x0800);
  expect((zip.readUInt32LE(at + 38) >>> 16).toString(8)).toBe('100644');
});

test('an archive’s first page lists children in the alphabetical order of the page’s language, with links to their records', () => {
  const child = { birthDate: null, fileNumber: null, status: 'active', visits: 0 } as const;
  const rows = ['王安', '陈安', '李安'].map(fullName => ({ ...child, fullName, folder: fullName }));
  const shown = { organization: 'A', at: '2026-01-01', rows, nouns: [], missing: 0 };
  const html = indexPage(shown, 'zh-Hans');
  expect(html.match(/.安(?=<)/g)).toEqual(['陈安', '李安', '王安']);
  expect(html).toContain('href="#data"');
  expect(html).toContain('id="data"');
});

test('several parts of an archive are read at the same time and joined in the right order, even if there are a thousand', async () => {
  let [reading, most] = [0, 0];
  const bucket = {
    read: async (key: string) => {
      most = Math.max(most, ++reading);
      await new Promise(setImmediate);
      reading -= 1;
      return Buffer.from(`${key}\n`);
    },
  } as unknown as Bucket;
  const names = Array.from({ length: 1000 }, (_, number) => String(number));
  const text = await new ArchiveStorage(bucket, 'of/').readText(...names);
  expect(text.trimEnd().split('\n')).toEqual(names.map(name => `of/${name}`));
  expect(most).toBeGreaterThan(10);
  expect(most).toBeLessThan(50);
});
