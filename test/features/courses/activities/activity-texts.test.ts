import { expect, test } from 'vitest';
import { isWebVtt } from '../../../../shared/features/courses/activities/captions.ts';
import { unknownEmailFields } from '../../../../shared/features/courses/activities/email-fields.ts';
import { minutesAt, videoQuality } from '../../../../shared/features/courses/activities/video-quality.ts';

test('captions are WebVTT with cues that end after they begin', () => {
  const cue = (timing: string) => `WEBVTT\n\n${timing}\nLook here`;
  expect(isWebVtt(cue('00:01.000 --> 00:04.000'))).toBe(true);
  expect(isWebVtt(`\uFEFFWEBVTT - plan\r\n\r\n01:00:01.000 --> 01:00:04.000 align:start\r\nA`)).toBe(true);
  for (const wrong of [
    '',
    'WEBVTT',
    'WEBVTTX\n\n00:01.000 --> 00:04.000',
    '1\n00:00:01,000 --> 00:00:04,000\nSubRip',
    cue('00:04.000 --> 00:01.000'),
    cue('00:61.000 --> 00:62.000'),
    cue('<script> --> 00:04.000'),
  ])
    expect(isWebVtt(wrong), wrong).toBe(false);
});

test('whatever stands in brackets without being a field is named once', () => {
  expect(unknownEmailFields('Dear {{ case.fullName }}, {{case.name}} {{case.name}} {{}}')).toEqual([
    'case.name',
    '{{}}',
  ]);
  expect(unknownEmailFields('See {{case.fullName\nnext')).toEqual(['{{case.fullName']);
  expect(unknownEmailFields('{one} }} [[two]]')).toEqual([]);
});

test('the size of a video is weighed against its length', () => {
  expect(minutesAt(480)).toBeGreaterThan(minutesAt(720));
  const minute = { seconds: 60, height: 720 };
  expect(videoQuality({ bytes: 60_000_000, ...minute })).toEqual({ enough: 15_000_000, advice: 'smaller' });
  expect(videoQuality({ bytes: 15_000_000, ...minute })).toMatchObject({ advice: 'fits' });
  expect(videoQuality({ bytes: 1_000_000, ...minute })).toMatchObject({ advice: 'blurred' });
  expect(videoQuality({ bytes: 1, seconds: Number.POSITIVE_INFINITY, height: 720 })).toBeNull();
  expect(videoQuality({ bytes: 1, seconds: 1, height: 0 })).toBeNull();
});
