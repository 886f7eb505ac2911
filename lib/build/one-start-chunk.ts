import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { projectFolder } from './paths.ts';

const namespace = 'lazy';

/**
 * Puts everything that a Lambda loads at its start into one chunk. esbuild puts two modules into the same
 * chunk if the same entry points reach them, and each `import()` is an entry point. This plugin makes each of
 * these entry points also import the Lambda's own entry, so that all of them reach all modules that the
 * Lambda loads at its start.
 */
export const oneStartChunk = (lambda: string): Plugin => ({
  name: 'one-start-chunk',
  setup(build) {
    build.onResolve({ filter: /./ }, async ({ path, importer, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const found = await build.resolve(path, { importer, kind: 'import-statement', resolveDir });
      if (found.external || found.errors.length > 0) return found;
      return { path: relative(projectFolder, found.path), namespace };
    });
    build.onLoad({ filter: /./, namespace }, async ({ path }) => {
      const hasDefault = /\bexport default\b|\bas default\b/.test(
        await readFile(join(projectFolder, path), 'utf8'),
      );
      return {
        contents: [
          `import './${lambda}';`,
          `export * from './${path}';`,
          ...(hasDefault ? [`export { default } from './${path}';`] : []),
        ].join('\n'),
        resolveDir: projectFolder,
      };
    });
  },
});
