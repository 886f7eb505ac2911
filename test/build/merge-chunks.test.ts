import { describe, expect, it } from 'vitest';
import { type Chunk, mergeChunks } from '../../web/build/merge-chunks.ts';

function chunk(name: string, users: number[], bytes: number, needs: Chunk[] = []): Chunk {
  return { modules: [name], users: new Set(users), bytes, needs: new Set(needs), kind: 'code' };
}

const merged = (chunks: Chunk[]) =>
  mergeChunks(chunks)
    .map(({ modules }) => [...modules].sort().join('+'))
    .sort();

describe('mergeChunks', () => {
  it('merges small chunks of nearly the same pages', () => {
    const chunks = [chunk('a', [1, 2, 3], 500), chunk('b', [1, 2], 500), chunk('c', [9], 500)];
    expect(merged(chunks)).toEqual(['a+b', 'c']);
  });

  it('leaves a large chunk out of pages that do not need it', () => {
    expect(merged([chunk('base', [1, 2, 3], 100_000), chunk('editor', [3], 60_000)])).toEqual([
      'base',
      'editor',
    ]);
  });

  it('keeps chunks of different kinds apart', () => {
    const text = { ...chunk('text', [1, 2], 500), kind: 'en' };
    expect(merged([text, chunk('a', [1, 2], 500)])).toEqual(['a', 'text']);
  });

  it('makes no chunk that needs itself through another', () => {
    const low = chunk('low', [1, 2], 500);
    const middle = { ...chunk('middle', [1, 2], 500, [low]), kind: 'other' };
    expect(merged([low, middle, chunk('high', [1, 2], 500, [middle])])).toEqual(['high', 'low', 'middle']);
  });

  it('counts what the merged chunk makes its pages load', () => {
    const large = chunk('large', [1], 100_000);
    expect(merged([large, chunk('a', [1, 2], 100), chunk('b', [1], 100, [large])])).toContain('a');
  });
});
