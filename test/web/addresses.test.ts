import { expect, test } from 'vitest';
import { inLanguage, to } from '../../shared/core/routes.ts';

test('a page has an address in each language', () => {
  expect(to('en', 'home')).toBe('/');
  expect(to('zh', 'home')).toBe('/zh');
  expect(to('en', 'case', { id: 'case_1' })).toBe('/cases/case_1');
  expect(to('zh', 'editCase', { id: 'case_1' })).toBe('/zh/cases/edit/case_1');
});

test('path parameters are encoded', () => {
  expect(to('en', 'case', { id: '../login?x' })).toBe('/cases/..%2Flogin%3Fx');
});

test('changing the language keeps page, query and fragment', () => {
  expect(inLanguage('/cases?gender=male#top', 'zh')).toBe('/zh/cases?gender=male#top');
  expect(inLanguage('/zh/cases?gender=male#top', 'en')).toBe('/cases?gender=male#top');
  expect(inLanguage('/zh', 'en')).toBe('/');
  expect(inLanguage('/?tab=x', 'zh')).toBe('/zh?tab=x');
  expect(inLanguage('/zh?tab=x', 'en')).toBe('/?tab=x');
});

test('an address that only begins with the same letters is not in Chinese', () => {
  expect(inLanguage('/zhang', 'zh')).toBe('/zh/zhang');
});

test('switching to the current language changes nothing', () => {
  expect(inLanguage('/zh/cases', 'zh')).toBe('/zh/cases');
  expect(inLanguage('/cases', 'en')).toBe('/cases');
});
