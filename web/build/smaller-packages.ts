import type { Plugin } from 'vite';
import { type Cut, without } from './cut-code.ts';
import { unusedI18nextCode } from './unused-i18next-code.ts';
import { missingFromRouter, unusedRouterCode } from './unused-router-code.ts';

const cutsOf: [modules: RegExp, cuts: Record<string, Cut>][] = [
  [/\/react-router\/dist\/production\/lib\/(.*)\.js$/, unusedRouterCode],
  [/\/i18next\/dist\/esm\/(.*)\.js$/, unusedI18nextCode],
];

/**
 * Removes code of packages that pages never run but every bundler keeps. Builds for development load other
 * files of React Router, which keep their code.
 * @throws Error at build if the code of a new version looks different, or a page imports what is left out
 */
export function smallerPackages(): Plugin {
  return {
    name: 'smaller-packages',
    apply: 'build',
    transform: {
      filter: { id: [...cutsOf.map(([modules]) => modules), /\/web\/.*\.tsx?$/] },
      handler(code, id) {
        for (const [modules, cuts] of cutsOf) {
          const [, name = ''] = modules.exec(id) ?? [];
          const cut = cuts[name];
          if (cut) return { code: without(cut, code), map: null };
        }
        const imported = code.match(/import \{[^}]*\} from ['"]react-router['"]/g)?.join() ?? '';
        if (missingFromRouter.test(imported))
          throw new Error(`${id} imports what \`unused-router-code.ts\` leaves out`);
        return undefined;
      },
    },
  };
}
