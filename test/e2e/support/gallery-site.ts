import { join } from 'node:path';
import { build } from 'vite';
import { isUpToDate } from '../../../lib/build/is-up-to-date.ts';
import { projectFolder } from '../../../lib/build/paths.ts';
import { listen } from '../../../lib/local/serve.ts';
import { serveSite } from '../../../lib/local/site/serve-site.ts';

const folder = join(projectFolder, '.cache/parts');

/** Builds the web app in development mode, which adds `/_parts` (all components) and React's warnings. */
export async function buildGallerySite(sources: string[]): Promise<void> {
  if (isUpToDate(join(folder, 'index.html'), sources)) return;
  const usual = process.env.NODE_ENV;
  process.env.NODE_ENV = 'development';
  try {
    await build({
      configFile: join(projectFolder, 'web/vite.config.ts'),
      mode: 'development',
      build: { outDir: folder, emptyOutDir: true },
      logLevel: 'warn',
    });
  } finally {
    if (usual === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = usual;
  }
}

/**
 * Serves the built files uncompressed, because compression would take longer than the tests. The server has
 * no API.
 */
export function serveGallerySite() {
  const site = serveSite({ folder, config: () => ({}), cspSources: { connect: [], images: [] } });
  return listen((request, response) => {
    delete request.headers['accept-encoding'];
    return site(request, response);
  });
}
