import type { Plugin } from 'esbuild';
import { projectFolder } from './paths.ts';

/**
 * Replaces the library `mnemonist` (7 kB) in the bundle of a Lambda by the cache that our own code already
 * uses. The DynamoDB client needs the library only for a cache of endpoints, which we never use.
 */
export const oneLruCache: Plugin = {
  name: 'one-lru-cache',
  setup(build) {
    build.onResolve({ filter: /^mnemonist\/lru-cache$/ }, ({ path }) => ({
      path,
      namespace: 'one-lru-cache',
    }));
    build.onLoad({ filter: /.*/, namespace: 'one-lru-cache' }, () => ({
      contents: [
        "import QuickLRU from 'quick-lru';",
        'export default class extends QuickLRU {',
        '  constructor(capacity) {',
        '    super({ maxSize: capacity });',
        '  }',
        '}',
      ].join('\n'),
      resolveDir: projectFolder,
    }));
  },
};
