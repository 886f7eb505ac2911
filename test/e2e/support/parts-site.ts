import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { projectFolder } from '../../../lib/build/paths.ts';
import { listen } from '../../../lib/local/serve.ts';
import { serveSite } from '../../../lib/local/site/serve-site.ts';

/**
 * Serves the web as built for development, which alone has `/_parts`, and with React's own warnings. There
 * is no API behind it.
 */
export async function openPartsSite(): Promise<{ address: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'lumitree-parts-'));
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
  const site = serveSite({ folder, config: () => ({}), reach: { connect: [], images: [] } });
  const { endpoint, close } = await listen(site);
  return {
    address: endpoint,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
