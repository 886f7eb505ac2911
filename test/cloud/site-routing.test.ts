import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pickFileSource, resolveSitePath, setStatusSource } from '../../lib/cloud/site-routing.ts';
import { routeAt } from '../../shared/core/route-patterns.ts';
import { languagePrefixes, routes } from '../../shared/core/routes.ts';
import { asText, ofType, synthesise } from './synthesise.ts';

const { main } = synthesise();

interface ViewerEvent {
  request: { uri: string; headers: Record<string, { value: string }> };
  response: { statusCode: number; statusDescription?: string };
}

/**
 * Returns the deployed CloudFront function with this name. It runs as in CloudFront: with an event, and
 * without Node's globals.
 */
function deployed(name: string): (event: ViewerEvent) => unknown {
  const [, found] = ofType(main, 'AWS::CloudFront::Function').find(([id]) => id.startsWith(name)) ?? [];
  const source = asText(found?.Properties.FunctionCode);
  return event => runInContext(`${source}\nhandler(event);`, createContext({ event }));
}

const pickFile = deployed('SitePickFile');
const setStatus = deployed('SiteSetStatus');

/**
 * The file and the status that a visitor gets for a path. `shown` says which path CloudFront gives to the
 * function that sets the status: the requested path or the path of the picked file.
 */
function visit(path: string, shown: 'asked' | 'picked') {
  const headers = { 'if-none-match': { value: '"1"' }, 'if-modified-since': { value: 'yesterday' } };
  const event: ViewerEvent = { request: { uri: path, headers }, response: { statusCode: 200 } };
  pickFile(event);
  const file = event.request.uri;
  if (shown === 'asked') event.request.uri = path;
  setStatus(event);
  return { file, status: event.response.statusCode, conditions: Object.keys(event.request.headers).length };
}

const pages = ['', ...languagePrefixes].flatMap(prefix =>
  Object.values(routes).map(
    ({ path }) =>
      prefix + path.replace(/\{token\??\}/, 'aB3_-6789012345678901x').replaceAll(/\{\w+\??\}/g, 'case_1x.y'),
  ),
);
pages.push('/index.html', '/zh/index.html');
const isForFamilies = (path: string) => /\/register\.html$|cases\/register|aB3_/i.test(path);
const isPublic = (path: string) =>
  path === '/public.html' || routeAt(path.replace(/^\/zh(?=\/)/i, ''))?.roles.includes('public');
pages.push('/register.html', '/public.html', '/Login', '/zh/login/');
/**
 * Token of the links that contain a token in their path. The paths below are written as on posters, in links
 * and as people type them. CloudFront passes no query to the function.
 */
const token = 'aB3_-6789012345678901x';
pages.push(
  ...['', '/zh', '/ZH'].flatMap(prefix =>
    ['/cases/register', `/Cases/Register/${token}/`, `/${token}/`].map(path => prefix + path),
  ),
);
const unknown = [
  '/nowhere',
  '/zh/nowhere',
  '/cases/1/2/3',
  '/fr',
  '/loginn',
  '/no!token!shape!at!all!here',
  '/cases/register/short',
  '/not-found.html',
  '/zh/public.html',
  '/assets/',
  '/api',
  '/api/cases',
  '/api/auth/get',
  '/zh/api/cases',
  '/zh/missing.png',
  '/zh/robots.txt',
  '/icon.svg',
  '/index.html.bak',
  '/.git/config',
  '/assets/deeper/index.js',
];
const files = [
  '/assets/index-BX12_a.js',
  '/favicon.svg',
  '/config.json',
  '/robots.txt',
  '/offline-worker.js',
  '/offline-files.json',
];
const both = (paths: string[]) =>
  paths.flatMap(path => [[path, 'asked'] as const, [path, 'picked'] as const]);

test.each(both(pages))(
  'the path %s returns a page with status 200 (the response function sees the %s path)',
  (path, shown) => {
    const file = isForFamilies(path) ? '/register.html' : isPublic(path) ? '/public.html' : '/index.html';
    expect(visit(path, shown)).toEqual({ file, status: 200, conditions: 2 });
  },
);

test.each(both(unknown))(
  'the path %s returns the app with status 404, even if a browser has cached it (the response function sees the %s path)',
  (path, shown) => {
    expect(visit(path, shown)).toEqual({ file: '/not-found.html', status: 404, conditions: 0 });
  },
);

test.each(both(files))(
  'the path %s returns a file and not a page (the response function sees the %s path)',
  (path, shown) => {
    expect(visit(path, shown)).toEqual({ file: path, status: 200, conditions: 2 });
  },
);

test.each([...pages, ...unknown, ...files])('the local site resolves %s like CloudFront', path => {
  const { file, status } = visit(path, 'picked');
  expect(resolveSitePath(path)).toEqual({ file, status });
});

test.each([
  ['picking the file', pickFileSource],
  ['setting the status', setStatusSource],
])('the function %s fits CloudFront’s size limit and uses only supported JavaScript', (_, source) => {
  expect(source.length).toBeLessThan(10_240);
  expect(source).not.toMatch(/import |export |require|process|\?\.|\?\?|__vi/);
});
