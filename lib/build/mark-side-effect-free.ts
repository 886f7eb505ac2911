import type { Plugin } from 'esbuild';
import { projectFolder } from './paths.ts';

const ownSourcePattern = new RegExp(`^${RegExp.escape(projectFolder)}(functions|shared)/`);

/**
 * Tells esbuild that loading a module of ours does nothing by itself, so that one whose exports are
 * unused is left out whole: a Lambda is then not changed by edits of nouns that it does not serve.
 */
export const markSideEffectFree: Plugin = {
  name: 'leave-out-unused',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === markSideEffectFree || !ownSourcePattern.test(importer)) return undefined;
      const found = await build.resolve(path, { importer, kind, resolveDir, pluginData: markSideEffectFree });
      return { ...found, sideEffects: false };
    });
  },
};
