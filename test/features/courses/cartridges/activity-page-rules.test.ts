import { expect, test } from 'vitest';
import type { LanguageTag } from '../../../../shared/core/languages.ts';
import type { Activity } from '../../../../shared/features/courses/activities/schema.ts';
import { activityHtml } from '../../../../shared/features/courses/cartridges/activity-html.ts';
import { activityFields } from '../activities/samples.ts';

const at = '2026-11-22T00:00:00.000Z';
const files = new Map([
  ['file_1', 'files/file_1.pdf'],
  ['file_2', 'files/file_2.mp4'],
]);
const pageOf = (more: Partial<Activity>, language: LanguageTag = 'en') => {
  const record = { id: 'act_1', courseId: 'crs_1', version: 1, createdAt: at, updatedAt: at, links: [] };
  const bare = { description: '', material: '', objectives: [], title: 'Look' };
  return activityHtml({ ...activityFields(bare), ...record, ...more }, language, files);
};
const page = (body: string, language = 'en') =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>Look</title></head><body><h1>Look</h1>${body}</body></html>`;
const film = (fileId: string) => ({ type: 'file' as const, fileId, captions: { en: '', zh: '' } });

test('if an activity has only a title, the exported page shows only the title', () => {
  expect(pageOf({})).toBe(page(''));
});

test('an exported page shows an activity’s description, material, objectives and plan under headings', () => {
  const shown = pageOf({
    description: 'Sit\nstill',
    material: 'A lamp\n& a <chair>',
    objectives: ['Follows', '"Jumps"'],
    plan: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Begin' }] }] },
    video: { type: 'link', url: 'https://vimeo.com/1?a&b' },
    attachments: [{ fileId: 'file_1', name: '<Sheet>' }],
  });
  expect(shown).toBe(
    page(
      [
        '<p>Sit<br>still</p>',
        '<h2>Material</h2><p>A lamp<br>&amp; a &lt;chair&gt;</p>',
        '<h2>Objectives</h2><ul><li>Follows</li><li>&quot;Jumps&quot;</li></ul>',
        '<h2>Plan</h2><p>Begin</p>',
        '<h2>Video</h2><p><a href="https://vimeo.com/1?a&amp;b">https://vimeo.com/1?a&amp;b</a></p>',
        '<h2>Attachments</h2><ul><li><a href="../files/file_1.pdf">&lt;Sheet&gt;</a></li></ul>',
      ].join(''),
    ),
  );
});

test('an exported page of an activity has headings in Simplified Chinese if the course is in Chinese', () => {
  expect(pageOf({ material: '灯', video: film('file_2') }, 'zh-Hans')).toBe(
    page(
      '<h2>材料</h2><p>灯</p><h2>视频</h2><video controls preload="metadata" src="../files/file_2.mp4"></video>',
      'zh-Hans',
    ),
  );
});

test('an exported page of an activity omits files that are missing in the exported course', () => {
  expect(pageOf({ video: film('file_gone') })).toBe(page(''));
  expect(pageOf({ attachments: [{ fileId: 'file_gone', name: 'Gone' }] })).toBe(page(''));
  const attachments = [
    { fileId: 'file_gone', name: 'Gone' },
    { fileId: 'file_1', name: 'Sheet' },
  ];
  expect(pageOf({ attachments })).toBe(
    page('<h2>Attachments</h2><ul><li><a href="../files/file_1.pdf">Sheet</a></li></ul>'),
  );
});

test('HTML characters in the title of an exported page are escaped', () => {
  const shown = pageOf({ title: 'A & <b>' });
  expect(shown).toContain('<title>A &amp; &lt;b&gt;</title></head><body><h1>A &amp; &lt;b&gt;</h1>');
  expect(shown).not.toContain('<b>');
});
