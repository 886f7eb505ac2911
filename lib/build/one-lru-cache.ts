import type { Plugin } from 'esbuild';
import { projectFolder } from './paths.ts';

/**
 * Replaces a library in the bundle of a Lambda. The DynamoDB client uses it, with 7 kB, for an endpoint cache
 * that we never need. The replacement is the cache that our own code already uses.
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
