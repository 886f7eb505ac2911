import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpServer, listen } from '../../../lib/local/serve.ts';
import { serveSite } from '../../../lib/local/site/serve-site.ts';

const html = `<!doctype html><title>Lumitree</title>${'<p>page</p>'.repeat(100)}`;
const publicHtml = '<!doctype html><title>Lumitree</title><p>public page</p>';
const notFoundHtml = '<!doctype html><title>Lumitree</title><p>unknown page</p>';
const script = `console.log(${JSON.stringify('x'.repeat(2_000))})`;

const parent = mkdtempSync(join(tmpdir(), 'lumitree-site-'));
const folder = join(parent, 'web');
let site: HttpServer;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(parent, 'web-secrets'));
  const files = {
    'index.html': html,
    'public.html': publicHtml,
    'not-found.html': notFoundHtml,
    'assets/main-abc.js': script,
    'favicon.svg': '<svg/>',
    'assets/photo.png': 'PNG',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  writeFileSync(join(parent, 'web-secrets/secret.txt'), 'secret');
  site = await listen(
    serveSite({
      folder,
      config: () => ({ api: '/api' }),
      cspSources: { connect: ['https://pool.example'], images: ['https://files.example'] },
    }),
  );
});
afterAll(async () => {
  await site.close();
  rmSync(parent, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(site.endpoint + path, init);

/** Requests a path exactly as written, because `fetch` would normalise it first. */
function getUntidied(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.endpoint);
    const asked = request({ hostname, port, path }, async response => {
      let body = '';
      for await (const chunk of response) body += String(chunk);
      resolve({ status: response.statusCode ?? 0, body });
    });
    asked.on('error', reject).end();
  });
}

test.each([
  ['/', html],
  ['/zh', html],
  ['/cases', html],
  ['/cases/case_1', html],
  ['/zh/cases/edit/case_1', html],
  ['/login', publicHtml],
  ['/zh/login', publicHtml],
  ['/Register/', publicHtml],
])(
  'the address %s returns the app; a public page comes without the list of files',
  async (path, expected) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([200, expected]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  },
);

test.each([
  '/nothing',
  '/zh/nothing',
  '/cases/a/b',
  '/ZX',
  '/%E0%A4%A',
  '/api',
  '/zh/a.txt',
  '/secrets.json',
])('an address that is not a page gets the app with status 404: %s', async path => {
  const { status, body } = await getUntidied(path);
  expect([status, body]).toEqual([404, notFoundHtml]);
});

test('every response of the site has the security headers of pages', async () => {
  for (const path of ['/', '/nothing', '/assets/main-abc.js', '/config.json', '/missing.js']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("connect-src 'self' https://pool.example;");
    expect(policy).toContain("img-src 'self' data: blob: https://files.example;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  }
});

test('files with a hash in their name are cached for ever, and all others are revalidated', async () => {
  const cached = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await cached('/assets/main-abc.js')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/favicon.svg', '/config.json']) expect(await cached(path), path).toBe('no-cache');
});

test('text files are compressed with the encoding that the browser prefers, and pictures are not compressed', async () => {
  const encoding = async (path: string, accept: string) => {
    const answer = await get(path, { headers: { 'accept-encoding': accept } });
    expect(await answer.text()).toBe(path === '/' ? html : path.endsWith('.js') ? script : 'PNG');
    return answer.headers.get('content-encoding');
  };
  for (const path of ['/', '/assets/main-abc.js']) {
    expect(await encoding(path, 'gzip, deflate, br')).toBe('br');
    expect(await encoding(path, 'gzip')).toBe('gzip');
    expect(await encoding(path, 'identity')).toBeNull();
  }
  expect(await encoding('/assets/photo.png', 'br')).toBeNull();
  expect((await get('/')).headers.get('vary')).toBe('Accept-Encoding');
});

test('the configuration of the pages is served as JSON', async () => {
  const answer = await get('/config.json');
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await answer.json()).toEqual({ api: '/api' });
});

test('a request for a missing file gets status 404 with plain text', async () => {
  for (const path of ['/assets/gone.js', '/assets/', '/robots.txt', '/assets.d']) {
    const answer = await get(path);
    expect(answer.status, path).toBe(404);
  }
  expect(await (await get('/assets/gone.js')).text()).toBe('Not found');
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/../web-secrets/secret.txt',
  '/..\\secret.txt',
  '/assets/%00.txt',
  '//secret.txt',
  '/%2e%2e%2f%2e%2e%2fetc/passwd.txt',
])('no file outside the folder of the site can be reached: %s', async path => {
  const { status, body } = await getUntidied(path);
  expect(status).toBe(404);
  expect(body).not.toContain('secret');
});

test('a HEAD request returns the headers of GET without a body, and other methods are rejected', async () => {
  const head = await get('/', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    '',
  ]);
  expect((await get('/nothing', { method: 'HEAD' })).status).toBe(404);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await get('/', { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('a request to localhost is redirected to 127.0.0.1, because only pages at 127.0.0.1 can upload files', async () => {
  const { port } = new URL(site.endpoint);
  const location = await new Promise(resolve => {
    const headers = { host: `localhost:${port}` };
    request({ hostname: '127.0.0.1', port, path: '/cases?a=1', headers }, ({ statusCode, headers }) =>
      resolve([statusCode, headers.location]),
    ).end();
  });
  expect(location).toEqual([307, `http://127.0.0.1:${port}/cases?a=1`]);
});
