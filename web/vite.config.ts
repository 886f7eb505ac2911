import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { handbookTexts } from './app/help/handbook-plugin.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { componentStyles } from './build/component-styles.ts';
import { pageTexts } from './build/page-texts.ts';
import { smallerPackages } from './build/smaller-packages.ts';
import { smallerZod } from './build/smaller-zod.ts';
import { splitSchemas } from './build/split-schemas.ts';
import { startFiles } from './build/start-files.ts';
import { unusedParts } from './build/unused-parts.ts';
import { unusedSchemas } from './build/unused-schemas.ts';
import { hanReadings } from './platform/i18n/han-readings.ts';
import { traditionalCatalogues } from './platform/i18n/traditional-catalogues.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** URL of the backend that the development server forwards requests to. */
const backend = process.env.LUMITREE_BACKEND ?? 'http://127.0.0.1:4000';

const root = folder('.').replace(/\/$/, '');
const chunks = chunkGroups(root);

export const commonConfig = {
  root: folder('.'),
  define: { __APP_VERSION__: JSON.stringify(process.env.APP_VERSION ?? 'unknown') },
  build: {
    outDir: folder('../dist/web'),
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_: string, files: string[]) =>
        files.filter(file => !file.startsWith(firstPrefix)),
    },
    /** Writes source maps beside the files, without references to them. A deployment moves the maps away. */
    sourcemap: process.env.SOURCE_MAPS === '1' ? ('hidden' as const) : false,
  },
} as const;

/** Says that modules of shared/ have no side effects, so that unused calls of features stay out of pages. */
export const treeshake = { moduleSideEffects: [{ test: /[\\/]shared[\\/]/, sideEffects: false }] };

/** Switches off warnings about slow plugins, which depend on the machine and not on the build. */
export const checks = { bundlerTimings: false } as const;

/** Chunks that the entry script loads before any other file: React and helpers of the bundler. */
const loadedFirst = ['rendering', 'rolldown-runtime', 'preload-helper'];
/** Beginning of their names, by which lists of files leave them out. */
const firstPrefix = 'assets/r.';

/**
 * Names most files only by a hash, because each page loads lists of names. 42 bits distinguish all versions
 * of all files.
 */
export const hashedNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name }: { name: string }) =>
    loadedFirst.includes(name) ? `${firstPrefix}[hash:7].js` : 'assets/[hash:7].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
};

export default defineConfig({
  ...commonConfig,
  define: { ...commonConfig.define, 'import.meta.env.VITE_FAMILY_PAGE': 'false' },
  plugins: [
    react(),
    componentStyles(folder('app/main.tsx')),
    splitSchemas(),
    unusedSchemas(),
    smallerZod(root),
    smallerPackages(),
    unusedParts(root),
    pageTexts(root),
    traditionalCatalogues(),
    hanReadings(),
    handbookTexts(),
    chunks.plugin,
    startFiles(root),
  ],
  build: {
    ...commonConfig.build,
    emptyOutDir: true,
    rolldownOptions: {
      checks,
      treeshake,
      output: { ...hashedNames, codeSplitting: { groups: chunks.groups } },
    },
  },
  server: { proxy: { '/api': backend, '/config.json': backend } },
  preview: { proxy: { '/api': backend, '/config.json': backend } },
});
