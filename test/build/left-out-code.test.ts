import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { smallerZod } from '../../web/build/smaller-zod.ts';
import { unusedParts } from '../../web/build/unused-parts.ts';

const root = fileURLToPath(new URL('../../web', import.meta.url));

/** Builds a bundle with `code` as its entry file, and returns the bundle's code. */
async function bundled(code: string, plugin: Plugin): Promise<string> {
  const entry = `${root}/entry-of-test.js`;
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
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: ['react', /^react\//] },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

it('schemas in pages accept the same input as on the server, without unused zod methods', async () => {
  const code = await bundled(
    "export { array, email, iso, number, object, strictObject, string, union } from 'zod';",
    smallerZod(root),
  );
  const own: typeof z = await import(
    `data:text/javascript;base64,${btoa(unescape(encodeURIComponent(code)))}`
  );
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

it('if no page shows a part of a component, the bundle leaves out this part', async () => {
  const code = await bundled("export { Menu } from '@mantine/core';", unusedParts(root));
  expect(code).toContain('Menu.Item = MenuItem');
  expect(code).toMatch(/(const|var) MenuItem =/);
  expect(code).not.toContain('Menu.Search =');
  expect(code).not.toMatch(/(const|var) MenuSearch =/);
});
