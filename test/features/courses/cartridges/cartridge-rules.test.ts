import { expect, test } from 'vitest';
import type { Activity } from '../../../../shared/features/courses/activities/schema.ts';
import {
  type CartridgeSource,
  cartridgeTexts,
} from '../../../../shared/features/courses/cartridges/cartridge.ts';
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
const links = ['file_1', 'file_gone'].map(fileId => ({ fileId, url: `https://files.example/${fileId}` }));
const made = [activity('act_1', { attachments, links }), activity('act_2')];
const source: CartridgeSource = {
  course,
  parts: [...made.map(({ part }) => part), folder],
  activities: made.map(({ stored }) => stored),
  files: new Map([['file_1', 'files/file_1.pdf']]),
};
const manifestOf = (more: Partial<CartridgeSource> = {}) =>
  cartridgeTexts({ ...source, ...more })[0]?.text ?? '';

test('in an exported Common Cartridge, each item refers to a resource, and each resource refers to a file in the cartridge', () => {
  const texts = cartridgeTexts(source);
  const all = (pattern: RegExp) => [...manifestOf().matchAll(pattern)].map(found => found[1] ?? '');
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

test('the manifest of a cartridge lists the course, its folders in order, and the location of each page and file', () => {
  expect(manifestOf().split('\n').slice(2)).toEqual([
    '<metadata><schema>IMS Common Cartridge</schema><schemaversion>1.3.0</schemaversion>',
    '<lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string language="zh">A &amp; &lt;b&gt;</lomimscc:string></lomimscc:title>',
    '<lomimscc:language>zh</lomimscc:language>',
    '<lomimscc:description><lomimscc:string language="zh">“手”</lomimscc:string></lomimscc:description>',
    '</lomimscc:general></lomimscc:lom></metadata>',
    '<organizations><organization identifier="structure" structure="rooted-hierarchy"><item identifier="root">',
    '<item identifier="item-fld_1"><title>1 &quot;Look&quot;</title>',
    '<item identifier="item-act_1" identifierref="act_1"><title>&lt;script&gt;act_1</title></item>',
    '<item identifier="item-act_2" identifierref="act_2"><title>&lt;script&gt;act_2</title></item>',
    '</item>',
    '</item></organization></organizations>',
    '<resources>',
    '<resource identifier="act_1" type="webcontent" href="activities/act_1.html"><file href="activities/act_1.html"/><dependency identifierref="file_1"/></resource>',
    '<resource identifier="act_2" type="webcontent" href="activities/act_2.html"><file href="activities/act_2.html"/></resource>',
    '<resource identifier="file_1" type="webcontent" href="files/file_1.pdf"><file href="files/file_1.pdf"/></resource>',
    '</resources>',
    '</manifest>',
    '',
  ]);
});

test('the manifest of a cartridge has the header of Common Cartridge 1.3', () => {
  const [declaration, element] = manifestOf().split('\n');
  expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>');
  expect(element).toBe(
    [
      '<manifest identifier="crs_1"',
      'xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1"',
      'xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest"',
      'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
      'xsi:schemaLocation="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1',
      'http://www.imsglobal.org/profile/cc/ccv1p3/ccv1p3_imscp_v1p2_v1p0.xsd',
      'http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest',
      'http://www.imsglobal.org/profile/cc/ccv1p3/LOM/ccv1p3_lommanifest_v1p0.xsd">',
    ].join(' '),
  );
});

test('an activity without an exported page is not listed in the folders of a Common Cartridge', () => {
  const [, second] = made;
  const manifest = manifestOf({ activities: second ? [second.stored] : [] });
  expect(manifest).toContain(
    '<item identifier="item-fld_1"><title>1 &quot;Look&quot;</title>\n<item identifier="item-act_2"',
  );
  expect(manifest).not.toContain('act_1');
});

test('an exported Common Cartridge is in the first language of the course, and lists all languages of the course', () => {
  const languagesOf = (...languages: ('en' | 'zh')[]) => {
    const texts = cartridgeTexts({ ...source, course: { ...course, languages } });
    const [manifest = '', page = ''] = texts.map(({ text }) => text);
    return [
      [...manifest.matchAll(/language="(\w+)"/g)].map(found => found[1]),
      [...manifest.matchAll(/<lomimscc:language>(\w+)</g)].map(found => found[1]),
      /<html lang="([^"]+)"/.exec(page)?.[1],
    ];
  };
  expect(languagesOf('en', 'zh')).toEqual([['en', 'en'], ['en', 'zh'], 'en']);
  expect(languagesOf('zh', 'en')).toEqual([['zh', 'zh'], ['zh', 'en'], 'zh-Hans']);
  expect(languagesOf()).toEqual([['en', 'en'], [], 'en']);
});

test('an exported Common Cartridge escapes the texts of authors, so that a text cannot run as code', () => {
  const texts = cartridgeTexts({ ...source, course: { ...course, title: '\uFFFEA\uFFFF & <b>\uFFFF' } });
  expect(texts[0]?.text).toContain('>A &amp; &lt;b&gt;<');
  for (const { text } of texts) expect(text).not.toContain('<script');
  expect(texts[1]?.text).toContain('<a href="../files/file_1.pdf">Sheet &quot;A&quot;.pdf</a>');
});

test('the exported ZIP archive of a course stores each file with the file’s length and checksum', async () => {
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
