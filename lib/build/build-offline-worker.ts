import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { projectFolder, webFolder } from './paths.ts';

/** Large files that are left out, because a screening without a network needs none of them. */
const notTaken =
  /^(pdf\.worker|open-pdf|rich-text-editor|register|list-worker|device-worker|import-|.*\.map$)/;

/**
 * Builds the service worker that serves the app's files without a network. Also writes the list of these
 * files. The version of the list changes when any of the files changes.
 */
export async function buildOfflineWorker(): Promise<void> {
  await build({
    entryPoints: [`${projectFolder}web/offline-worker/offline-worker.ts`],
    outfile: `${webFolder}/offline-worker.js`,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
  });
  const assets = (await readdir(`${webFolder}/assets`)).filter(file => !notTaken.test(file)).sort();
  const version = createHash('sha256')
    .update(await readFile(`${webFolder}/index.html`))
    .update(assets.join('\n'))
    .digest('hex')
    .slice(0, 16);
  const files = ['/', '/config.json', '/favicon.svg', ...assets.map(file => `/assets/${file}`)];
  await writeFile(`${webFolder}/offline-files.json`, JSON.stringify({ version, files }));
}
