import { expect, test } from 'vitest';
import type { Activity } from '../../../../shared/features/courses/activities/schema.ts';
import { cartridgeTexts } from '../../../../shared/features/courses/cartridges/cartridge.ts';
import type { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import { zipBlob } from '../../../../web/ui/file/zip-blob.ts';
import { activityFields } from '../activities/samples.ts';

const at = '2026-11-22T00:00:00.000Z';
const course = { id: 'crs_1', title: 'A & <b>', shortDescription: '“手”\uFFFF', languages: ['zh' as const] };
const folder: CoursePart = { type: 'folder', id: 'fld_1', parentId: null, title: '1 "Look"', updatedAt: at };

function activity(id: string, more: Partial<Activity> = {}): { part: CoursePart; stored: Activity } {
  const fields = activityFields({ title: `<script>${id}` });
  const { title, activityKind, icon, minutes, addToCalendar } = fields;
  const head = { title, activityKind, icon, minutes, addToCalendar };
  const record = { id, courseId: course.id, version: 1, createdAt: at, updatedAt: at, links: [] };
  return {
    part: { type: 'activity', ...head, id, parentId: folder.id, hasVideo: false, updatedAt: at },
    stored: { ...fields, ...record, ...more },
  };
}

const attachments = [{ fileId: 'file_1', name: 'Sheet "A".pdf' }];
const links = [{ fileId: 'file_1', url: 'https://files.example/1' }];
const made = [activity('act_1', { attachments, links }), activity('act_2')];
const texts = cartridgeTexts({
  course,
  parts: [folder, ...made.map(({ part }) => part)],
  activities: made.map(({ stored }) => stored),
  files: new Map([['file_1', 'files/file_1.pdf']]),
});
const manifest = texts[0]?.text ?? '';
const all = (pattern: RegExp) => [...manifest.matchAll(pattern)].map(found => found[1] ?? '');

test('each item of a cartridge leads to a resource, and each resource to a file of it', () => {
  expect(texts.map(({ path }) => path)).toEqual([
    'imsmanifest.xml',
    'activities/act_1.html',
    'activities/act_2.html',
  ]);
  const resources = all(/<resource identifier="([^"]+)"/g);
  expect(resources).toEqual(['act_1', 'act_2', 'file_1']);
  expect(all(/identifierref="([^"]+)"/g).every(id => resources.includes(id))).toBe(true);
  const paths = [...texts.map(({ path }) => path), 'files/file_1.pdf'];
  expect(all(/ href="([^"]+)"/g).every(path => paths.includes(path))).toBe(true);
  const ids = all(/ identifier="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what authors write is text in a cartridge, and runs nowhere', () => {
  expect(manifest).toContain('A &amp; &lt;b&gt;');
  expect(manifest).not.toContain('\uFFFF');
  for (const { text } of texts) expect(text).not.toContain('<script');
  expect(texts[1]?.text).toContain('<a href="../files/file_1.pdf">Sheet &quot;A&quot;.pdf</a>');
});

test('an archive holds each file with its length and its checksum', async () => {
  const files = [
    { path: 'a.txt', content: new Blob(['123456789']) },
    { path: 'b/empty', content: new Blob([]) },
  ];
  const bytes = Buffer.from(await (await zipBlob(files)).arrayBuffer());
  expect(bytes.readUInt32LE(14)).toBe(0xcbf43926);
  expect(bytes.readUInt32LE(18)).toBe(9);
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  expect(bytes.readUInt16LE(end + 10)).toBe(2);
  const directory = bytes.readUInt32LE(end + 16);
  expect(bytes.readUInt32LE(directory)).toBe(0x02014b50);
  expect(directory + bytes.readUInt32LE(end + 12)).toBe(end);
  const second = directory + 46 + 'a.txt'.length;
  expect(bytes.readUInt32LE(bytes.readUInt32LE(second + 42))).toBe(0x04034b50);
});
