import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import i18next from 'i18next';
import * as reactRouter from 'react-router';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { smallerPackages } from '../../web/build/smaller-packages.ts';
import { smallerZod } from '../../web/build/smaller-zod.ts';
import { unusedParts } from '../../web/build/unused-parts.ts';
import { unusedSchemas } from '../../web/build/unused-schemas.ts';

const root = fileURLToPath(new URL('../../web', import.meta.url));

/** Builds a bundle with `code` as its entry file, and returns the bundle's code. */
async function bundled(code: string, plugin: Plugin, entry = `${root}/entry-of-test.js`): Promise<string> {
  const source: Plugin = {
    name: 'entry-of-test',
    resolveId: id => (id === entry ? id : undefined),
    load: id => (id === entry ? code : undefined),
  };
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [source, plugin],
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: ['react', /^react\//] },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** Writes a bundle to a file in this project, so that it finds React, and imports it. */
async function imported<Module>(code: string): Promise<Module> {
  const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'left-out-'));
  const file = join(folder, 'bundle.mjs');
  writeFileSync(file, code);
  try {
    return await import(/* @vite-ignore */ file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('schemas in pages accept the same input as on the server, but the bundle contains no unused zod methods', async () => {
  const code = await bundled(
    "export { array, email, iso, number, object, strictObject, string, union } from 'zod';",
    smallerZod(root),
  );
  const own = await imported<typeof z>(code);
  const judged = ({ object, strictObject, string, number, array, email, union, iso }: typeof z) => {
    const child = object({ name: string().trim().min(1).max(5), age: number().int().min(0).optional() });
    const schemas = [
      child,
      strictObject({ a: array(email()) }),
      union([string(), number()]).nullable(),
      iso.date(),
    ];
    const values = [
      { name: ' Mei ', age: 4 },
      { name: '', age: 0.5 },
      { a: ['a@b.cn', 'x'], c: 1 },
      null,
      '2026-02-30',
    ];
    return schemas.flatMap(schema =>
      values.map(value => {
        const { data, error } = schema.safeParse(value);
        return { data, codes: error?.issues.map(({ code, path }) => [code, ...path]) };
      }),
    );
  };
  expect(judged(own)).toEqual(judged(z));
  expect(code).toMatch(/^\s*safeParse\(/m);
  expect(code).not.toMatch(/nanoid\(|JSONSchemaMethod\(/);
});

it('the bundle leaves out an unused constant of shared/, even if it is an object that calls something', async () => {
  const code = await bundled(
    `import { string } from 'zod';
    const unused = { texts: [string()] };
    export const used = { length: Math.abs(-1) };`,
    unusedSchemas(),
    fileURLToPath(new URL('../../shared/entry-of-test.ts', import.meta.url)),
  );
  expect(code).toContain('Math.abs');
  expect(code).not.toContain('zod');
});

it('if no page shows a part of a component, the bundle leaves out this part', async () => {
  const code = await bundled("export { Menu } from '@mantine/core';", unusedParts(root));
  expect(code).toContain('Menu.Item = MenuItem');
  expect(code).toMatch(/(const|var) MenuItem =/);
  expect(code).not.toContain('Menu.Search =');
  expect(code).not.toMatch(/(const|var) MenuSearch =/);
});

it('the reduced React Router loads, redirects, fails, blocks and revalidates routes like the complete package', async () => {
  const code = await bundled(
    "export { createMemoryRouter, data, replace } from 'react-router';",
    smallerPackages(),
  );
  async function visited({ createMemoryRouter, data, replace }: typeof reactRouter) {
    const seen: unknown[] = [];
    const routes: reactRouter.RouteObject[] = [
      {
        id: 'root',
        path: '/',
        middleware: [
          async ({ request }, next) => {
            seen.push(new URL(request.url).search);
            await next();
          },
        ],
        children: [
          { id: 'home', index: true },
          { id: 'cases', path: 'cases', loader: ({ request }) => new URL(request.url).search },
          { id: 'case', path: 'cases/:id?', lazy: async () => ({ loader: ({ params }) => params.id }) },
          { id: 'old', path: 'old', loader: () => replace('/cases?from=old') },
          {
            id: 'failing',
            path: 'failing',
            loader: () => {
              throw data('gone', { status: 410 });
            },
          },
        ],
      },
    ];
    const router = createMemoryRouter(routes, { initialEntries: ['/'] });
    const note = () => {
      const { location, historyAction, matches, loaderData, errors, navigation, blockers } = router.state;
      const { pathname, search, hash } = location;
      const states = [...blockers.values()].map(({ state }) => state);
      const ids = matches.map(({ route }) => route.id);
      const failures = JSON.stringify(errors);
      seen.push([
        pathname + search + hash,
        historyAction,
        ids,
        loaderData,
        failures,
        navigation.state,
        states,
      ]);
    };
    const steps = [
      '/cases?a=1',
      '/cases?a=1#x',
      '/cases/case_1',
      'old',
      '/failing',
      '/nowhere',
      '/cases',
      -1,
    ];
    for (const to of steps) {
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
      note();
    }
    await router.navigate('/cases', { replace: true, state: { is: 'kept' } });
    await router.revalidate();
    note();
    router.getBlocker('unsaved', () => true);
    await router.navigate('/');
    note();
    return seen;
  }
  const own = await visited(await imported<typeof reactRouter>(code));
  expect(own).toEqual(await visited(reactRouter));
  expect(own.length).toBeGreaterThan(15);
  expect(code).toMatch(/function fetch\(.*\) \{\s*throw Error\("left out/);
  expect(code).not.toContain('init.hydrationData');
});

it('the build fails if a page imports a part of React Router that the reduced package leaves out', async () => {
  const plugin = smallerPackages();
  const { handler } = plugin.transform as { handler: (code: string, id: string) => unknown };
  const transformed = (code: string) => handler(code, '/web/features/page.tsx');
  expect(transformed("import { Link, useNavigate } from 'react-router';")).toBeUndefined();
  expect(() => transformed("import { Link, useFetcher } from 'react-router';")).toThrow('leaves out');
});

it('the reduced i18next chooses texts and fills in values like the complete package', async () => {
  const code = await bundled("export { default } from 'i18next';", smallerPackages());
  type Texts = { default: typeof i18next };
  async function said({ default: texts }: Texts) {
    const missing: string[] = [];
    const seen: unknown[] = [];
    const en = {
      common: { hello: 'Hello {{name}}', visit_one: '{{count}} visit', visit_other: '{{count}} visits' },
    };
    const zh = { common: { hello: '{{name}}，你好' } };
    const own = texts.createInstance();
    own.init({
      lng: 'en',
      fallbackLng: 'en',
      initAsync: false,
      defaultNS: 'common',
      resources: { en, zh },
      interpolation: { escapeValue: false },
      parseMissingKeyHandler: key => {
        missing.push(key);
        return '';
      },
    });
    const sayAll = () => {
      const say = (key: string | string[], values: Record<string, unknown> = {}): string =>
        own.t(key, values);
      seen.push(own.language, own.languages, say('hello', { name: '<b>Mei, 5</b>' }), say('hello'));
      seen.push(say('visit', { count: 1 }), say('visit', { count: 0 }), say('none'), say(['none', 'hello']));
      seen.push(say('more:deep.key'), own.exists('more:deep.key'), own.exists('more:deep'));
      seen.push(own.getFixedT(null, 'more')('deep.key'), own.hasLoadedNamespace('more'));
    };
    sayAll();
    own.addResourceBundle('en', 'more', { deep: { key: 'deep' } });
    own.addResourceBundle('zh-Hant-HK', 'common', { hello: '{{name}}，您好' });
    for (const language of ['zh', 'zh-Hant-HK', 'en']) {
      await own.changeLanguage(language);
      sayAll();
    }
    return { seen, missing, data: own.getDataByLanguage('en') };
  }
  const own = await said(await imported<Texts>(code));
  expect(own).toEqual(await said({ default: i18next }));
  expect(own.missing).toContain('none');
  expect(code).toMatch(/cloneInstance\(.*\) \{\s*throw Error\("left out/);
});
