import type { Plugin } from 'esbuild';
import { projectFolder } from './paths.ts';

const ownSourcePattern = new RegExp(`^${RegExp.escape(projectFolder)}(functions|shared)/`);

/**
 * Tells esbuild that our modules have no side effects. esbuild then leaves out modules whose exports are
 * unused, so a Lambda does not change when somebody edits an endpoint of another Lambda.
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
