import { expect, test } from 'vitest';
import { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import { activityFields } from './samples.ts';

const issuesOf = (more: Partial<ActivityFields>) =>
  ActivityFields.safeParse(activityFields(more)).error?.issues.map(({ path, message }) => ({
    path,
    message,
  }));
const captions = 'WEBVTT\n\n00:01.000 --> 00:04.000\nLook here';
const film = (en: string, zh: string) => ({
  type: 'file' as const,
  fileId: 'file_0000000000000000000000',
  captions: { en, zh },
});
const letter = (subject = '', text = '') => ({ subject, text });

test('an activity without a video and without an email text is accepted unchanged', () => {
  const fields = activityFields();
  expect(ActivityFields.parse(fields)).toEqual(fields);
});

test('video captions are optional; captions that are not valid WebVTT are rejected, with an error that names the language', () => {
  expect(issuesOf({ video: film('', '') })).toBeUndefined();
  expect(issuesOf({ video: film(captions, captions) })).toBeUndefined();
  const english = { path: ['video', 'captions', 'en'], message: 'validation.captions' };
  const chinese = { path: ['video', 'captions', 'zh'], message: 'validation.captions' };
  expect(issuesOf({ video: film('Hello', captions) })).toEqual([english]);
  expect(issuesOf({ video: film('', '你好') })).toEqual([chinese]);
  expect(issuesOf({ video: film('Hello', '你好') })).toEqual([english, chinese]);
});

test('the picture or video of an activity cannot also be its attachment', () => {
  const [one, other] = ['file_0000000000000000000000', 'file_1111111111111111111111'] as const;
  const icon = { type: 'image' as const, fileId: one };
  const attached = (...fileIds: string[]) => fileIds.map(fileId => ({ fileId, name: 'Plan' }));
  const twice = [{ path: ['attachments'], message: 'validation.file' }];
  expect(issuesOf({ icon, attachments: attached(other) })).toBeUndefined();
  expect(issuesOf({ icon, attachments: attached(other, one) })).toEqual(twice);
  expect(issuesOf({ video: film('', ''), attachments: attached(one) })).toEqual(twice);
  expect(
    issuesOf({ video: { type: 'link', url: 'https://vimeo.com/76979871' }, attachments: attached(one) }),
  ).toBeUndefined();
});

test('a video link is accepted only from an allowed host', () => {
  const linked = (url: string) => issuesOf({ video: { type: 'link', url } });
  expect(linked('https://vimeo.com/76979871')).toBeUndefined();
  expect(linked('https://evil.example/76979871')).toEqual([
    { path: ['video', 'url'], message: 'validation.video_address' },
  ]);
});

test('an email text with an unknown merge field is rejected; the error names the language and the part (subject or body)', () => {
  const known = letter('{{activity.title}}', 'Dear {{case.fullName}}');
  expect(issuesOf({ email: { en: known, zh: letter() } })).toBeUndefined();
  const issue = (language: string, part: string) => ({
    path: ['email', language, part],
    message: 'validation.field',
  });
  expect(issuesOf({ email: { en: known, zh: letter('', '您好，{{child}}') } })).toEqual([
    issue('zh', 'text'),
  ]);
  expect(issuesOf({ email: { en: letter('{{child}}'), zh: known } })).toEqual([issue('en', 'subject')]);
  const wrong = letter('{{child}}', '{{child}}');
  expect(issuesOf({ email: { en: wrong, zh: wrong }, video: film('', '你好') })).toEqual([
    issue('en', 'subject'),
    issue('en', 'text'),
    { path: ['video', 'captions', 'zh'], message: 'validation.captions' },
    issue('zh', 'subject'),
    issue('zh', 'text'),
  ]);
});

test('the minimum age of an activity cannot be above its maximum age', () => {
  const wrong = [{ path: ['ageTo'], message: 'validation.age_order' }];
  expect(issuesOf({ ageFrom: 9, ageTo: 8 })).toEqual(wrong);
  expect(issuesOf({ ageFrom: 9, ageTo: 9 })).toBeUndefined();
  expect(issuesOf({ ageFrom: 9, ageTo: null })).toBeUndefined();
  expect(issuesOf({ ageFrom: null, ageTo: 8 })).toBeUndefined();
});
