import { expect, test } from 'vitest';
import { isWebVtt } from '../../../../shared/features/courses/activities/captions.ts';
import {
  unknownEmailFields,
  writtenField,
} from '../../../../shared/features/courses/activities/email-fields.ts';

const timings = (...lines: string[]) => lines.map(line => `${line}\nLook here`).join('\n\n');
const cues = (...lines: string[]) => `WEBVTT\n\n${timings(...lines)}`;

test('video captions are valid if they are WebVTT and each cue (a timed text) ends after its start', () => {
  expect(isWebVtt(cues('00:01.000 --> 00:04.000'))).toBe(true);
  expect(isWebVtt(`\uFEFFWEBVTT - plan\r\n\r\n01:00:01.000 --> 01:00:04.000 align:start\r\nA`)).toBe(true);
  expect(isWebVtt('WEBVTT\r\r00:01.000 --> 00:04.000\rLook here')).toBe(true);
  for (const wrong of [
    '',
    'WEBVTT',
    'WEBVTTX\n\n00:01.000 --> 00:04.000',
    'XWEBVTT\n\n00:01.000 --> 00:04.000',
    'WEBVTT\uFEFF\n\n00:01.000 --> 00:04.000',
    '1\n00:00:01,000 --> 00:00:04,000\nSubRip',
    cues('00:04.000 --> 00:01.000'),
    cues('00:61.000 --> 00:62.000'),
    cues('<script> --> 00:04.000'),
  ])
    expect(isWebVtt(wrong), wrong).toBe(false);
});

test.each([
  ['a millisecond', '00:00.999 --> 00:01.000'],
  ['half a second', '00:00.000 --> 00:00.500'],
  ['a second', '00:01.000 --> 00:02.000'],
  ['beyond a minute mark', '00:59.000 --> 01:00.000'],
  ['a minute', '00:00.000 --> 01:00.000'],
  ['beyond an hour mark', '59:59.000 --> 01:00:00.000'],
  ['more than a hundred hours', '99:59:59.999 --> 100:00:00.000'],
])('a cue (a timed text) of video captions may last %s, but not end before its start', (_, timing) => {
  const [from = '', to = ''] = timing.split(' --> ');
  expect(isWebVtt(cues(timing))).toBe(true);
  expect(isWebVtt(cues(`${to} --> ${from}`))).toBe(false);
});

test('video captions are invalid if a cue (a timed text) ends at or before the start of this cue', () => {
  expect(isWebVtt(cues('00:01.000 --> 00:01.000'))).toBe(false);
  expect(isWebVtt(cues('00:01.000 --> 00:04.000', '00:05.000 --> 00:06.000'))).toBe(true);
  expect(isWebVtt(cues('00:01.000 --> 00:04.000', '00:06.000 --> 00:05.000'))).toBe(false);
});

test('a name between double braces in an email text is recognised as a merge field', () => {
  expect(writtenField('case.fullName')).toBe('{{case.fullName}}');
  expect(unknownEmailFields(`Dear ${writtenField('author.fullName')}`)).toEqual([]);
});

test('each unknown merge field of an email text is reported once, without surrounding spaces', () => {
  expect(unknownEmailFields('Dear {{ case.fullName }}, {{case.name}} {{ case.name }} {{}}')).toEqual([
    'case.name',
    '{{}}',
  ]);
  expect(unknownEmailFields('{{ }}')).toEqual(['{{ }}']);
  expect(unknownEmailFields('{one} }} [[two]]')).toEqual([]);
});

test('in an email text, a merge field without closing braces is reported up to the end of its line', () => {
  expect(unknownEmailFields('See {{case.fullName\nnext')).toEqual(['{{case.fullName']);
  expect(unknownEmailFields('See {{case.fullName  ')).toEqual(['{{case.fullName']);
});
