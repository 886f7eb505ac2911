import { describe, expect, it } from 'vitest';
import { type Chunk, filesInCircles, mergeChunks } from '../../web/build/merge-chunks.ts';

function chunk(name: string, users: number[], bytes: number, needs: Chunk[] = []): Chunk {
  return {
    modules: [name],
    users: new Set(users),
    bytes,
    needs: new Set(needs),
    kind: 'code',
    hasStyles: false,
  };
}

const merged = (chunks: Chunk[]) =>
  mergeChunks(chunks)
    .map(({ modules }) => [...modules].sort().join('+'))
    .sort();

describe('mergeChunks decides which chunks of a build are merged', () => {
  it('small chunks are merged if nearly the same pages load them', () => {
    const chunks = [chunk('a', [1, 2, 3], 500), chunk('b', [1, 2], 500), chunk('c', [9], 500)];
    expect(merged(chunks)).toEqual(['a+b', 'c']);
  });

  it('a large chunk is not merged with a chunk that other pages load too, because these pages do not need the large chunk', () => {
    expect(merged([chunk('base', [1, 2, 3], 100_000), chunk('editor', [3], 60_000)])).toEqual([
      'base',
      'editor',
    ]);
  });

  it('larger chunks are also merged if both have a style sheet, because pages then load one fewer style sheet', () => {
    const styled = (name: string, users: number[]) => ({ ...chunk(name, users, 7000), hasStyles: true });
    expect(merged([styled('a', [1, 2]), styled('b', [1])])).toEqual(['a+b']);
    expect(merged([styled('a', [1, 2]), chunk('b', [1], 7000)])).toEqual(['a', 'b']);
  });

  it('chunks of different kinds, such as code and texts, are not merged', () => {
    const text = { ...chunk('text', [1, 2], 500), kind: 'en' };
    expect(merged([text, chunk('a', [1, 2], 500)])).toEqual(['a', 'text']);
  });

  it('chunks are not merged if that would make imports circular', () => {
    const low = chunk('low', [1, 2], 500);
    const middle = { ...chunk('middle', [1, 2], 500, [low]), kind: 'other' };
    expect(merged([low, middle, chunk('high', [1, 2], 500, [middle])])).toEqual(['high', 'low', 'middle']);
  });

  it('chunks are not merged if a page would then load a large chunk that it does not need', () => {
    const large = chunk('large', [1], 100_000);
    expect(merged([large, chunk('a', [1, 2], 100), chunk('b', [1], 100, [large])])).toContain('a');
  });
});

it('files that import each other through others are found', () => {
  const importsOf = new Map([
    ['page', ['a']],
    ['a', ['b', 'low']],
    ['b', ['a']],
    ['low', []],
  ]);
  expect(filesInCircles(importsOf)).toEqual(['a', 'b']);
  expect(filesInCircles(new Map([...importsOf, ['b', ['low']]]))).toEqual([]);
});
