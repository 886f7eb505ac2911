import { describe, expect, test } from 'vitest';
import { groupOf, layerOf } from '../lib/build/may-import.ts';
import { findCircles } from './support/source/find-circles.ts';
import { readSources } from './support/source/source-tree.ts';

type Arrow = readonly [from: string, to: string];

/** What is imported when a file is, and types; `import()` may lead back, as it is loaded later. */
const imports = readSources().flatMap(({ path, imports }) =>
  imports.flatMap(({ path: to, kind }) => (to && kind !== 'dynamic' ? [{ from: path, to, kind }] : [])),
);

/** Circles there are today, which the rework of composition and of keys breaks. The list only shrinks. */
const knownFileCircles: string[][] = [];
/** Features that import each other's files, against the import rules. The list only shrinks. */
const knownFeatureCircles = [['functions/features/organizations', 'functions/features/people']];

describe('imports never lead in a circle', () => {
  test('not from file to file, types included', () => {
    expect(findCircles(imports.map(({ from, to }) => [from, to]))).toEqual(knownFileCircles);
  });

  test('not from layer to layer', () => {
    const arrows = imports
      .filter(({ from, to, kind }) => !takesTypesOfComposition(from, to, kind))
      .map(({ from, to }): Arrow => [layerOf(from)?.folder ?? from, layerOf(to)?.folder ?? to]);
    expect(findCircles(arrows)).toEqual([]);
  });

  test('not from feature to feature of the Lambdas or the web', () => {
    const featureOf = (path: string) => groupOf({ folder: 'tier/features/*', may: [] }, path);
    const isFeature = (path: string) => /^(functions|web)\/features\/[^/]+\//.test(path);
    const arrows = imports
      .filter(({ from, to }) => isFeature(from) && isFeature(to))
      .map(({ from, to }): Arrow => [featureOf(from), featureOf(to)]);
    expect(findCircles(arrows)).toEqual(knownFeatureCircles);
  });
});

describe('a circle is found', () => {
  test('of two, and of more by way of others', () => {
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

  test('but not where two ways lead to the same file', () => {
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

/** Handlers take the types of what the composition gives them. */
function takesTypesOfComposition(from: string, to: string, kind: string): boolean {
  return kind === 'type' && from.startsWith('functions/features/') && to.startsWith('functions/composition/');
}
