import { access } from 'node:fs/promises';
import { build } from 'vite';
import { projectFolder, webFolder } from './paths.ts';

/** Builds the web app into its output folder, which is emptied first. */
export async function buildWeb(): Promise<void> {
  await build({
    configFile: `${projectFolder}web/vite.config.ts`,
    build: { outDir: webFolder, emptyOutDir: true },
    logLevel: 'warn',
  });
  await access(`${webFolder}/index.html`);
}
