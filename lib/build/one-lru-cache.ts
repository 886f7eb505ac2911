import type { Plugin } from 'esbuild';
import { projectFolder } from './paths.ts';

/**
 * The client of DynamoDB brings a cache for endpoints that it never looks up here, with 7 kB of a library for it.
 * The one that the Lambdas use themselves takes its place.
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
