import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { identifiersOf } from './support/source/identifiers.ts';
import { oldFileNames } from './support/source/old-file-names.ts';
import { oldNames } from './support/source/old-names.ts';
import { readSources } from './support/source/source-tree.ts';

describe('what has a standard name carries it', () => {
  const sources = readSources();

  test('no identifier bears an old name', () => {
    const found = sources.flatMap(({ path, text }) =>
      oldIdentifiers(path, text).map(name => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  }, 60_000);

  test('no file bears an old name', () => {
    const found = sources.flatMap(({ path }) => {
      const name = oldFileNames.get(stemOf(path));
      return name ? [`${path}: ${name}`] : [];
    });
    expect(found).toEqual([]);
  });

  test.each([
    ['a variable', 'const outrun = new OutrunError();'],
    ['a type', 'let error: OutrunError | undefined;'],
    ['an import', "import { OutrunError } from './errors.ts';"],
    ['a component', 'export const page = <OutrunError />;'],
    ['a private field', 'class Store { #OutrunError = 1; }'],
  ])('an old name is found as %s', (_, text) => {
    expect(oldIdentifiers('a.tsx', text)).toEqual(['OutrunError, which is called ConflictError']);
  });

  test('words of strings, comments and longer names are free', () => {
    const text = "/** OutrunError */ const myOutrunError = 'OutrunError'; // OutrunError";
    expect(oldIdentifiers('a.ts', text)).toEqual([]);
  });
});

const anyOldName = new RegExp(`\\b(${[...oldNames.keys()].join('|')})\\b`);

/** Parses only files in which an old name stands at all, be it in a comment. */
function oldIdentifiers(path: string, text: string): string[] {
  if (!anyOldName.test(text)) return [];
  return [...identifiersOf(path, text).keys()]
    .filter(name => oldNames.has(name))
    .map(name => `${name}, which is called ${oldNames.get(name)}`);
}

function stemOf(path: string): string {
  return basename(path).replace(/(\.(test|slow|alone|e2e|bench))*\.tsx?$/, '');
}
