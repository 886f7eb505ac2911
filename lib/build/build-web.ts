import { access } from 'node:fs/promises';
import { build } from 'vite';
import { appVersion } from './app-version.ts';
import { buildOfflineWorker } from './build-offline-worker.ts';
import { projectFolder, webFolder } from './paths.ts';

export async function buildWeb(): Promise<void> {
  process.env.APP_VERSION ??= appVersion();
  await buildWith('vite.config.ts', true);
  await buildWith('register.vite.config.ts', false);
  await buildOfflineWorker();
  await Promise.all(
    ['index', 'public', 'not-found', 'register'].map(page => access(`${webFolder}/${page}.html`)),
  );
}

const buildWith = (config: string, emptyOutDir: boolean) =>
  build({
    configFile: `${projectFolder}web/${config}`,
    build: { outDir: webFolder, emptyOutDir },
    logLevel: 'warn',
  });
