import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { traditionalCatalogues } from './i18n/traditional-catalogues.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `vite` finds the rest of the product while the web is worked on. */
const backend = process.env.LUMITREE_BACKEND ?? 'http://127.0.0.1:4000';

/** `YY-MM-DD-build`: the day of the last commit and how many came before it. */
function appVersion(): string {
  if (process.env.APP_VERSION) return process.env.APP_VERSION;
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, {
        cwd: folder('..'),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    const day = git('log', '-1', '--format=%cd', '--date=format:%y-%m-%d').trim();
    return `${day}-${git('rev-list', '--count', 'HEAD').trim()}`;
  } catch {
    return `${new Date().toISOString().slice(2, 10)}-0`;
  }
}

const fieldParts =
  /@mantine\/core\/esm\/(core|components\/(ActionIcon|Button|Checkbox|CloseButton|InlineInput|Input|InputBase|Loader|Paper|PasswordInput|TextInput|Transition|UnstyledButton))\//;

export default defineConfig({
  root: folder('.'),
  plugins: [react(), traditionalCatalogues()],
  define: { __APP_VERSION__: JSON.stringify(appVersion()) },
  build: {
    outDir: folder('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            /** Our settings for zod travel with it, so that they hold before the first schema is made. */
            { name: 'zod', test: /node_modules\/zod\/|\/ui\/validation-keys\.ts$/ },
            /** What every form stands on: one file packs tighter than a dozen, and is one request. */
            { name: 'fields', test: fieldParts },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': backend, '/config.json': backend } },
  preview: { proxy: { '/api': backend, '/config.json': backend } },
});
