import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { toTraditional } from './to-traditional.ts';

/** Vite plugin: `zh/cases.json?traditional` is the Simplified Chinese file converted for Hong Kong. */
export function traditionalCatalogues(): Plugin {
  return {
    name: 'traditional-catalogues',
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?');
      if (query !== 'traditional') return null;
      this.addWatchFile(path);
      return { code: toTraditional(await readFile(path, 'utf8')), moduleType: 'json' };
    },
  };
}
