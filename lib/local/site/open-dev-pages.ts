import { join } from 'node:path';
import { createServer } from 'vite';
import { projectFolder } from '../../build/paths.ts';
import type { RequestHandler } from '../serve.ts';

/** Serves the pages from their sources and reloads them on change. */
export async function openDevPages(): Promise<{ handler: RequestHandler; close: () => Promise<void> }> {
  const vite = await createServer({
    configFile: join(projectFolder, 'web/vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true },
  });
  return { handler: (request, response) => vite.middlewares(request, response), close: () => vite.close() };
}
