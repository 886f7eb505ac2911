import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';

/** Copies font files into the Lambda's folder, because a Lambda has no node_modules. */
export const bundleFonts: Plugin = {
  name: 'bundle-fonts',
  setup(build) {
    build.onLoad(
      { filter: /[/\\]functions[/\\]platform[/\\]pdf[/\\]read-font-file\.ts$/ },
      async ({ path }) => {
        const places = [...(await readFile(path, 'utf8')).matchAll(/^ {2}'([\w-]+)': '(\S+\.ttf)',$/gm)];
        if (places.length === 0) throw new Error(`${path} names no font`);
        const imports = places.map(([, , font], index) => `import font${index} from '${font}';`);
        const entries = places.map(([, name], index) => `'${name}': font${index}`);
        const contents = [
          "import { readFile } from 'node:fs/promises';",
          ...imports,
          `const carried = { ${entries.join(', ')} };`,
          "const folder = new URL(import.meta.url.includes('/chunks/') ? '..' : '.', import.meta.url);",
          'export const readFontFile = name => readFile(new URL(carried[name], folder));',
        ].join('\n');
        return { contents, loader: 'js', resolveDir: dirname(path) };
      },
    );
  },
};
