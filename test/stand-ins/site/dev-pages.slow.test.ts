import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpServer, listen } from '../../../lib/local/serve.ts';
import { openDevPages } from '../../../lib/local/site/open-dev-pages.ts';

let pages: Awaited<ReturnType<typeof openDevPages>>;
let site: HttpServer;
beforeAll(async () => {
  pages = await openDevPages();
  site = await listen(pages.handler);
}, 60_000);
afterAll(async () => {
  await site.close();
  await pages.close();
});

const token = 'A'.repeat(22);
const entryOf = async (path: string) =>
  /src="(\/app\/[^"]+)"/.exec(await (await fetch(site.endpoint + path)).text())?.[1];

test.each([
  `/${token}`,
  `/zh/${token}`,
  `/cases/register/${token}`,
  `/cases/register?token=${token}`,
  '/zh/cases/register',
])('in development the address %s opens the registration form for families', async path => {
  expect(await entryOf(path)).toBe('/app/registration/main.tsx');
});

test.each(['/', '/cases', '/register?token=A', '/zh/register'])(
  'in development the address %s opens the app',
  async path => {
    expect(await entryOf(path)).toMatch(/^\/app\/(?!registration)/);
  },
);
