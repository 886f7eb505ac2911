import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import { build } from 'esbuild';
import { bundleFonts } from './bundle-fonts.ts';
import { inlineWasm } from './inline-wasm.ts';
import { markSideEffectFree } from './mark-side-effect-free.ts';
import { oneLruCache } from './one-lru-cache.ts';
import { oneStartChunk } from './one-start-chunk.ts';
import { functionFolder, metafilePath, projectFolder } from './paths.ts';
import { removeUnreachableChunks } from './remove-unreachable-chunks.ts';

/** Some bundled packages are CommonJS and load Node's modules with `require`, which ESM lacks. */
const commonJsRequireBanner = [
  "import { createRequire as __createRequire } from 'node:module';",
  'const require = __createRequire(import.meta.url);',
].join('');

/** The Lambdas by name: every file of `functions/lambdas`. */
export async function listEntries(): Promise<string[]> {
  const files = await readdir(`${projectFolder}functions/lambdas`);
  return files.filter(file => file.endsWith('.ts')).map(file => basename(file, '.ts'));
}

/** Bundles one Lambda as `index.mjs` and chunks in `outdir`. @returns esbuild's metafile */
export async function bundleFunction(
  entry: string,
  outdir: string,
  lambda = `functions/lambdas/${entry}.ts`,
): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: projectFolder,
    entryPoints: { index: lambda },
    outdir,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    minify: true,
    sourcemap: 'external',
    legalComments: 'none',
    plugins: [oneStartChunk(lambda), markSideEffectFree, inlineWasm, bundleFonts, oneLruCache],
    loader: { '.wasm': 'binary', '.ttf': 'file' },
    assetNames: '[name]',
    banner: { js: commonJsRequireBanner },
    metafile: true,
    logLevel: 'warning',
  });
  await removeUnreachableChunks(metafile);
  return metafile;
}

/**
 * Bundles every Lambda into its own folder, each in a separate pass. A single pass would put shared chunks
 * outside the folders, and every edit would change every Lambda. Throws if there is no Lambda.
 */
export async function bundleFunctions(): Promise<Map<string, Metafile>> {
  const entries = await listEntries();
  if (entries.length === 0) throw new Error('functions/lambdas holds no Lambda to bundle');
  await rm(`${projectFolder}dist/functions`, { recursive: true, force: true });
  await mkdir(`${projectFolder}dist/functions`, { recursive: true });
  const bundles = entries.map(async entry => {
    const metafile = await bundleFunction(entry, functionFolder(entry));
    await writeFile(metafilePath(entry), JSON.stringify(metafile));
    return [entry, metafile] as const;
  });
  return new Map(await Promise.all(bundles));
}
