import { join } from 'node:path';
import { build } from 'vite';
import { isUpToDate } from '../../../lib/build/is-up-to-date.ts';
import { projectFolder } from '../../../lib/build/paths.ts';
import { listen } from '../../../lib/local/serve.ts';
import { serveSite } from '../../../lib/local/site/serve-site.ts';

const folder = join(projectFolder, '.cache/parts');

/** Builds the web as for development, which alone has `/_parts`, and with React's own warnings. */
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

/** Serves what was built, as it is: packing it takes longer than all that is done with it. There is no API behind it. */
export function serveGallerySite() {
  const site = serveSite({ folder, config: () => ({}), cspSources: { connect: [], images: [] } });
  return listen((request, response) => {
    delete request.headers['accept-encoding'];
    return site(request, response);
  });
}
