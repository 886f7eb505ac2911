import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Puts the WebAssembly files of the image codecs and of the text shaper into the bundle of a Lambda, because
 * a deployed Lambda has no node_modules.
 */
export const inlineWasm: Plugin = {
  name: 'inline-wasm',
  setup(build) {
    build.onLoad({ filter: /[/\\]harfbuzzjs[/\\]dist[/\\]index\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source.replace('await createHarfBuzz()', 'await createHarfBuzz({ wasmBinary })');
      if (contents === source) throw new Error(`${path} does not start HarfBuzz`);
      return {
        contents: `import wasmBinary from './harfbuzz.wasm';\n${contents}`,
        loader: 'js',
        resolveDir: dirname(path),
      };
    });
    build.onLoad({ filter: /[/\\]functions[/\\]platform[/\\]files[/\\]read-wasm\.ts$/ }, async ({ path }) => {
      const places = [...(await readFile(path, 'utf8')).matchAll(/^ {2}'?([\w-]+)'?: '(\S+\.wasm)',$/gm)];
      if (places.length === 0) throw new Error(`${path} names no WebAssembly`);
      const imports = places.map(([, , wasm], index) => `import wasm${index} from '${wasm}';`);
      const entries = places.map(([, name], index) => `'${name}': wasm${index}`);
      const contents = [
        ...imports,
        `const carried = { ${entries.join(', ')} };`,
        'export const readWasm = async name => carried[name];',
      ].join('\n');
      return { contents, loader: 'js', resolveDir: dirname(path) };
    });
  },
};
