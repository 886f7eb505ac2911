import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { toTraditional } from '../../platform/i18n/to-traditional.ts';

const folder = fileURLToPath(new URL('../../../docs/handbook/', import.meta.url));
const names = /^virtual:handbook\/(en|zh|zh-Hant-HK)$/;

/** Vite plugin: `virtual:handbook/zh` contains the Chinese pages of the handbook by file name. */
export function handbookTexts(): Plugin {
  return {
    name: 'handbook-texts',
    resolveId: id => (names.test(id) ? `\0${id}` : null),
    async load(id) {
      const language = names.exec(id.replace(/^\0/, ''))?.[1];
      if (!id.startsWith('\0') || !language) return null;
      const from = `${folder}${language === 'en' ? 'en' : 'zh'}/`;
      const pages: Record<string, string> = {};
      for (const file of (await readdir(from)).filter(name => name.endsWith('.md')).sort()) {
        this.addWatchFile(from + file);
        const text = await readFile(from + file, 'utf8');
        pages[file.slice(0, -'.md'.length)] = language === 'zh-Hant-HK' ? toTraditional(text) : text;
      }
      return `export default ${JSON.stringify(pages)}`;
    },
  };
}
