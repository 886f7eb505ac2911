import { expect, test } from 'vitest';
import { localizePath, pathFor } from '../../shared/core/routes.ts';

test('each page has an address in each language', () => {
  expect(pathFor('en', 'home')).toBe('/');
  expect(pathFor('zh', 'home')).toBe('/zh');
  expect(pathFor('en', 'case', { id: 'case_1' })).toBe('/cases/case_1');
  expect(pathFor('zh', 'editCase', { id: 'case_1' })).toBe('/zh/cases/edit/case_1');
});

test('path parameters are encoded in the address of a page', () => {
  expect(pathFor('en', 'case', { id: '../login?x' })).toBe('/cases/..%2Flogin%3Fx');
});

test('changing the language keeps the page, query and fragment of an address', () => {
  expect(localizePath('/cases?gender=male#top', 'zh')).toBe('/zh/cases?gender=male#top');
  expect(localizePath('/zh/cases?gender=male#top', 'en')).toBe('/cases?gender=male#top');
  expect(localizePath('/zh', 'en')).toBe('/');
  expect(localizePath('/?tab=x', 'zh')).toBe('/zh?tab=x');
  expect(localizePath('/zh?tab=x', 'en')).toBe('/?tab=x');
});

test('an address that only begins with the letters zh is not a Chinese address', () => {
  expect(localizePath('/zhang', 'zh')).toBe('/zh/zhang');
});

test('switching to the current language does not change the address', () => {
  expect(localizePath('/zh/cases', 'zh')).toBe('/zh/cases');
  expect(localizePath('/cases', 'en')).toBe('/cases');
});

test('an optional parameter without a value does not appear in the address', () => {
  expect(pathFor('en', 'registerCase', {})).toBe('/cases/register');
  expect(pathFor('zh', 'registerCase', { token: 'abc' })).toBe('/zh/cases/register/abc');
  expect(pathFor('en', 'printNeuroTree', {})).toBe('/neuroTree/report/render');
});

test('only the first segment of an address decides its language', () => {
  expect(localizePath('/cases/zh', 'en')).toBe('/cases/zh');
  expect(localizePath('/cases/zh', 'zh')).toBe('/zh/cases/zh');
  expect(localizePath('/cases/?tab=x', 'zh')).toBe('/zh/cases/?tab=x');
});

test('an empty address is the address of the start page', () => {
  expect(localizePath('', 'en')).toBe('/');
  expect(localizePath('', 'zh')).toBe('/zh');
  expect(localizePath('/', 'zh')).toBe('/zh');
  expect(localizePath('/zh/', 'zh')).toBe('/zh');
});
