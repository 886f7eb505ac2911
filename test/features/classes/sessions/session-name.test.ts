import i18next from 'i18next';
import { expect, test } from 'vitest';
import { nowIn } from '../../../../shared/core/dates/now-in.ts';
import { sessionColor, sessionName } from '../../../../web/features/classes/sessions/session-name.ts';
import en from '../../../../web/platform/i18n/en/sessions.json' with { type: 'json' };
import zh from '../../../../web/platform/i18n/zh/sessions.json' with { type: 'json' };

const instance = i18next.createInstance();
await instance.init({
  lng: 'en',
  resources: { en: { sessions: en }, zh: { sessions: zh } },
  defaultNS: 'sessions',
});
const inEnglish = instance.getFixedT('en', 'sessions') as never;
const inChinese = instance.getFixedT('zh', 'sessions') as never;

const child = (fullName: string) => ({ id: fullName, fullName, otherName: null, birthDate: null });
const named = (title: string, classes: string[], cases: string[]) =>
  ({
    title,
    classes: classes.map(name => ({ id: name, name, color: 'plum' })),
    cases: cases.map(child),
  }) as never;

test('a session without a title is named after its classes or, without classes, after its children', () => {
  expect(sessionName(named('Open day', ['P2'], ['陈小明']), inEnglish)).toBe('Open day');
  expect(sessionName(named('', ['P2', 'P4'], ['陈小明']), inEnglish)).toBe('P2, P4');
  expect(sessionName(named('', [], ['陈小明', 'Ada Ng']), inEnglish)).toBe('陈小明, Ada Ng');
  expect(sessionName(named('', [], ['陈小明', '林子晴']), inChinese)).toBe('陈小明、林子晴');
});

test('a session with many children is named after two children and the number of other children', () => {
  expect(sessionName(named('', [], ['A', 'B', 'C']), inEnglish)).toBe('A, B and 1 other');
  expect(sessionName(named('', [], ['陈', '林', '黄', '何']), inChinese)).toBe('陈、林及另外2个孩子');
});

test('a session has a name even if all its children are hidden', () => {
  expect(sessionName(named('', [], []), inEnglish)).toBe('Session');
});

test('children who attend with a class do not appear in the name of a session', () => {
  const session = {
    title: '',
    classes: [],
    children: [
      { ...child('陈小明'), classIds: [] },
      { ...child('林子晴'), classIds: ['cls_1'] },
    ],
  };
  expect(sessionName(session as never, inEnglish)).toBe('陈小明');
});

test('a session has the colour of its first class, or the colour “stone” without a class', () => {
  expect(sessionColor(named('', ['P2'], []))).toBe('plum');
  expect(sessionColor(named('', [], ['陈小明']))).toBe('stone');
});

test('the current date and time follow the organisation’s time zone, and midnight is written 00:00', () => {
  const at = Date.parse('2026-11-22T16:00:00Z');
  expect(nowIn('Asia/Hong_Kong', at)).toEqual({ date: '2026-11-23', time: '00:00' });
  expect(nowIn('Europe/London', at)).toEqual({ date: '2026-11-22', time: '16:00' });
});
