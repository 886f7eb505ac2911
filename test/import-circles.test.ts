import { describe, expect, test } from 'vitest';
import { testInTurn } from './support/sampling/test-in-turn.ts';
import { findCircles } from './support/source/find-circles.ts';
import { layerOf } from './support/source/may-import.ts';
import { readSources } from './support/source/source-tree.ts';

type Arrow = readonly [from: string, to: string];

const allImports = readSources().flatMap(({ path, imports }) =>
  imports.flatMap(({ path: to, kind }) => (to ? [{ from: path, to, kind }] : [])),
);
/**
 * Static imports, including those of types. `import()` is left out: it loads later, so it may lead from a
 * lower layer to a higher one.
 */
const imports = allImports.filter(({ kind }) => kind !== 'dynamic');

/**
 * Folders that contain one folder per feature. In test/, only shared test code counts, because nothing
 * imports test files.
 */
const tiersOfFeatures = [
  'shared/features',
  'functions/features',
  'web/features',
  'lib/restore/features',
  'lib/local/demo',
  'test/features',
];

describe('imports are never circular', () => {
  test('imports between files are never circular, including type imports and dynamic imports', () => {
    expect(findCircles(allImports.map(({ from, to }) => [from, to]))).toEqual([]);
  });

  testInTurn('imports between layers are never circular', () => {
    const arrows = imports
      .filter(({ from, to, kind }) => !takesTypesOfComposition(from, to, kind))
      .map(({ from, to }): Arrow => [layerOf(from)?.folder ?? from, layerOf(to)?.folder ?? to]);
    expect(findCircles(arrows)).toEqual([]);
  });

  test.each(tiersOfFeatures)('imports between features of %s are never circular', tier => {
    const featureOf = (path: string) =>
      path.startsWith(`${tier}/`)
        ? path
            .slice(tier.length + 1)
            .split('/')
            .slice(0, -1)[0]
        : undefined;
    const arrows = imports.flatMap(({ from, to }): Arrow[] => {
      const arrow = [featureOf(from), featureOf(to)] as const;
      const isTest = from.endsWith('.test.ts');
      return arrow[0] === undefined || arrow[1] === undefined || isTest ? [] : [[arrow[0], arrow[1]]];
    });
    expect(arrows).not.toEqual([]);
    expect(findCircles(arrows)).toEqual([]);
  });
});

describe('the check for circular imports finds circles', () => {
  test('the check for circular imports finds circles between two files and between more files', () => {
    const arrows: Arrow[] = [
      ['a', 'b'],
      ['b', 'a'],
      ['b', 'c'],
      ['c', 'd'],
      ['d', 'e'],
      ['e', 'c'],
      ['d', 'd'],
      ['e', 'f'],
    ];
    expect(findCircles(arrows)).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });

  test('the check for circular imports reports no circle if two paths of imports lead to the same file', () => {
    expect(
      findCircles([
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'd'],
        ['c', 'd'],
      ]),
    ).toEqual([]);
  });
});

/** Whether a handler imports only types from the folder `composition`, which is allowed. */
function takesTypesOfComposition(from: string, to: string, kind: string): boolean {
  return kind === 'type' && from.startsWith('functions/features/') && to.startsWith('functions/composition/');
}
