import { expect, test } from 'vitest';
import {
  canonicalPath,
  isTokenShaped,
  knownPathPattern,
  recordPageOf,
} from '../../shared/core/route-patterns.ts';
import { routes } from '../../shared/core/routes.ts';

const known = new RegExp(knownPathPattern());
const token = 'aZ0_-'.repeat(5);

test('the token of a QR link has 22 to 64 letters, digits, hyphens and underscores', () => {
  expect(isTokenShaped('a'.repeat(22))).toBe(true);
  expect(isTokenShaped('a'.repeat(64))).toBe(true);
  expect(isTokenShaped(token)).toBe(true);
  for (const text of ['a'.repeat(21), 'a'.repeat(65), `${'a'.repeat(22)}.`, ''])
    expect(isTokenShaped(text), text).toBe(false);
});

test('every page is known in each language, with and without its optional parameter', () => {
  for (const { path } of Object.values(routes)) {
    const filled = path.replaceAll(/\{token\??\}/g, token).replaceAll(/\{\w+\??\}/g, 'x');
    const bare = path
      .replaceAll(/\/\{\w+\?\}/g, '')
      .replaceAll('{token}', token)
      .replaceAll(/\{\w+\}/g, 'x');
    for (const page of [filled, bare]) {
      expect(known.test(page), page).toBe(true);
      expect(known.test(`/zh${page}`), page).toBe(true);
      expect(known.test(`${page}/`.replace('//', '/')), page).toBe(true);
    }
  }
});

test.each([
  '/nothing',
  '/cases/x/y',
  '/en/cases',
  '/zh/zh/cases',
  '/zhcases',
  '/cases//',
  'cases',
  '//cases',
])('%s is no page', path => {
  expect(known.test(path)).toBe(false);
});

test('a short path is a page only if it could be a token', () => {
  expect(known.test(`/${token}`)).toBe(true);
  expect(known.test(`/${token}.`)).toBe(false);
  expect(known.test('/a-short-word')).toBe(false);
  expect(known.test('/cases/register/short')).toBe(false);
});

test('the page of a record is found by the kind of its id', () => {
  expect(recordPageOf('case')).toBe('case');
  expect(recordPageOf('screening')).toBe('screeningReport');
  expect(recordPageOf('mail')).toBeUndefined();
});

test.each([
  ['/ZH/neurotree/report/case_aB', '/zh/neuroTree/report/case_aB'],
  ['/NEUROTREE/report/case_aB/RENDER', '/neuroTree/report/case_aB/render'],
  ['/neurotree/report/RENDER', '/neuroTree/report/render'],
  ['/Cases/EDIT/case_aB', '/cases/edit/case_aB'],
  ['/Cases/ZH', '/cases/ZH'],
  ['/CASES/', '/cases'],
  ['/cases//', '/cases'],
  ['/ZH', '/zh'],
  ['/zh/', '/zh'],
  ['/Activity/Evaluate', '/activity/evaluate'],
  ['/Activity/Evaluate/ses_aB', '/activity/evaluate/ses_aB'],
  ['/Activity/Custom/Create', '/activity/custom/create'],
  [`/${token}/`, `/${token}`],
])('%s is written %s', (given, canonical) => {
  expect(canonicalPath(given)).toBe(canonical);
});

test.each([
  '/',
  '/zh',
  '/cases',
  '/zh/cases/case_aB',
  '/activity/evaluate',
  '/neuroTree/report/case_aB/render',
])('%s is written as it should be', path => {
  expect(canonicalPath(path)).toBeUndefined();
});

test.each(['/nothing', '/NOTHING/', '/cases/x/y', '/x/zh/Cases', '/zhCases', 'CASES'])(
  '%s is no page, so nothing is corrected',
  path => {
    expect(canonicalPath(path)).toBeUndefined();
  },
);

test('the start page is also known by the name of its file', () => {
  for (const [path, start] of [
    ['/index.html', '/'],
    ['/zh/index.html', '/zh'],
    ['/ZH/Index.html', '/zh'],
  ] as const)
    expect([new RegExp(knownPathPattern(), 'i').test(path), canonicalPath(path)]).toEqual([true, start]);
  expect(canonicalPath('/cases/index.html')).toBeUndefined();
});
