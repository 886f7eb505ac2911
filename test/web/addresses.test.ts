import { expect, test } from 'vitest';
import { localizePath, pathFor } from '../../shared/core/routes.ts';

test('a page has an address in each language', () => {
  expect(pathFor('en', 'home')).toBe('/');
  expect(pathFor('zh', 'home')).toBe('/zh');
  expect(pathFor('en', 'case', { id: 'case_1' })).toBe('/cases/case_1');
  expect(pathFor('zh', 'editCase', { id: 'case_1' })).toBe('/zh/cases/edit/case_1');
});

test('path parameters are encoded', () => {
  expect(pathFor('en', 'case', { id: '../login?x' })).toBe('/cases/..%2Flogin%3Fx');
});

test('changing the language keeps page, query and fragment', () => {
  expect(localizePath('/cases?gender=male#top', 'zh')).toBe('/zh/cases?gender=male#top');
  expect(localizePath('/zh/cases?gender=male#top', 'en')).toBe('/cases?gender=male#top');
  expect(localizePath('/zh', 'en')).toBe('/');
  expect(localizePath('/?tab=x', 'zh')).toBe('/zh?tab=x');
  expect(localizePath('/zh?tab=x', 'en')).toBe('/?tab=x');
});

test('an address that only begins with the same letters is not in Chinese', () => {
  expect(localizePath('/zhang', 'zh')).toBe('/zh/zhang');
});

test('switching to the current language changes nothing', () => {
  expect(localizePath('/zh/cases', 'zh')).toBe('/zh/cases');
  expect(localizePath('/cases', 'en')).toBe('/cases');
});
