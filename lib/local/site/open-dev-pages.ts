import { join } from 'node:path';
import { createServer } from 'vite';
import { appVersion } from '../../build/app-version.ts';
import { projectFolder } from '../../build/paths.ts';
import { resolveSitePath } from '../../cloud/site-routing.ts';
import type { RequestHandler } from '../serve.ts';

/** HTML files of the source. All other pages, also those without sign-in, get `index.html`. */
const pages = ['/index.html', '/register.html'];

/**
 * Serves the pages from source, and reloads them on change. As in CloudFront, families get a separate page.
 */
export async function openDevPages(): Promise<{ handler: RequestHandler; close: () => Promise<void> }> {
  process.env.APP_VERSION ??= appVersion();
  const vite = await createServer({
    configFile: join(projectFolder, 'web/vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true },
  });
  const handler: RequestHandler = (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const { file } = resolveSitePath(path);
    if (pages.includes(file) && file !== path) request.url = file;
    vite.middlewares(request, response);
  };
  return { handler, close: () => vite.close() };
}
