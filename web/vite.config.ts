import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { handbookTexts } from './app/help/handbook-plugin.ts';
import { chunkGroups } from './chunk-groups.ts';
import { hanReadings } from './platform/i18n/han-readings.ts';
import { traditionalCatalogues } from './platform/i18n/traditional-catalogues.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Backend that the development server proxies to. */
const backend = process.env.LUMITREE_BACKEND ?? 'http://127.0.0.1:4000';

const chunks = chunkGroups();

/** What the app and the page for families are both built with. */
export const commonConfig = {
  root: folder('.'),
  define: { __APP_VERSION__: JSON.stringify(process.env.APP_VERSION ?? 'unknown') },
  build: {
    outDir: folder('../dist/web'),
    target: 'es2022',
    modulePreload: { polyfill: false },
    /** Beside the files but not named in them; a build for a deployment moves them away. */
    sourcemap: process.env.SOURCE_MAPS === '1' ? ('hidden' as const) : false,
  },
} as const;

/** Loading a module of shared/ does nothing by itself: unused calls of a feature stay out of a page. */
export const treeshake = { moduleSideEffects: [{ test: /[\\/]shared[\\/]/, sideEffects: false }] };

/** The list of a page's files names every one: a shorter hash makes it smaller, and 42 bits still tell all versions apart. */
export const hashedNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig({
  ...commonConfig,
  plugins: [react(), traditionalCatalogues(), hanReadings(), handbookTexts(), chunks.plugin],
  build: {
    ...commonConfig.build,
    emptyOutDir: true,
    rolldownOptions: {
      treeshake,
      output: { ...hashedNames, codeSplitting: { groups: chunks.groups } },
    },
  },
  server: { proxy: { '/api': backend, '/config.json': backend } },
  preview: { proxy: { '/api': backend, '/config.json': backend } },
});
