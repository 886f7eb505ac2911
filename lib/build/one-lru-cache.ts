import type { Plugin } from 'esbuild';
import { projectFolder } from './paths.ts';

/**
 * The DynamoDB client includes a cache for endpoints that is never used here, with a library of 7 kB. It is
 * replaced by the cache that the Lambdas use themselves.
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
