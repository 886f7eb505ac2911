import { expect, test } from 'vitest';
import { recordPageOf } from '../../shared/core/documents/record-pages.ts';
import {
  canonicalPath,
  isTokenShaped,
  knownPathPattern,
  publicPathPattern,
  registrationPathPattern,
  routeAt,
} from '../../shared/core/route-patterns.ts';
import { localizePath, routes } from '../../shared/core/routes.ts';

/** Creates the pattern in each test, so that mutation testing sees which test needs it. */
const isKnown = (path: string) => new RegExp(knownPathPattern()).test(path);
const token = 'aZ0_-'.repeat(5);

test('the token of a QR link has 22 to 64 letters, digits, hyphens and underscores', () => {
  expect(isTokenShaped('a'.repeat(22))).toBe(true);
  expect(isTokenShaped('a'.repeat(64))).toBe(true);
  expect(isTokenShaped(token)).toBe(true);
  for (const text of ['a'.repeat(21), 'a'.repeat(65), `${'a'.repeat(22)}.`, ''])
    expect(isTokenShaped(text), text).toBe(false);
});

test('every page has a path in each language, with and without its optional parameter', () => {
  for (const { path } of Object.values(routes)) {
    const filled = path.replaceAll(/\{token\??\}/g, token).replaceAll(/\{\w+\??\}/g, 'x');
    const bare = path
      .replaceAll(/\/\{\w+\?\}/g, '')
      .replaceAll('{token}', token)
      .replaceAll(/\{\w+\}/g, 'x');
    for (const page of [filled, bare]) {
      expect(isKnown(page), page).toBe(true);
      expect(isKnown(`/zh${page}`), page).toBe(true);
      expect(isKnown(`${page}/`.replace('//', '/')), page).toBe(true);
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
])('the path %s is not a page', path => {
  expect(isKnown(path)).toBe(false);
});

test('the start page of a language exists with and without one trailing slash, but not with two', () => {
  expect(['/', '/zh', '/zh/'].map(isKnown)).toEqual([true, true, true]);
  expect(['//', '/zh//'].map(isKnown)).toEqual([false, false]);
});

test('a path of one segment that is not a known page counts as a page only if it could be the token of a QR code', () => {
  expect(isKnown(`/${token}`)).toBe(true);
  expect(isKnown(`/${token}.`)).toBe(false);
  expect(isKnown('/a-short-word')).toBe(false);
  expect(isKnown('/cases/register/short')).toBe(false);
});

test('the page of a record is found by the kind of the record', () => {
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
])('the path %s is corrected to %s', (given, canonical) => {
  expect(canonicalPath(given)).toBe(canonical);
});

test.each([
  '/',
  '/zh',
  '/cases',
  '/zh/cases/case_aB',
  '/activity/evaluate',
  '/neuroTree/report/case_aB/render',
])('the path %s is already canonical and is not corrected', path => {
  expect(canonicalPath(path)).toBeUndefined();
});

test.each(['/nothing', '/NOTHING/', '/cases/x/y', '/x/zh/Cases', '/zhCases', 'CASES'])(
  'the path %s is not a page and is not corrected',
  path => {
    expect(canonicalPath(path)).toBeUndefined();
  },
);

test('of several pages that match a path, the one with the most literal segments is found; for an unknown path no page is found', () => {
  expect(routeAt('/activity/curriculum/custom/cust_aB')).toBe(routes.customActivity);
  expect(routeAt('/activity/curriculum')).toBe(routes.curriculumActivity);
  expect(routeAt('/cases/register')).toBe(routes.registerCase);
  expect(routeAt('/cases/case_aB')).toBe(routes.case);
  expect(routeAt('/')).toBe(routes.home);
  expect(['/activity/custom/cust_aB', '/nothing', '/cases/x/y'].map(routeAt)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the start page is also found at /index.html', () => {
  for (const [path, start] of [
    ['/index.html', '/'],
    ['/zh/index.html', '/zh'],
    ['/ZH/Index.html', '/zh'],
  ] as const)
    expect([new RegExp(knownPathPattern(), 'i').test(path), canonicalPath(path)]).toEqual([true, start]);
  expect(canonicalPath('/cases/index.html')).toBeUndefined();
});

test.each([
  ['/cases/register', true],
  [`/cases/register/${token}`, true],
  [`/zh/cases/register/${token}/`, true],
  [`/${token}`, true],
  [`/zh/${token}`, true],
  ['/register.html', true],
  ['/registerXhtml', false],
  ['/zh/register.html', false],
  ['/register', false],
  ['/cases', false],
  ['/', false],
  ['', false],
  ['/cases/register/short', false],
  [`/x/${token}`, false],
])('the path %s is a page for families: %s', (path, isOne) => {
  expect(new RegExp(registrationPathPattern()).test(path)).toBe(isOne);
});

test.each([
  ['/login', true],
  ['/zh/login/', true],
  ['/register', true],
  ['/public.html', true],
  ['/publicXhtml', false],
  ['/zh/public.html', false],
  ['/login/x', false],
  ['/cases', false],
  ['/', false],
  ['', false],
  ['/cases/register', false],
  [`/${token}`, false],
])('the path %s is a public page that is not for families: %s', (path, isOne) => {
  expect(new RegExp(publicPathPattern()).test(path)).toBe(isOne);
});

test('an address converted to another language begins with exactly one slash, so it cannot lead to another site', () => {
  const both = (address: string) => [localizePath(address, 'en'), localizePath(address, 'zh')];
  expect(both('//evil.example')).toEqual(['/evil.example', '/zh/evil.example']);
  expect(both('/\\evil.example')).toEqual(['/evil.example', '/zh/evil.example']);
  expect(both('?next=//cases')).toEqual(['/?next=//cases', '/zh?next=//cases']);
  expect(both('/zh/cases')).toEqual(['/cases', '/zh/cases']);
  expect(both('/zhcases')).toEqual(['/zhcases', '/zh/zhcases']);
});
