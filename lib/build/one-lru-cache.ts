import type { Plugin } from 'esbuild';
import { projectFolder } from './paths.ts';

/**
 * The DynamoDB client includes an endpoint cache that is never used here, with a library of 7 kB. This plugin
 * replaces that library with the cache that the Lambdas already include.
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
