import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { splitSchemas } from '../../web/build/split-schemas.ts';

const folder = new URL('../../shared/', import.meta.url).pathname;

const { load } = splitSchemas() as unknown as {
  load: { handler: (this: object, id: string) => string | null };
};
const context = { parse: (code: string) => parseSync('code.ts', code).program };
const loaded = (path: string) => load.handler.call(context, `${folder}${path}`);

/** The names of the constants and functions that a module exports. */
const exportsOf = (code: string) =>
  [
    ...[...code.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)].map(([, name]) => name),
    ...[...code.matchAll(/^export \{ ([\w,]*) \}/gm)].flatMap(([, names]) => names?.split(',')),
  ].filter(Boolean);

test('rules and limits of a module do not need zod, and its schemas use them', () => {
  const [plain, schemas] = [loaded('core/ids.plain.ts') ?? '', loaded('core/ids.schemas.ts') ?? ''];
  expect(loaded('core/ids.ts')).toMatch(
    /isId.* from '.\/ids.plain.ts';\n.*CaseId.* from '.\/ids.schemas.ts';/,
  );
  expect(plain).toContain('export const isId');
  expect(plain).not.toMatch(/z\.\w/);
  expect(schemas).toContain('export const CaseId');
  expect(schemas).not.toContain('idPrefixes = ');
  expect(schemas).toMatch(/import \{ .*idPattern.* \} from '.\/ids.plain.ts';$/);
  expect(plain).toMatch(/export \{ .*idPattern.* \};$/);
});

test('a module of rules only, and one of schemas only, stay whole', () => {
  expect(loaded('core/age.ts')).toBeNull();
  expect(loaded('core/named.ts')).toBeNull();
});

test('each module exports the same names in two parts as in one, each once', () => {
  const split = globSync('**/*.ts', { cwd: folder }).filter(path => loaded(path) !== null);
  expect(split.length).toBeGreaterThan(50);
  for (const path of split) {
    const [plain, schemas] = ['plain', 'schemas'].map(
      half => loaded(path.replace(/ts$/, `${half}.ts`)) ?? '',
    );
    const whole = exportsOf(readFileSync(`${folder}${path}`, 'utf8')).sort();
    expect(exportsOf(loaded(path) ?? '').sort(), path).toEqual(whole);
    const inParts = [...exportsOf(plain?.replace(/export \{.*\};$/, '') ?? ''), ...exportsOf(schemas ?? '')];
    expect(inParts.sort(), path).toEqual(whole);
    expect(plain, path).not.toMatch(/\bz\.(object|string|enum|array|int)\(/);
  }
});
