import { expect, test } from 'vitest';
import type { LanguageTag } from '../../../../shared/core/languages.ts';
import {
  composeFamilyMail,
  type FamilyMailFacts,
  type MailedActivity,
  namesOf,
  saysSomething,
} from '../../../../shared/features/classes/family-mails/compose-family-mail.ts';

const nothing = { subject: '', text: '' };
const activity = (
  id: string,
  en: Partial<typeof nothing> = {},
  zh: Partial<typeof nothing> = {},
): MailedActivity => ({
  ...{ id, title: `Title of ${id}` },
  email: { en: { ...nothing, ...en }, zh: { ...nothing, ...zh } },
});
const silent = { id: 'silent', title: 'Silent', email: null };
const child = (fullName: string, observations: Record<string, string> = {}) => ({
  fullName,
  observations: new Map(Object.entries(observations)),
});
const mia = child('Mia Chan');
const facts: FamilyMailFacts = {
  ...{ language: 'en', organization: 'Bright Eyes', author: 'Ada', date: '2026-11-24' },
};
const compose = (activities: MailedActivity[], children = [mia], more: Partial<FamilyMailFacts> = {}) =>
  composeFamilyMail(activities, children, { ...facts, ...more });

test('an email names each child once and joins the names as the language of the email requires', () => {
  const three = ['Mia', 'Leo', 'Mia', 'Kit'].map(fullName => ({ fullName }));
  expect(namesOf(three, 'en')).toBe('Mia, Leo and Kit');
  expect(namesOf(three, 'zh-Hans')).toBe('Mia、Leo和Kit');
});

test('an email has an activity’s text in the family’s language, or in the other language if the first one is missing', () => {
  const both = activity(
    'maze',
    { subject: 'Maze', text: 'We ran.' },
    { subject: '迷宫', text: '我们跑了。' },
  );
  expect(compose([both])).toEqual({ subject: 'Maze', text: 'We ran.' });
  expect(compose([both], [mia], { language: 'zh-Hans' })).toEqual({ subject: '迷宫', text: '我们跑了。' });
  const chinese = activity('maze', { subject: ' ', text: '\n' }, { text: '我们跑了。' });
  expect(compose([chinese])).toMatchObject({ text: '我们跑了。' });
  const english = activity('maze', { text: 'We ran.' });
  expect(compose([english], [mia], { language: 'zh-Hans' })).toMatchObject({ text: 'We ran.' });
});

test('an activity has a text for families if somebody has written this text in at least one language', () => {
  expect(saysSomething(silent)).toBe(false);
  expect(saysSomething(activity('maze', { text: ' ' }))).toBe(false);
  expect(saysSomething(activity('maze', { subject: 'Maze' }))).toBe(true);
  expect(saysSomething(activity('maze', {}, { text: '我们跑了。' }))).toBe(true);
});

test('a family gets no email about a session if no activity has a text for families and the child has no observation', () => {
  expect(compose([])).toBeNull();
  expect(compose([silent, activity('maze')])).toBeNull();
  expect(compose([silent], [child('Mia', { silent: ' \n' })])).toBeNull();
  expect(compose([silent], [child('Mia', { other: 'Counted to ten.' })])).toBeNull();
});

test('an email replaces known placeholders in braces by their values, and prints unknown placeholders as typed', () => {
  const text = [
    '{{case.fullName}} / {{ activity.title }} / {{session.date}}',
    '{{organization.name}} / {{author.fullName}} / {{nobody}} / {{}} / {{a{b}}',
  ].join('\n');
  expect(compose([activity('maze', { subject: 'For {{case.fullName}} ', text: `\n${text}\n` })])).toEqual({
    subject: 'For Mia Chan',
    text: 'Mia Chan / Title of maze / 24 Nov 2026\nBright Eyes / Ada / {{nobody}} / {{}} / {{a{b}}',
  });
  const day = compose([activity('maze', {}, { text: '{{session.date}}' })], [mia], { language: 'zh-Hans' });
  expect(day?.text).toBe('2026年11月24日');
});

test('in an email to a family, observations follow the activity’s text, under a heading in the family’s Chinese script', () => {
  const seen = child('Mia Chan', { maze: ' Counted to ten. ' });
  const maze = activity('maze', { subject: 'Maze', text: 'We ran.' });
  expect(compose([maze], [seen])?.text).toBe('We ran.\n\nWhat we saw\nCounted to ten.');
  const heading = (language: LanguageTag) =>
    compose([silent], [child('Mia', { silent: '数到十。' })], { language })?.text.split('\n')[0];
  expect([heading('zh-Hans'), heading('zh-Hant')]).toEqual(['我们的观察', '我們的觀察']);
});

test('if an email is about several children, each child’s name is a heading above the child’s observations', () => {
  const children = [child('Mia', { maze: 'Counted.' }), child('Leo'), child('Kit', { maze: 'Sang.' })];
  expect(compose([activity('maze')], children)).toEqual({
    subject: 'Bright Eyes · 24 Nov 2026',
    text: 'What we saw\nMia\nCounted.\n\nKit\nSang.',
  });
});

test('an email about several activities has a heading for each: the activity’s email subject or, without one, the title', () => {
  const activities = [
    activity('maze', { subject: 'Maze', text: 'We ran.' }),
    silent,
    activity('clay', { text: 'We built.' }),
  ];
  expect(compose(activities)).toEqual({
    subject: 'Maze',
    text: 'Maze\n\nWe ran.\n\n— — —\n\nTitle of clay\n\nWe built.',
  });
});

test('an email’s subject joins the activities’ subjects; if this is too long, it has the first subject and a count of the rest', () => {
  const of = (...subjects: string[]) =>
    compose(subjects.map((subject, index) => activity(`a${index}`, { subject, text: 'x' })))?.subject;
  expect(of('Maze', 'Clay', 'Maze')).toBe('Maze · Clay');
  const long = 'y'.repeat(100);
  expect(of(long, 'z'.repeat(17))).toBe(`${long} · ${'z'.repeat(17)}`);
  expect(of(long, 'z'.repeat(18), 'Clay')).toBe(`${long} (+2)`);
  expect(of('w'.repeat(121))).toBe('w'.repeat(121));
  expect(of('')).toBe('Bright Eyes · 24 Nov 2026');
});
