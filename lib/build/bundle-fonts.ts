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
        const source = await readFile(path, 'utf8');
        const places = [...source.matchAll(/^ {2}'([\w-]+)':\s+'(\S+\.ttf)',$/gm)];
        const named = source.split('.ttf').length - 1;
        if (places.length !== named)
          throw new Error(`${path} names ${named} fonts, and ${places.length} are found`);
        const imports = places.map(([, , font], index) => `import font${index} from '${font}';`);
        const entries = places.map(([, name], index) => `'${name}': font${index}`);
        const contents = [
          "import { readFile } from 'node:fs/promises';",
          ...imports,
          `const carried = { ${entries.join(', ')} };`,
          'export const readFontFile = name => readFile(new URL(carried[name], import.meta.url));',
        ].join('\n');
        return { contents, loader: 'js', resolveDir: dirname(path) };
      },
    );
  },
};
