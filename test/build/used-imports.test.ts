import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { usedImports } from '../../web/build/used-imports.ts';

/** The names of the modules that each module imports from, if HTML imports `/web/page.tsx`. */
async function importsOf(files: Record<string, string>): Promise<Record<string, string[]>> {
  const context = {
    getModuleIds: () => Object.keys(files)[Symbol.iterator](),
    getModuleInfo: (id: string) => ({
      code: files[id],
      isEntry: false,
      dynamicImporters: [],
      importers: id === '/web/page.tsx' ? ['/web/index.html'] : ['/web/page.tsx'],
    }),
    parse: (code: string, { lang }: { lang: string }) => parseSync(`code.${lang}`, code).program,
    resolve: async (source: string) => ({ id: source }),
  };
  const used = await usedImports(context as never, async (name, id) => [`${id}/${name}`]);
  return Object.fromEntries(
    Object.keys(files).flatMap(id => {
      const found = used.of(id);
      return found ? [[id, [...found].sort()]] : [];
    }),
  );
}

test('a module imported only by an unused export does not count as used', async () => {
  const imports = await importsOf({
    '/web/page.tsx': `import { name } from '../shared/feature.ts'; export const page = () => <p>{name}</p>;`,
    '/shared/feature.ts': `import { calls } from './calls.ts';
      export const nouns = { calls };
      export const name = 'eye';`,
    '/shared/calls.ts': `import { z } from 'zod'; export const calls = z.object({});`,
  });
  expect(imports).toEqual({ '/web/page.tsx': ['/shared/feature.ts'], '/shared/feature.ts': [] });
});

test('what a used declaration needs through others, and what runs at once, counts as used', async () => {
  const imports = await importsOf({
    '/web/page.tsx': `import { sum } from './sum.ts'; export default () => sum(1);`,
    '/web/sum.ts': `import { createContext } from 'react';
      import { add } from './add.ts';
      import './sum.css';
      import type { Sum } from './type.ts';
      const Context = createContext(0);
      function plus(one: Sum) { return add(one); }
      export const sum = (one: Sum) => plus(one);
      export { minus as less } from './minus.ts';`,
    '/web/add.ts': `export const add = (one: number) => one;`,
    '/web/minus.ts': `export const minus = 1;`,
  });
  expect(imports['/web/sum.ts']).toEqual(['./sum.css', '/web/add.ts', 'react/createContext']);
  expect(imports['/web/minus.ts']).toBeUndefined();
});

test('an export of another module counts if it is used, and each export if the whole module is imported', async () => {
  const imports = await importsOf({
    '/web/page.tsx': `import * as all from './all.ts'; import { one } from './some.ts'; all.run(one);`,
    '/web/all.ts': `export * from './rest.ts'; export { two } from './two.ts';`,
    '/web/rest.ts': `export const rest = 1;`,
    '/web/two.ts': `export const two = 2;`,
    '/web/some.ts': `export { one } from './one.ts'; export { two } from './two.ts';`,
    '/web/one.ts': `export const one = 1;`,
  });
  expect(imports['/web/all.ts']).toEqual(['/web/rest.ts', '/web/two.ts']);
  expect(imports['/web/page.tsx']).toEqual(['/web/all.ts', '/web/one.ts']);
  expect(imports['/web/some.ts']).toBeUndefined();
});
